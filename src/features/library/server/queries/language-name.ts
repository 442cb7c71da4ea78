import { formText } from '../../content-types/messages.ts'

const NAMES: Readonly<Record<string, string>> = formText.languages

/** The name of a language as readers see it; the code itself for one without a name. */
export function languageName(code: string): string {
  return NAMES[code] ?? code
}

/** The code of a language by its name; English for an unknown one. */
export function languageCode(name: string): string {
  return Object.entries(NAMES).find(([, known]) => known === name)?.[0] ?? 'en'
}
