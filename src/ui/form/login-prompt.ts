import { createContext, useContext } from 'react'

/**
 * Opens the 'Log in to continue' dialog. Calls `onLogin` after a login, or `onCancel` when the dialog is closed without one.
 * Who signs up instead comes back to this page with the hash `returnHash`, which says what they wanted.
 */
export type PromptLogin = (onLogin?: () => void, onCancel?: () => void, returnHash?: string) => void

export const LoginPromptContext = createContext<PromptLogin>(() => undefined)

/** For controls that need an account: call it when a guest uses one. */
export function usePromptLogin(): PromptLogin {
  return useContext(LoginPromptContext)
}
