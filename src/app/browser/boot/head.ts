import { markMember } from '#features/accounts/browser/session/token-storage.ts'
import { applyTheme } from '../shell/theme.ts'
import { askForCookies } from './cookies.ts'
import { writePrintDay } from './print-day.ts'
import { isSavingData } from './saving-data.ts'

// Runs in the head, before anything is painted. A browser that keeps nothing throws at the first question.
try {
  applyTheme()
  if (!isSavingData()) markMember()
} catch {}
askForCookies()
writePrintDay()
