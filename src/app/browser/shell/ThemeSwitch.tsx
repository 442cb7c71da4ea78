import { text } from './messages.ts'
import type { Theme } from './theme.ts'
import { useTheme } from './use-theme.ts'

const THEMES: readonly Theme[] = ['system', 'light', 'dark']

/** Chooses light, dark, or the theme of the device. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme()
  return (
    <fieldset className="theme-switch script-only">
      <legend>{text.theme}</legend>
      {THEMES.map((each) => (
        <label key={each}>
          <input type="radio" name="theme" value={each} checked={theme === each} onChange={() => choose(each)} />
          <span>{text.themes[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}
