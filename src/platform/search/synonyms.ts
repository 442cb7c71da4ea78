import type { Db, Tx } from '#platform/database/schema.ts'
import { STARTER_SYNONYMS } from './starter-synonyms.ts'
import { wordsOf } from './words.ts'

/** A name under which documents speak of something. */
export interface Name {
  /** As editors write it. */
  name: string
  /** Folded. */
  phrase: readonly string[]
  /** Whether the last word is a prefix: 'condom' also finds 'condoms'. A short name would find other words: 'LAM', 'lamp'. */
  isPrefix: boolean
}

/** The last word of a name is a prefix if it has at least so many letters. */
const PREFIX_FROM = 5

/** One thing with its names. */
export interface Synonym {
  /** What each of its names is, with its article: 'an implant'. */
  meaning: string
  /** Searched for beside what was typed. */
  names: readonly Name[]
}

/** By each name, folded, its words separated by spaces. */
export type Synonyms = ReadonlyMap<string, Synonym>

export const NO_SYNONYMS: Synonyms = new Map()

/** All synonyms; about a hundred short rows, read for each search, so that a change counts at once. */
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
  return { name, phrase, isPrefix: (phrase.at(-1) ?? '').length >= PREFIX_FROM }
}

/** Puts in the synonyms that a new site begins with. */
export async function addStarterSynonyms(tx: Tx): Promise<void> {
  const rows = STARTER_SYNONYMS.flatMap(({ meaning, searched, alsoTyped }) => [
    ...searched.map((name) => ({ meaning, name, is_searched: 1 })),
    ...alsoTyped.map((name) => ({ meaning, name, is_searched: 0 })),
  ])
  await tx.insertInto('search_synonym').values(rows).execute()
}
