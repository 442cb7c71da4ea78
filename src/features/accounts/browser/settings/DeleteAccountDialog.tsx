import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { UserNameField } from '#ui/form/UserNameField.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { pageText } from '../../messages.ts'
import { PASSWORD_FIELD } from '../../rules.ts'
import { accounts } from '../client.ts'

const text = pageText.settings

export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [isSure, setSure] = useState(false)
  return (
    <Dialog open onClose={onClose} title={text.deleteTitle}>
      {isSure ? (
        <WithPassword email={email} onClose={onClose} />
      ) : (
        <AreYouSure onYes={() => setSure(true)} onNo={onClose} />
      )}
    </Dialog>
  )
}

function AreYouSure({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  return (
    <>
      <p>{text.deleteSure}</p>
      <p className="row dialog-actions">
        <Button onClick={onNo}>{text.cancel}</Button>
        <Button variant="danger" onClick={onYes}>
          {text.deleteNext}
        </Button>
      </p>
    </>
  )
}

function WithPassword({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate()
  const { formProps, field, busy, message } = useForm({
    fields: { password: PASSWORD_FIELD },
    send: async (input) => {
      const [{ memberTransport }, { endSessionHere }] = await Promise.all([
        import('../session/member-transport.ts'),
        import('../session/renewal.ts'),
      ])
      await accounts.deleteUser(memberTransport(), { input })
      await navigate('/', { replace: true })
      endSessionHere()
    },
  })
  return (
    <form {...formProps} className="account-form">
      {message && <Alert kind="danger">{message}</Alert>}
      <UserNameField email={email} />
      <PasswordField {...field('password')} label={text.deletePassword} autoComplete="current-password" />
      <div className="row dialog-actions">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel={text.deleteBusy}>
          {text.deleteSubmit}
        </Button>
      </div>
    </form>
  )
}
