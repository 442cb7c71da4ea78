import { diffWords } from 'diff'
import type { Change } from '#core/content-changes.ts'
import type { AnyItem, Field, ListField } from '#core/content-type.ts'
import { formatCount, formatDate } from '#core/format.ts'
import { countWords, textOfHtml } from '#core/words.ts'
import type { EntryState } from '../../contract.ts'
import { versionText as text } from './messages.ts'

/** Between the cells of a table. */
const CELL_END = ' | '

/** Files and choices that values refer to. */
export type References = Pick<EntryState, 'files' | 'choices'>

export function wordsOf(field: Field, value: Change['after'], { files, choices }: References): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (field.type === 'file') return files.find(({ id }) => id === value)?.name ?? ''
  if (typeof value !== 'string') return ''
  if (field.type === 'html') return paragraphsOf(value)
  if (field.type === 'date' && value) return formatDate(value)
  if (field.type !== 'choice') return value
  const options = typeof field.options === 'string' ? (choices[field.options] ?? []) : field.options
  return options.find((option) => option.value === value)?.label ?? value
}

/** The texts of an item, each with its label; without the title. */
export function linesOfItem(field: ListField, item: AnyItem, references: References): { name: string; line: string }[] {
  return Object.entries(field.fields).flatMap(([name, each]) => {
    const words = name === field.titleField ? '' : wordsOf(each, item[name], references)
    return words ? [{ name, line: text.fieldOf(each.label, words) }] : []
  })
}

/** '16 words added, 4 words removed'. */
export function countOfWords(before: string, after: string): string {
  const pieces = diffWords(before, after)
  const count = (kind: 'added' | 'removed') =>
    pieces.reduce((sum, piece) => sum + (piece[kind] ? countWords(piece.value.replaceAll(CELL_END, ' ')) : 0), 0)
  const [added, removed] = [count('added'), count('removed')]
  return [added > 0 && formatCount(added, text.wordsAdded), removed > 0 && formatCount(removed, text.wordsRemoved)]
    .filter(Boolean)
    .join(', ')
}

/** The text of HTML with an empty line between paragraphs. A row of a table is a paragraph, with a line between its cells. */
function paragraphsOf(html: string): string {
  return html
    .replace(
      /<tr>.*?<\/tr>/gs,
      (row) => `${row.replace(/<\/(?:p|li)>|<br\s*\/?>/g, ' ').replace(/<\/t[hd]>(?=<t)/g, CELL_END)}</p>`,
    )
    .split(/<\/(?:p|li|h[1-6]|blockquote)>|<br\s*\/?>/i)
    .map(textOfHtml)
    .filter(Boolean)
    .join('\n\n')
}
