import { useRef } from 'react'
import { DraftNote } from '#ui/drafts/DraftNote.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Alert } from '#ui/status/Alert.tsx'
import type { User } from '../../contract.ts'
import { pageText } from '../../messages.ts'
import {
  BIO_FIELD,
  FIRST_NAME_FIELD,
  LAST_NAME_FIELD,
  LINKEDIN_TYPED_FIELD,
  TIMEZONE_FIELD,
  withScheme,
} from '../../rules.ts'
import { PhotoSettings } from './PhotoSettings.tsx'
import { SavedNote, useSaved } from './SavedNote.tsx'
import { TimezoneSelect } from './TimezoneSelect.tsx'

const text = pageText.settings

/** Photo, name, bio, LinkedIn and timezone. The email can't be changed. */
export function ProfileSettings({ user }: { user: User }) {
  const linkedin = useRef<HTMLInputElement>(null)
  const [isSaved, showSaved] = useSaved()
  const { values, savedAt, formKey, formRef, drop, discard } = useDraft(`profile:${user.pk}`, {
    first_name: user.first_name,
    last_name: user.last_name,
    bio: user.bio,
    linkedin_url: user.linkedin_url,
    timezone: user.timezone,
  })
  const { formProps, field, busy, message } = useForm({
    fields: {
      first_name: FIRST_NAME_FIELD,
      last_name: LAST_NAME_FIELD,
      bio: BIO_FIELD,
      linkedin_url: LINKEDIN_TYPED_FIELD,
      timezone: TIMEZONE_FIELD,
    },
    send: async (input) => {
      const { saveProfile } = await import('./save-profile.ts')
      await saveProfile(input)
      drop()
      completeLinkedin()
      showSaved()
    },
  })
  /** Shows the address as the server stores it. */
  const completeLinkedin = () => {
    if (linkedin.current) linkedin.current.value = withScheme(linkedin.current.value)
  }
  return (
    <section aria-labelledby="profile-title" id="profile">
      <h2 id="profile-title">{text.profile}</h2>
      <PhotoSettings user={user} />
      <form {...formProps} key={formKey} ref={formRef} className="account-form">
        {savedAt !== undefined && <DraftNote savedAt={savedAt} onDiscard={discard} />}
        {message && <Alert kind="danger">{message}</Alert>}
        <div className="account-names">
          <Field
            {...field('first_name')}
            label={pageText.firstName}
            autoComplete="given-name"
            defaultValue={values.first_name}
          />
          <Field
            {...field('last_name')}
            label={pageText.lastName}
            autoComplete="family-name"
            defaultValue={values.last_name}
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
          defaultValue={values.bio}
          countLabel={(bio) => text.bioCount([...bio.trim()].length, BIO_FIELD.rule.max)}
        />
        <Field
          {...field('linkedin_url')}
          ref={linkedin}
          label={text.linkedin}
          type="url"
          defaultValue={values.linkedin_url}
          onBlur={completeLinkedin}
        />
        <TimezoneSelect {...field('timezone')} own={values.timezone} />
        <div className="settings-save">
          <Button variant="primary" type="submit" busy={busy} busyLabel={text.busy}>
            {text.submit}
          </Button>
          <SavedNote isShown={isSaved}>{text.saved}</SavedNote>
        </div>
      </form>
    </section>
  )
}
