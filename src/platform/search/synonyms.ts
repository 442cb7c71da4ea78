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

/** All synonyms; some dozens of short rows, read for each search, so that a change takes effect immediately. */
export async function readSynonyms(db: Db): Promise<Synonyms> {
  const rows = await db
    .selectFrom('search_synonym')
    .select(['meaning', 'searched', 'also_typed'])
    .orderBy('id')
    .execute()
  const synonyms = new Map<string, Synonym>()
  for (const { meaning, searched, also_typed } of rows) {
    const names = namesOf(searched).map(nameOf)
    for (const name of namesOf(`${searched}\n${also_typed}`)) synonyms.set(nameKey(name), { name, meaning, names })
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

/** Writes the names of a concept. @param id of its row; undefined for a new one @returns the id */
export async function putSynonym(
  tx: Tx,
  id: number | undefined,
  row: { meaning: string; searched: string; also_typed: string },
): Promise<number> {
  const { id: written } = await tx
    .insertInto('search_synonym')
    .values({ ...row, ...(id !== undefined && { id }) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return written
}

export async function removeSynonym(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('search_synonym').where('id', '=', id).execute()
}
