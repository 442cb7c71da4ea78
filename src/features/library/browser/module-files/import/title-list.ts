import { foldAccents } from '../rows/fold-accents.ts'
import { findSection, languageNamed } from '../rows/guess-row.ts'
import { isSection } from '../rows/rows.ts'

/** The names of the columns in English, French and Spanish. */
const COLUMNS = {
  file: ['file', 'file name', 'filename', 'name', 'fichier', 'nom', 'archivo', 'nombre'],
  title: ['title', 'titre', 'titulo'],
  details: ['details', 'detail', 'description', 'detalles', 'descripcion'],
  section: ['section', 'seccion'],
  language: ['language', 'langue', 'idioma', 'lengua'],
} as const
type Column = keyof typeof COLUMNS
const ORDER: readonly Column[] = ['file', 'title', 'details', 'section', 'language']

/** Spreadsheets take a text with one of these at its beginning for a formula. */
const FORMULA = /^\s*[=+\-@]/

/** One line of a list of titles. */
export interface TitleLine {
  /** In the file, from 1. */
  line: number
  file: string
  title: string
  details: string
  /** Empty for a name that is not known. */
  section: string
  language: string
  /** Cells that look like a formula, e.g. `B9`, by column. Their text is only text here. */
  formulas: Partial<Record<Column, string>>
}

/** A list of titles by its cells. Without a line of names the columns are file, title, details, section, language. */
export function titleLinesOf(cells: readonly (readonly string[])[]): TitleLine[] {
  const names = cells[0]?.map((cell) => columnNamed(cell)) ?? []
  const hasNames = names.includes('file')
  const columns = hasNames ? names : ORDER
  return cells.flatMap((row, index) => {
    if ((hasNames && index === 0) || row.every((cell) => cell.trim() === '')) return []
    return [titleLine(row, columns, index + 1)]
  })
}

function titleLine(row: readonly string[], columns: readonly (Column | undefined)[], line: number): TitleLine {
  const cell = (name: Column) => (row[columns.indexOf(name)] ?? '').replace(/\s+/g, ' ').trim()
  const formulas = ORDER.filter((name) => name !== 'file' && FORMULA.test(cell(name))).map((name) => [
    name,
    `${String.fromCharCode('A'.charCodeAt(0) + columns.indexOf(name))}${line}`,
  ])
  const section = cell('section')
  return {
    line,
    file: cell('file'),
    title: cell('title'),
    details: FORMULA.test(cell('details')) ? '' : cell('details'),
    section: isSection(section) ? section : (findSection(section) ?? ''),
    language: languageNamed(cell('language')) ?? '',
    formulas: Object.fromEntries(formulas),
  }
}

function columnNamed(cell: string): Column | undefined {
  const name = foldAccents(cell).trim()
  return ORDER.find((column) => COLUMNS[column].some((known) => known === name))
}

/** The text of a list. Excel saves CSV in UTF-8, in UTF-16 or in the encoding of Windows. */
export function decodeList(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
