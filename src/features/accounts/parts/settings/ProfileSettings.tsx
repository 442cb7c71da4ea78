import { useEffect, useState } from 'react'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { browserTransport } from '#ui/browser-transport.ts'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { accounts } from '../../client.ts'
import type { User } from '../../contract.ts'
import { BIO_RULE, FIRST_NAME_RULE, LAST_NAME_RULE, LINKEDIN_RULE, TIMEZONE_RULE } from '../../rules.ts'
import { pageText } from '../../text.ts'
import { useSaved } from './use-saved.ts'

const text = pageText.settings

/** Name, bio, LinkedIn and timezone. The email is only shown. */
export function ProfileSettings({ user }: { user: User }) {
  const [isSaved, showSaved] = useSaved()
  const timezones = useTimezones(user.timezone)
  const { formProps, field, busy, message } = useForm({
    rules: {
      first_name: FIRST_NAME_RULE,
      last_name: LAST_NAME_RULE,
      bio: BIO_RULE,
      linkedin_url: LINKEDIN_RULE,
      timezone: TIMEZONE_RULE,
    },
    send: async (input) => {
      const { saveProfile } = await import('../../session/save-profile.ts')
      await saveProfile(input)
      showSaved()
    },
  })
  return (
    <section aria-labelledby="profile-title">
      <h2 id="profile-title">{text.profile}</h2>
      <form {...formProps} className="account-form">
        {message && <Alert kind="danger">{message}</Alert>}
        <div className="account-names">
          <Field
            {...field('first_name')}
            label={pageText.firstName}
            autoComplete="given-name"
            defaultValue={user.first_name}
          />
          <Field
            {...field('last_name')}
            label={pageText.lastName}
            autoComplete="family-name"
            defaultValue={user.last_name}
          />
        </div>
        <p className="settings-fixed">
          <b>{pageText.email}</b>
          <span>{user.email}</span>
          <small className="quiet">{text.emailHelp}</small>
        </p>
        <TextArea
          {...field('bio')}
          label={text.bio}
          rows={3}
          defaultValue={user.bio}
          countOf={(bio) => text.bioCount([...bio.trim()].length)}
        />
        <Field {...field('linkedin_url')} label={text.linkedin} type="url" defaultValue={user.linkedin_url} />
        <Select {...field('timezone')} label={text.timezone} defaultValue={user.timezone}>
          {timezones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
        <Button variant="primary" type="submit" busy={busy} busyLabel={text.busy}>
          {text.submit}
        </Button>
        {isSaved && <Alert kind="success">{text.saved}</Alert>}
      </form>
    </section>
  )
}

/** The server's list; until it has come, and where it can't, the member's own timezone. */
function useTimezones(own: string): readonly string[] {
  const [timezones, setTimezones] = useState<readonly string[]>([own])
  useEffect(() => {
    const leaving = new AbortController()
    accounts.listTimezones(browserTransport(leaving.signal)).then(
      ({ results }) => setTimezones(results),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return timezones
}
