import type { MetaArgs } from 'react-router'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { accountMeta } from '../parts/account-meta.ts'
import { NotificationSettings } from '../parts/settings/NotificationSettings.tsx'
import { PhotoSettings } from '../parts/settings/PhotoSettings.tsx'
import { ProfileSettings } from '../parts/settings/ProfileSettings.tsx'
import { YourData } from '../parts/settings/YourData.tsx'
import { useMemberPage } from '../session/use-member-page.ts'
import { pageText as text } from '../text.ts'
import './accounts.css'
import './settings.css'

export function meta(args: MetaArgs) {
  return accountMeta(args, text.settings.title, '/user/settings')
}

export default function SettingsPage() {
  const user = useMemberPage()
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: text.myAccount, to: '/user/profile' }, { name: text.settings.title }]} />
      <div className="page-body settings-page">
        <h1>{text.settings.title}</h1>
        {user ? (
          <>
            <PhotoSettings user={user} />
            <ProfileSettings key={user.pk} user={user} />
            <NotificationSettings user={user} />
            <YourData user={user} />
          </>
        ) : (
          <Skeleton label={text.profile.loading} />
        )}
      </div>
    </div>
  )
}
