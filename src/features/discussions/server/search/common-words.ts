import { STOP_WORDS } from '#platform/search/stop-words.ts'

/**
 * Words, folded, that people ask with in English, French and Spanish: in a young forum, where counting tells nothing yet, they
 * would make any two questions alike.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...STOP_WORDS,
  ...`
  also ask asked asking anyone answer say tell anybody been best better get good hello help just know like make many may
  need new please question questions re somebody someone thank thanks thing things tips use used using want well who bonjour
  faire faut merci algo alguien gracias hacer hay hola
  `
    .trim()
    .split(/\s+/),
])
