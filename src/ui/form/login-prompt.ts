import { createContext, useContext } from 'react'

/** What a guest wanted to do, as a sentence with a title, e.g. 'Then saved for you:' and the name of a module. */
export interface Intent {
  /** The page comes back with this hash after a sign-up, without `#`. The server may have fulfilled it by then. */
  hash: string
  label: string
  title: string
}

/** Opens the 'Log in to continue' dialog. Calls `onLogin` after a login, or `onCancel` when the dialog is closed without one. */
export type PromptLogin = (onLogin?: () => void, onCancel?: () => void, intent?: Intent) => void

export const LoginPromptContext = createContext<PromptLogin>(() => undefined)

/** For controls that need an account: call it when a guest uses one. */
export function usePromptLogin(): PromptLogin {
  return useContext(LoginPromptContext)
}
