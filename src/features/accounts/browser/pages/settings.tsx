import { Suspense, useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { lazyPart } from '#ui/page/lazy-part.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import type { User } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import { AccountLoading } from '../components/AccountLoading.tsx'
import { useMemberPage } from '../session/use-member-page.ts'
import { NotificationSettings } from '../settings/NotificationSettings.tsx'
import { PasswordSettings } from '../settings/PasswordSettings.tsx'
import { ProfileSettings } from '../settings/ProfileSettings.tsx'
import { SessionSettings } from '../settings/SessionSettings.tsx'
import { YourData } from '../settings/YourData.tsx'
import { accountMeta } from './account-meta.ts'
import './accounts.css'
import '../settings/settings.css'

export function meta(args: MetaArgs) {
  return accountMeta(args, text.settings.title, '/user/settings')
}

export default function SettingsPage() {
  const user = useMemberPage()
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: text.myAccount, to: '/user/profile' }, { name: text.settings.title }]} />
      <div className="settings-page">
        <h1>{text.settings.title}</h1>
        {user ? <Sections user={user} /> : <AccountLoading />}
      </div>
    </div>
  )
}

const SECTIONS = [
  ['profile', text.settings.profile],
  ['password', text.settings.password.title],
  ['second-factor', text.settings.secondFactor.title],
  ['sessions', text.settings.sessions.title],
  ['notifications', text.settings.notifications],
  ['data', text.settings.data],
] as const

function Sections({ user }: { user: User }) {
  const isStaff = user.second_factor !== 'none'
  const [passwordChanges, setPasswordChanges] = useState(0)
  // The browser could not scroll to the hash earlier: the sections render after the account has loaded.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <>
      <nav className="settings-nav" aria-label={text.settings.title}>
        <ul>
          {SECTIONS.filter(([id]) => isStaff || id !== 'second-factor').map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="settings-sections">
        <ProfileSettings key={user.pk} user={user} />
        <PasswordSettings user={user} onChanged={() => setPasswordChanges((changes) => changes + 1)} />
        {isStaff && <SecondFactorSection user={user} />}
        <SessionSettings key={`sessions ${passwordChanges}`} />
        <NotificationSettings user={user} />
        <YourData user={user} />
      </div>
    </>
  )
}

const SecondFactorSettings = lazyPart(() => import('../settings/second-factor/SecondFactorSettings.tsx'))

/** Only staff load its code. */
function SecondFactorSection({ user }: { user: User }) {
  return (
    <section aria-labelledby="second-factor-title" id="second-factor">
      <h2 id="second-factor-title">{text.settings.secondFactor.title}</h2>
      <Suspense fallback={<Skeleton label={text.settings.secondFactor.loading} />}>
        <SecondFactorSettings user={user} />
      </Suspense>
    </section>
  )
}
