import snowball from 'snowball-stemmers'
import type { SearchLanguage } from '#core/search-filters.ts'
import { fold } from './fold.ts'

const STEMMERS = {
  en: snowball.newStemmer('english'),
  fr: snowball.newStemmer('french'),
  es: snowball.newStemmer('spanish'),
}

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
