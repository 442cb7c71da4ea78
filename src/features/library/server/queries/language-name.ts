import { formText } from '../../content-types/messages.ts'

const NAMES: Readonly<Record<string, string>> = formText.languages

/** The name of a language as readers see it; the code itself for one without a name. */
export function languageName(code: string): string {
  return NAMES[code] ?? code
}
