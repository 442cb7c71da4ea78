import type { SearchLanguage } from '#core/search-filters.ts'
import { tokensOf } from '#platform/search/words.ts'

/** Names of languages in English, French and Spanish, folded. */
const NAMES: Readonly<Record<string, SearchLanguage>> = {
  english: 'en',
  anglais: 'en',
  anglaise: 'en',
  ingles: 'en',
  inglesa: 'en',
  french: 'fr',
  francais: 'fr',
  francaise: 'fr',
  frances: 'fr',
  francesa: 'fr',
  spanish: 'es',
  espagnol: 'es',
  espagnole: 'es',
  espanol: 'es',
  espanola: 'es',
  castellano: 'es',
}

/** 'in' before the name of a language. */
const BEFORE = new Set(['in', 'en', 'to', 'version'])

export interface NamedLanguage {
  language: SearchLanguage
  /** The query without it. */
  rest: string
}

/** The language that a query asks for: 'implant in french'. Undefined for none, and for several. */
export function findNamedLanguage(query: string): NamedLanguage | undefined {
  const tokens = [...tokensOf(query)]
  const places = tokens.flatMap(({ word }, at) => (Object.hasOwn(NAMES, word) ? [at] : []))
  const languages = new Set(places.map((at) => NAMES[tokens[at]?.word ?? '']))
  const [language, ...more] = languages
  if (language === undefined || more.length > 0) return undefined
  const left = tokens.filter(
    (_, at) => !places.includes(at) && !(places.includes(at + 1) && BEFORE.has(tokens[at]?.word ?? '')),
  )
  return {
    language,
    rest: left
      .map(({ written, isJoined }) => `${isJoined ? '-' : ' '}${written}`)
      .join('')
      .trim(),
  }
}
