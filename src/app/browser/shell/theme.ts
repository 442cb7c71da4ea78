export type Theme = 'system' | 'light' | 'dark'

/** Where the device keeps the reader's choice. */
export const THEME_KEY = 'theme'

/** Puts the reader's choice on the document. @throws where the browser keeps nothing */
export function applyTheme(): void {
  const theme = localStorage.getItem(THEME_KEY)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
}
