import type { Db, Tx } from '#platform/database/schema.ts'
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

/** A concept with its names. */
export interface Synonym {
  /** What each of its names is, with its article: 'an implant'. */
  meaning: string
  /** Names that are searched in addition to what was typed. */
  names: readonly Name[]
}

/** The synonyms of each name. The key is the folded name, its words separated by spaces. */
export type Synonyms = ReadonlyMap<string, Synonym>

export const NO_SYNONYMS: Synonyms = new Map()

/** All synonyms; about a hundred short rows, read for each search, so that a change takes effect immediately. */
export async function readSynonyms(db: Db): Promise<Synonyms> {
  const rows = await db.selectFrom('search_synonym').select(['meaning', 'name', 'is_searched']).orderBy('id').execute()
  const synonyms = new Map<string, Synonym>()
  for (const [meaning, named] of Map.groupBy(rows, (row) => row.meaning)) {
    const searched = named.filter((row) => row.is_searched === 1)
    const names = searched.map(({ name }) => nameOf(name))
    for (const { name } of named) synonyms.set(wordsOf(name).join(' '), { meaning, names })
  }
  return synonyms
}

function nameOf(name: string): Name {
  const phrase = wordsOf(name)
  return { name, phrase, isPrefix: (phrase.at(-1) ?? '').length >= MIN_PREFIX_LETTERS }
}

/** The names of one concept, in any language. */
export interface NewSynonym {
  /** What each name means, with its article, as the end of 'because Jadelle is …'. */
  meaning: string
  /** Names that documents use: they are searched whatever name was typed. */
  searched: readonly string[]
  /** Names that people type: products, everyday words, older terms. */
  alsoTyped: readonly string[]
}

export async function addSynonyms(tx: Tx, synonyms: readonly NewSynonym[]): Promise<void> {
  const rows = synonyms.flatMap(({ meaning, searched, alsoTyped }) => [
    ...searched.map((name) => ({ meaning, name, is_searched: 1 })),
    ...alsoTyped.map((name) => ({ meaning, name, is_searched: 0 })),
  ])
  await tx.insertInto('search_synonym').values(rows).execute()
}
