import type { Text } from './texts.ts'

/** Spellings to avoid in English texts, with the spelling to use. */
const DISCOURAGED: readonly (readonly [pattern: RegExp, preferred: string])[] = [
  [/post-abortion/gi, 'postabortion'],
  [/post-partum/gi, 'postpartum'],
  [/sterilis/gi, 'steriliz…'],
  [/counsel(?:ing|ed|or)\b/gi, 'counselling, counselled, counsellor'],
  [/\bIUCDs?\b/g, 'IUD'],
  [/amenorrhoea/gi, 'amenorrhea'],
  [/\bStandard days/gi, 'Standard Days Method'],
  [/Two-?Day [Mm]ethod/g, 'TwoDay Method'],
]
const EXCEPTIONS = new Set(['Standard Days', 'TwoDay Method'])
/** The folders of the same subject in French and Spanish. */
const OTHER_LANGUAGES = /^also_in:.*$/m

/** Finds names of methods and modules with inconsistent spelling. */
export function checkNames(texts: readonly Text[], modules: readonly string[]): string[] {
  return texts
    .filter(({ language, path }) => language === 'en' && !path.startsWith('community/'))
    .flatMap(({ path, content }) =>
      [...spellings(content.replace(OTHER_LANGUAGES, '')), ...moduleNames(content, modules)].map(
        (fault) => `${path}: ${fault}`,
      ),
    )
}

function spellings(text: string): string[] {
  return DISCOURAGED.flatMap(([pattern, preferred]) =>
    (text.match(pattern) ?? [])
      .filter((found) => !EXCEPTIONS.has(found))
      .map((found) => `‘${found}’ is written ‘${preferred}’`),
  )
}

/** A quoted name after the word 'module' must match the module's own spelling. */
function moduleNames(text: string, modules: readonly string[]): string[] {
  return modules.flatMap((name) => {
    const named = new RegExp(`\\bmodules? (?:on )?["“*‘]+(${name})["”*’]`, 'gi')
    return [...text.matchAll(named)].flatMap(([, found]) =>
      found === name ? [] : [`the module ‘${found}’ is called ‘${name}’`],
    )
  })
}
