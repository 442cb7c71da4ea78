import { wordsOf } from './words.ts'

/** A name that documents use for something. */
export interface Name {
  /** As editors wrote it. */
  name: string
  /** Folded. */
  phrase: readonly string[]
  /** Whether the last word is a prefix: 'condom' also finds 'condoms'. A short name would find other words: 'LAM', 'lamp'. */
  isPrefix: boolean
}

/** The last word of a name is a prefix if it has at least this many letters. */
const MIN_PREFIX_LETTERS = 5

/** A name with what it means. */
export interface Synonym {
  /** As editors wrote it. */
  name: string
  /** With its article: 'an implant'. */
  meaning: string
  /** Names that are searched in addition to what was typed. */
  names: readonly Name[]
}

/** All names. The key is the folded name, its words separated by spaces. */
export type Synonyms = ReadonlyMap<string, Synonym>

export const NO_SYNONYMS: Synonyms = new Map()

/** @param concepts each with its meaning and its names, one on each line */
export function synonymsOf(concepts: readonly { meaning: string; searched: string; also_typed: string }[]): Synonyms {
  const synonyms = new Map<string, Synonym>()
  for (const { meaning, searched, also_typed } of concepts) {
    const names = namesOf(searched).map(nameOf)
    for (const name of namesOf(`${searched}
${also_typed}`))
      synonyms.set(nameKey(name), { name, meaning, names })
  }
  return synonyms
}

/** The names in a text with one name on each line; lines without a word are left out. */
export function namesOf(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => nameKey(line) !== '')
}

/** Names with the same key are one name: 'Mini-Pill' and 'mini pill'. */
export function nameKey(name: string): string {
  return wordsOf(name).join(' ')
}

function nameOf(name: string): Name {
  const phrase = wordsOf(name)
  return { name, phrase, isPrefix: (phrase.at(-1) ?? '').length >= MIN_PREFIX_LETTERS }
}
