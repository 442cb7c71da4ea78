import { useState } from 'react'
import { Outlet } from 'react-router'
import { Switch } from '#ui/form/Switch.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import type { Preference, User } from '../../contract.ts'
import { pageText } from '../../messages.ts'
import { SavedNote, useSaved } from './SavedNote.tsx'
import { useWithLogin } from './use-with-login.ts'

const text = pageText.settings
const PREFERENCES = [
  'email_community_responses',
  'email_new_module',
  'email_occassional_updates',
] as const satisfies readonly Preference[]

/** The mail preferences, and those of later features (`routes.ts`). A press is saved immediately; if that fails, the switch goes back and an alert says so. */
export function NotificationSettings({ user }: { user: User }) {
  const [pressed, setPressed] = useState<Partial<Record<Preference, boolean>>>({})
  const [hasFailed, setFailed] = useState(false)
  const [isSaved, showSaved] = useSaved()
  const withLogin = useWithLogin()
  const forget = (preference: Preference) => setPressed(({ [preference]: _, ...others }) => others)

  const toggle = async (preference: Preference, value: boolean) => {
    setFailed(false)
    setPressed((others) => ({ ...others, [preference]: value }))
    try {
      await withLogin(async () => {
        const { savePreference } = await import('./save-profile.ts')
        await savePreference(preference, value)
      })
      showSaved()
    } catch {
      setFailed(true)
    }
    forget(preference)
  }
  return (
    <section aria-labelledby="notifications-title" id="notifications">
      <h2 id="notifications-title">{text.notifications}</h2>
      <div>
        {PREFERENCES.map((preference) => (
          <Switch
            key={preference}
            {...text.toggles[preference]}
            checked={pressed[preference] ?? user[preference]}
            onChange={(value) => void toggle(preference, value)}
          />
        ))}
      </div>
      <Outlet />
      {hasFailed && <Alert kind="danger">{text.toggleFailed}</Alert>}
      <SavedNote isShown={isSaved}>{text.saved}</SavedNote>
    </section>
  )
}
