import { useEffect } from 'react'
import { createStore } from '#ui/store.ts'
import { THEME_KEY, type Theme } from './theme.ts'

/** The server renders the theme of the device, because the choice is stored in the browser. */
const theme = createStore<Theme>('system')

/** The reader's colour theme and how to change it. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  useEffect(() => theme.set(themeOfDocument()), [])
  return [theme.useStore((state) => state), chooseTheme]
}

/** `applyTheme` has put the stored choice on the document before the first paint. */
function themeOfDocument(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function chooseTheme(chosen: Theme): void {
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
  storeTheme(chosen)
  theme.set(chosen)
}

function storeTheme(chosen: Theme): void {
  try {
    if (chosen === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, chosen)
  } catch {
    // Without storage the choice lasts until the reader leaves the page.
  }
}
