import { Dialog } from '#ui/elements/Dialog.tsx'
import { pageText as text } from '../../messages.ts'
import { LoginForm } from './LoginForm.tsx'

interface LoginDialogProps {
  onClose: () => void
  onLogin: () => void
}

/** Asks a guest to log in before an action that needs an account. */
export default function LoginDialog({ onClose, onLogin }: LoginDialogProps) {
  return (
    <Dialog open onClose={onClose} title={text.login.dialogTitle}>
      <LoginForm onLogin={onLogin} />
    </Dialog>
  )
}
