import type { Text } from './texts.ts'

/** Spellings that are not ours, in English texts. */
const NOT_OURS: readonly (readonly [pattern: RegExp, ours: string])[] = [
  [/post-abortion/gi, 'postabortion'],
  [/post-partum/gi, 'postpartum'],
  [/sterilis/gi, 'steriliz…'],
  [/counsel(?:ing|ed|or)\b/gi, 'counselling, counselled, counsellor'],
  [/\bIUCDs?\b/g, 'IUD'],
  [/amenorrhoea/gi, 'amenorrhea'],
  [/\bStandard days/gi, 'Standard Days Method'],
  [/Two-?Day [Mm]ethod/g, 'TwoDay Method'],
]
const OURS = new Set(['Standard Days', 'TwoDay Method'])

/** Names of methods and modules that are not written as everywhere else. */
export function checkNames(texts: readonly Text[], modules: readonly string[]): string[] {
  return texts
    .filter(({ language, path }) => language === 'en' && !path.startsWith('community/'))
    .flatMap(({ path, whole }) =>
      [...spellings(whole), ...moduleNames(whole, modules)].map((fault) => `${path}: ${fault}`),
    )
}

function spellings(text: string): string[] {
  return NOT_OURS.flatMap(([pattern, ours]) =>
    (text.match(pattern) ?? []).filter((found) => !OURS.has(found)).map((found) => `‘${found}’ is written ‘${ours}’`),
  )
}

/** Behind the word 'module' a name stands as the module's own page has it. */
function moduleNames(text: string, modules: readonly string[]): string[] {
  return modules.flatMap((name) => {
    const named = new RegExp(`\\bmodules? (?:on )?["“*‘]+(${name})["”*’]`, 'gi')
    return [...text.matchAll(named)].flatMap(([, found]) =>
      found === name ? [] : [`the module ‘${found}’ is called ‘${name}’`],
    )
  })
}
