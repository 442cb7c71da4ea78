import { MEMBER_ATTRIBUTE, REFRESH_KEY } from './token-storage.ts'

/** Puts on the document whether a session is open, before anything is painted. @throws where the browser keeps nothing */
export function markMember(): void {
  if (localStorage.getItem(REFRESH_KEY)) document.documentElement.setAttribute(MEMBER_ATTRIBUTE, '')
}
