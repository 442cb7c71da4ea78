import type { MetaArgs } from 'react-router'
import { accounts } from '#features/accounts/client.ts'
import { ProfileHeader } from '#features/accounts/parts/ProfileHeader.tsx'
import { ProfileTabs } from '#features/accounts/parts/ProfileTabs.tsx'
import { useViewer } from '#features/accounts/session/viewer.ts'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { text } from '../text.ts'

async function load({ api, params }: Load) {
  return { profile: await accounts.getProfile(api, { params: { id: params.id ?? '' } }) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs<typeof loader>) {
  const profile = args.loaderData?.profile
  if (profile === undefined) return []
  const name = `${profile.first_name} ${profile.last_name}`
  return pageMeta(args, {
    title: name,
    description: text.member.description(name),
    path: `/community/user/${profile.id}`,
    hidden: true,
  })
}

export default function MemberPage({ loaderData }: Page<typeof load>) {
  const { user } = useViewer()
  const isOwn = user?.pk === loaderData.profile.pk
  // One's own changes show at once, before the public page has been made anew.
  const profile = isOwn && user ? user : loaderData.profile
  const name = `${profile.first_name} ${profile.last_name}`
  return (
    <>
      <div className="wrap">
        <Breadcrumbs items={[{ name: text.home, to: '/' }, { name: isOwn ? text.member.own : name }]} />
        <ProfileHeader profile={profile} isOwn={isOwn} />
      </div>
      {isOwn && <ProfileTabs id={profile.pk} />}
      <div className="wrap page-body">
        <EmptyState to="/community/guidelines" action={text.member.browse}>
          {text.member.noActivity}
        </EmptyState>
      </div>
    </>
  )
}
