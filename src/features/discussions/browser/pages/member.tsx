import { type MetaArgs, redirect } from 'react-router'
import { accounts } from '#features/accounts/browser/client.ts'
import { ProfileHeader } from '#features/accounts/browser/components/ProfileHeader.tsx'
import { ProfileTabs } from '#features/accounts/browser/components/ProfileTabs.tsx'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Columns } from '#ui/layout/Columns.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { text as communityText } from '../../messages.ts'
import { community } from '../client.ts'
import { GuidelinesBox } from '../discussion-list/GuidelinesBox.tsx'
import { Activities } from '../member/Activities.tsx'
import { activityPath, parseActivityView } from '../member/activity-path.ts'
import { text } from '../member/messages.ts'
import './community.css'
import './member.css'

const PAGE_SIZE = 20

async function load({ api, params, url }: Load) {
  const id = params.id ?? ''
  const { type, page } = parseActivityView(url)
  const [profile, { count, results }] = await Promise.all([
    accounts.getProfile(api, { params: { id } }),
    community.listActivities(api, { params: { member: id }, query: { type, page, page_size: PAGE_SIZE } }),
  ])
  const view = { member: profile.id, type, page }
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE))
  if (page > pages) throw redirect(activityPath({ ...view, page: pages }))
  return { profile, view, pages, count, activities: results }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs<typeof loader>) {
  const profile = args.loaderData?.profile
  if (profile === undefined) return []
  const name = `${profile.first_name} ${profile.last_name}`
  return pageMeta(args, {
    title: name,
    description: text.description(name),
    path: `/community/user/${profile.id}`,
    hidden: true,
  })
}

export default function MemberPage({ loaderData }: Page<typeof load>) {
  const { user } = useViewer()
  const isOwn = user?.pk === loaderData.profile.pk
  // The account has the member's own edits before the cached page has them; the page has the newer points.
  const profile = isOwn && user ? { ...user, points: loaderData.profile.points } : loaderData.profile
  const name = `${profile.first_name} ${profile.last_name}`
  return (
    <>
      <div className="wrap">
        <Breadcrumbs items={[{ name: communityText.home, to: '/' }, { name: isOwn ? text.own : name }]} />
        <ProfileHeader profile={profile} isOwn={isOwn} />
      </div>
      <div className="member-tabs">{isOwn && <ProfileTabs id={profile.pk} />}</div>
      <Columns side={<GuidelinesBox />}>
        <Activities key={profile.pk} {...loaderData} />
      </Columns>
    </>
  )
}
