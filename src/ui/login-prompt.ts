import { createContext, useContext } from 'react'

/**
 * Opens the 'Log in to continue' dialog. `then` is what was pressed, done once the person has logged in; `otherwise` is
 * called when the dialog is closed without that.
 */
export type PromptLogin = (then?: () => void, otherwise?: () => void) => void

export const LoginPromptContext = createContext<PromptLogin>(() => undefined)

/** For controls that need an account: a guest who presses one gets the dialog. */
export function usePromptLogin(): PromptLogin {
  return useContext(LoginPromptContext)
}
