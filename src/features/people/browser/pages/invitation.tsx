import { useEffect, useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import type { OutputOf } from '#core/endpoint.ts'
import { AccountCard } from '#features/accounts/browser/components/AccountCard.tsx'
import { fieldText, pageText } from '#features/accounts/messages.ts'
import {
  CONFIRM_PASSWORD_FIELD,
  FIRST_NAME_FIELD,
  LAST_NAME_FIELD,
  NEW_PASSWORD_FIELD,
} from '#features/accounts/rules.ts'
import { Button, ButtonLink } from '#ui/elements/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { UserNameField } from '#ui/form/UserNameField.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { Alert } from '#ui/status/Alert.tsx'
import type { getInvitation } from '../../contract.ts'
import { roleText } from '../../messages.ts'
import { CHOICE_FIELD } from '../../rules.ts'
import { people } from '../client.ts'
import { linkText as text } from '../messages.ts'

type Invitation = OutputOf<typeof getInvitation>

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.title, description: text.title, path: '/user/invitation', hidden: true })
}

/** The page of the link in an invitation. */
export default function InvitationPage() {
  const key = useSearchParams()[0].get('key') ?? ''
  const [state, setState] = useState<Invitation | 'ended' | 'done'>()
  useEffect(() => {
    people.getInvitation(browserTransport(), { params: { key: key || '-' } }).then(setState, () => setState('ended'))
  }, [key])
  if (state === undefined) return <AccountCard title={text.title}>{null}</AccountCard>
  if (state === 'ended')
    return (
      <AccountCard title={text.title}>
        <p role="alert">{text.ended}</p>
        <ButtonLink to="/">{text.home}</ButtonLink>
      </AccountCard>
    )
  if (state === 'done')
    return (
      <AccountCard title={text.doneTitle} takesFocus>
        <p>{text.done}</p>
        <ButtonLink variant="primary" to="/user/login?next=/user/settings">
          {text.login}
        </ButtonLink>
      </AccountCard>
    )
  return (
    <AccountCard title={text.title} lead={text.lead(roleText[state.role].inMail, state.email)}>
      <AcceptForm invitation={state} link={key} onDone={() => setState('done')} />
    </AccountCard>
  )
}

function AcceptForm({ invitation, link: key, onDone }: { invitation: Invitation; link: string; onDone: () => void }) {
  const { email, is_known } = invitation
  const { formProps, field, busy, message } = useForm({
    fields: {
      first_name: is_known ? CHOICE_FIELD : FIRST_NAME_FIELD,
      last_name: is_known ? CHOICE_FIELD : LAST_NAME_FIELD,
      new_password1: NEW_PASSWORD_FIELD,
      new_password2: CONFIRM_PASSWORD_FIELD,
    },
    check: (typed) =>
      typed.new_password1 === typed.new_password2 ? {} : { new_password2: fieldText.confirmPassword.required },
    send: async (input, idempotencyKey) => {
      await people.acceptInvitation(browserTransport(), { input: { key, ...input }, idempotencyKey })
      onDone()
    },
  })
  const { newPassword } = pageText
  return (
    <form {...formProps} className="account-form">
      {message && <Alert kind="danger">{message}</Alert>}
      <UserNameField email={email} />
      {is_known ? (
        <p>{text.knownHint}</p>
      ) : (
        <>
          <Field {...field('first_name')} label={pageText.firstName} autoComplete="given-name" />
          <Field {...field('last_name')} label={pageText.lastName} autoComplete="family-name" />
        </>
      )}
      <PasswordField
        {...field('new_password1')}
        label={newPassword.password}
        help={newPassword.checked}
        autoComplete="new-password"
      />
      <PasswordField {...field('new_password2')} label={newPassword.confirm} autoComplete="new-password" />
      <Button type="submit" variant="primary" busy={busy} busyLabel={text.busy}>
        {text.accept}
      </Button>
    </form>
  )
}
