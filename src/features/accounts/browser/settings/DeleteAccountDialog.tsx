import { useNavigate } from 'react-router'
import { formatLocalDate } from '#core/format.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { UserNameField } from '#ui/form/UserNameField.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { pageText } from '../../messages.ts'
import { GRACE_DAYS, PASSWORD_TO_DELETE_FIELD, POSTS_FIELD } from '../../rules.ts'
import { accounts } from '../client.ts'

const text = pageText.settings
const DAY_MS = 24 * 60 * 60_000

export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={text.delete}>
      <DeleteForm email={email} onClose={onClose} />
    </Dialog>
  )
}

function DeleteForm({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate()
  const { formProps, field, busy, message } = useForm({
    fields: { posts: POSTS_FIELD, password: PASSWORD_TO_DELETE_FIELD },
    send: async ({ posts, password }) => {
      const [{ memberTransport }, { endSessionHere }] = await Promise.all([
        import('../session/member-transport.ts'),
        import('../session/renewal.ts'),
      ])
      await accounts.deleteUser(memberTransport(), { input: { password, posts: posts === 'go' ? 'go' : 'stay' } })
      await navigate('/', { replace: true })
      endSessionHere()
    },
  })
  const { stay, go } = text.deleteChoices
  return (
    <form {...formProps} className="account-form">
      {message && <Alert kind="danger">{message}</Alert>}
      <UserNameField email={email} />
      <Choices
        label={text.deletePosts}
        name="posts"
        options={[
          ['stay', ...stay],
          ['go', ...go],
        ]}
      />
      <PasswordField {...field('password')} label={text.deletePassword} autoComplete="current-password" />
      <p>{text.deleteUntil(formatLocalDate(new Date(Date.now() + GRACE_DAYS * DAY_MS)))}</p>
      <div className="row dialog-actions">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel={text.deleteBusy}>
          {text.delete}
        </Button>
      </div>
    </form>
  )
}
