import { createContext, useContext } from 'react'

/** Opens the 'Log in to continue' dialog; `then` is what was pressed, done once the person has logged in. */
export type PromptLogin = (then?: () => void) => void

export const LoginPromptContext = createContext<PromptLogin>(() => undefined)

/** For controls that need an account: a guest who presses one gets the dialog. */
export function usePromptLogin(): PromptLogin {
  return useContext(LoginPromptContext)
}
