export type Theme = 'system' | 'light' | 'dark'

/** Key of `localStorage` for the reader's choice. */
export const THEME_KEY = 'theme'

/** Sets the reader's stored theme on the document. @throws if the browser has no storage */
export function applyTheme(): void {
  const theme = localStorage.getItem(THEME_KEY)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
}
