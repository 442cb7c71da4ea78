import { createContext, useContext } from 'react'

/** Opens the 'Log in to continue' dialog. */
export type PromptLogin = () => void

export const LoginPromptContext = createContext<PromptLogin>(() => undefined)

/** For controls that need an account: a guest who presses one gets the dialog. */
export function usePromptLogin(): PromptLogin {
  return useContext(LoginPromptContext)
}
