export type Theme = 'system' | 'light' | 'dark'

/** Key in localStorage. */
export const THEME_KEY = 'theme'

/** Sets the chosen theme on the document. @throws when the browser blocks the storage */
export function applyTheme(): void {
  const theme = localStorage.getItem(THEME_KEY)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
}
