import { type MetaArgs, useNavigate } from 'react-router'
import { EMAIL_FIELD } from '#core/email-field.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { Note } from '#ui/status/Note.tsx'
import { fieldText, PASSWORD_HELP, pageText as text } from '../../messages.ts'
import { withNext } from '../../return-path.ts'
import { CONFIRM_PASSWORD_FIELD, FIRST_NAME_FIELD, LAST_NAME_FIELD, NEW_PASSWORD_FIELD } from '../../rules.ts'
import { accounts } from '../client.ts'
import { AccountCard } from '../components/AccountCard.tsx'
import { IntentLine } from '../components/IntentLine.tsx'
import { deviceTimezone } from '../session/device-timezone.ts'
import { useLeaveAsMember, useNext } from '../session/use-return.ts'
import { accountMeta } from './account-meta.ts'
import { registration } from './registration-client.ts'

export function meta(args: MetaArgs) {
  return accountMeta(args, text.signUp.title, '/user/signup', text.signUp.lead)
}

const load = ({ api }: Load) => registration.getRegistration(api)
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SignUpPage({ loaderData }: Page<typeof load>) {
  const next = useNext()
  useLeaveAsMember()
  const mode = loaderData.registration
  return (
    <AccountCard title={text.signUp.title} lead={text.signUp.lead}>
      <IntentLine next={next} />
      {mode === 'open' ? <SignUpForm next={next} /> : <Note>{text.signUp.notOpen[mode]}</Note>}
      <p>
        {text.signUp.haveAccount} <Link to={withNext('/user/login', next)}>{text.signUp.login}</Link>
      </p>
    </AccountCard>
  )
}

function SignUpForm({ next }: { next: ReturnType<typeof useNext> }) {
  const navigate = useNavigate()
  const { formProps, field, busy, message } = useForm({
    fields: {
      first_name: FIRST_NAME_FIELD,
      last_name: LAST_NAME_FIELD,
      email: EMAIL_FIELD,
      password1: NEW_PASSWORD_FIELD,
      password2: CONFIRM_PASSWORD_FIELD,
    },
    check: ({ password1, password2 }) =>
      password1 === password2 ? {} : { password2: fieldText.confirmPassword.required },
    send: async (values, idempotencyKey) => {
      const input = { ...values, username: values.email, timezone: deviceTimezone(), ...(next && { next }) }
      await accounts.register(browserTransport(), { input, idempotencyKey })
      await navigate(withNext('/user/verify-email', next), { state: { email: values.email.trim() } })
    },
  })
  return (
    <form {...formProps} className="account-form">
      {message && <Alert kind="danger">{message}</Alert>}
      <div className="account-names">
        <Field {...field('first_name')} label={text.firstName} autoComplete="given-name" />
        <Field {...field('last_name')} label={text.lastName} autoComplete="family-name" />
      </div>
      <Field {...field('email')} label={text.email} type="email" autoComplete="username" />
      <PasswordField {...field('password1')} label={text.password} help={PASSWORD_HELP} autoComplete="new-password" />
      <PasswordField {...field('password2')} label={text.signUp.confirm} autoComplete="new-password" />
      <Button variant="primary" type="submit" busy={busy} busyLabel={text.signUp.busy}>
        {text.signUp.submit}
      </Button>
    </form>
  )
}
