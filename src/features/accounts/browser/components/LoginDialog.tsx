import { useState } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '#ui/elements/Dialog.tsx'
import type { Intent } from '#ui/form/login-prompt.ts'
import { pageText as text } from '../../messages.ts'
import { keepIntent } from '../session/intent.ts'
import { IntentLine } from './IntentLine.tsx'
import { LoginForm } from './LoginForm.tsx'

interface LoginDialogProps {
  /** What the guest wanted on this page. */
  intent: Intent | undefined
  onClose: () => void
  onLogin: () => void
}

/** Asks a guest to log in before an action that needs an account. */
export default function LoginDialog({ intent, onClose, onLogin }: LoginDialogProps) {
  const { pathname, search } = useLocation()
  const next = pathname + search + (intent ? `#${intent.hash}` : '')
  useState(() => intent && keepIntent(intent, next))
  return (
    <Dialog open onClose={onClose} title={text.login.dialogTitle}>
      {intent && <IntentLine next={next} />}
      <LoginForm next={next} onLogin={onLogin} />
    </Dialog>
  )
}
