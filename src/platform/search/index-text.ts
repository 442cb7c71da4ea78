import type { Tx } from '#platform/database/schema.ts'
import { getTextIndex } from './get-text-index.ts'
import type { TextTable } from './text-index.ts'
import { addWords, type TextLanguage } from './vocabulary.ts'
import { indexableWords } from './words.ts'

/** A text for the index, without HTML. */
export interface IndexedText {
  title: string
  /** Less important than the title and more than the body: a summary, for example. */
  lead: string
  body: readonly string[]
  language: TextLanguage
}

/** Writes the words of a row to the index and to the vocabulary. */
export async function indexText(tx: Tx, table: TextTable, id: number, text: IndexedText): Promise<void> {
  const [title, lead, body] = [indexableWords(text.title), indexableWords(text.lead), text.body.map(indexableWords)]
  const words = { title: title.words, lead: lead.words, body: body.flatMap((part) => part.words) }
  await getTextIndex(tx).put(tx, table, id, words)
  const written = [title, lead, ...body].flatMap((part) => [...part.written])
  await addWords(tx, new Map(written), text.language)
}
