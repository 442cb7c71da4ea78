import { createRequire } from 'node:module'
import { z } from 'zod'
import type { SearchLanguage } from '#core/search-filters.ts'
import { fold } from './fold.ts'

// The package has no types. Loading it takes 5 ms.
const Snowball = z.object({
  newStemmer: z.custom<(name: string) => { stem(word: string): string }>((value) => typeof value === 'function'),
})
const { newStemmer } = Snowball.parse(createRequire(import.meta.url)('snowball-stemmers'))

const STEMMERS = { en: newStemmer('english'), fr: newStemmer('french'), es: newStemmer('spanish') }

/** English forms that the algorithm does not connect. */
const IRREGULAR = new Map([
  ['women', 'woman'],
  ['men', 'man'],
  ['children', 'child'],
  ['feet', 'foot'],
  ['took', 'take'],
  ['taken', 'take'],
  ['bled', 'bleed'],
  ['breastfed', 'breastfeeding'],
  ['breastfeed', 'breastfeeding'],
  ['breastfeeds', 'breastfeeding'],
  ['pregnant', 'pregnancy'],
])

/**
 * The common part of the forms of a word: 'remove', 'removing' and 'removal' have one stem, and so have 'colocar' and
 * 'colocación'.
 * @param word in lower case, with its accents
 */
export function stemOf(word: string, language: SearchLanguage): string {
  if (language === 'en') return fold(STEMMERS.en.stem(oneSpelling(IRREGULAR.get(word) ?? word)))
  const stem = fold(STEMMERS[language].stem(word))
  // 'inserción' and 'insertar', 'inyección' and 'inyectar'.
  return language === 'es' ? stem.replace(/c?cion$/, (end) => (end === 'ccion' ? 'ct' : 't')) : stem
}

/** 'sterilisation' and 'sterilization', 'amenorrhoea' and 'amenorrhea' are one word. */
function oneSpelling(word: string): string {
  return word
    .replace(/iz(?=(?:e[ds]?|ers?|ing|ations?)$)/, 'is')
    .replace(/oe(?=a|str)|ae(?=[mcd])/g, 'e')
    .replace(/ll(?=(?:ed|ing|ors?|ers?)$)/, 'l')
}
