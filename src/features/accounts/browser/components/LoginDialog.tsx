import { useState } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '#ui/elements/Dialog.tsx'
import type { Wish } from '#ui/form/login-prompt.ts'
import { pageText as text } from '../../messages.ts'
import { keepWish } from '../session/wish.ts'
import { LoginForm } from './LoginForm.tsx'
import { WishLine } from './WishLine.tsx'

interface LoginDialogProps {
  /** What the guest wanted on this page. */
  wish: Wish | undefined
  onClose: () => void
  onLogin: () => void
}

/** Asks a guest to log in before an action that needs an account. */
export default function LoginDialog({ wish, onClose, onLogin }: LoginDialogProps) {
  const { pathname, search } = useLocation()
  const next = pathname + search + (wish ? `#${wish.hash}` : '')
  useState(() => wish && keepWish(wish, next))
  return (
    <Dialog open onClose={onClose} title={text.login.dialogTitle}>
      {wish && <WishLine next={next} />}
      <LoginForm next={next} onLogin={onLogin} />
    </Dialog>
  )
}
