import type { Sought } from './sought.ts'
import { correctionsOf, keysOf, MIN_LETTERS } from './spelling.ts'
import type { IndexDb, IndexTx } from './tables.ts'
import { batches } from './tables.ts'

/** How many entries more (or fewer, below 0) hold each word. */
export type WordChanges = Map<string, number>

/** A typed word may have a letter more than the one that was meant. */
const MIN_KNOWN_LETTERS = MIN_LETTERS - 1

/** Notes that an entry with these words came (1) or went (-1). */
export function countWords(changes: WordChanges, words: Iterable<string>, by: 1 | -1): void {
  for (const word of words) if (word.length >= MIN_KNOWN_LETTERS) changes.set(word, (changes.get(word) ?? 0) + by)
}

/** Brings the counts up to date; a word that no entry holds any more is forgotten, with its keys. */
export async function changeVocabulary(tx: IndexTx, changes: WordChanges): Promise<void> {
  const changed = [...changes].filter(([, by]) => by !== 0)
  for (const batch of batches(changed)) {
    const known = await countsOf(tx, batch)
    const rows = batch.map(([word, by]) => ({ word, entries: (known.get(word) ?? 0) + by }))
    const gone = rows.filter((row) => row.entries <= 0).map((row) => row.word)
    if (gone.length > 0) {
      await tx.deleteFrom('search_vocabulary').where('word', 'in', gone).execute()
      await forgetKeys(tx, gone)
    }
    const kept = rows.filter((row) => row.entries > 0)
    if (kept.length === 0) continue
    await tx
      .insertInto('search_vocabulary')
      .values(kept)
      .onConflict((conflict) =>
        conflict.column('word').doUpdateSet((row) => ({ entries: row.ref('excluded.entries') })),
      )
      .execute()
    await addKeys(
      tx,
      kept.map((row) => row.word).filter((word) => !known.has(word)),
    )
  }
}

async function countsOf(tx: IndexTx, batch: readonly [string, number][]) {
  const words = batch.map(([word]) => word)
  const rows = await tx.selectFrom('search_vocabulary').selectAll().where('word', 'in', words).execute()
  return new Map(rows.map((row) => [row.word, row.entries]))
}

async function addKeys(tx: IndexTx, words: readonly string[]) {
  const rows = words.flatMap((word) => keysOf(word).map((variant) => ({ variant, word })))
  for (const batch of batches(rows)) await tx.insertInto('search_word').values(batch).execute()
}

async function forgetKeys(tx: IndexTx, words: readonly string[]) {
  for (const batch of batches(words, 100)) {
    const keys = [...new Set(batch.flatMap(keysOf))]
    await tx.deleteFrom('search_word').where('variant', 'in', keys).where('word', 'in', batch).execute()
  }
}

/** What each word may have meant; words with fewer letters than `shortest` are left as they are. */
export async function withCorrections(
  db: IndexDb,
  words: readonly string[],
  shortest = MIN_LETTERS,
): Promise<Sought[]> {
  const correctable = words.filter((word) => word.length >= shortest)
  const near = await wordsNear(db, correctable)
  return words.map((typed) => ({ typed, corrections: correctable.includes(typed) ? correctionsOf(typed, near) : [] }))
}

/** The words of the index that share a key with any of these: some hundreds at most. */
async function wordsNear(db: IndexDb, words: readonly string[]): Promise<string[]> {
  const keys = [...new Set(words.flatMap(keysOf))]
  if (keys.length === 0) return []
  const rows = await db.selectFrom('search_word').select('word').distinct().where('variant', 'in', keys).execute()
  return rows.map((row) => row.word)
}
