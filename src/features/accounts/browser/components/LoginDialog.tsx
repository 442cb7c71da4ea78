import { useLocation } from 'react-router'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { pageText as text } from '../../messages.ts'
import { LoginForm } from './LoginForm.tsx'

interface LoginDialogProps {
  /** On this page, what a new member wanted, as the hash of an address. */
  hash: string
  onClose: () => void
  onLogin: () => void
}

/** Asks a guest to log in before an action that needs an account. */
export default function LoginDialog({ hash, onClose, onLogin }: LoginDialogProps) {
  const { pathname, search } = useLocation()
  return (
    <Dialog open onClose={onClose} title={text.login.dialogTitle}>
      <LoginForm next={pathname + search + hash} onLogin={onLogin} />
    </Dialog>
  )
}
