import { useSyncExternalStore } from 'react'
import { THEME_KEY, type Theme } from './theme.ts'

const listeners = new Set<() => void>()

/** The reader's choice of colours and how to change it; kept on the device. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, chosenTheme, () => 'system')
  return [theme, chooseTheme]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function chosenTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  remember(theme)
  for (const listener of listeners) listener()
}

function remember(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // A browser that keeps nothing shows the choice until the page is left.
  }
}
