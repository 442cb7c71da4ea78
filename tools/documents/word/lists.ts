import { AlignmentType, type ILevelsOptions, LevelFormat } from 'docx'
import { INK } from '../brand.ts'
import { PAGE_THEME } from '../pdf/theme.ts'
import type { List, ListItem } from '../text/blocks.ts'
import { twips } from './measures.ts'

interface Definition {
  reference: string
  levels: ILevelsOptions[]
}

/** Word numbers at most nine levels. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const FORMATS = { number: LevelFormat.DECIMAL, letter: LevelFormat.LOWER_LETTER } as const

/** The kinds of lists that a file uses. Word keeps them apart from the text, and counts each kind through the file. */
export class Lists {
  readonly definitions: Definition[] = []

  /** @returns which definition each item of a list takes; a list that counts has its own, so that it starts at one */
  open(list: List): (item: ListItem) => string {
    if (list.mark === 'number' || list.mark === 'letter') {
      const reference = this.add(`${list.mark}-${this.definitions.length + 1}`, () => countedLevels(list))
      return () => reference
    }
    return (item) => {
      if (list.mark === 'bullet')
        return this.add('bullet', () => signLevels((level) => (level === 0 ? '•' : '–'), INK.terracotta))
      const sign = item.ticked ? '☑' : '☐'
      return this.add(item.ticked ? 'ticked' : 'tick', () => signLevels(() => sign, INK.ink, 'Segoe UI Symbol'))
    }
  }

  private add(reference: string, levels: () => ILevelsOptions[]): string {
    if (!this.definitions.some((known) => known.reference === reference)) {
      this.definitions.push({ reference, levels: levels() })
    }
    return reference
  }
}

function countedLevels(list: List): ILevelsOptions[] {
  const format = FORMATS[list.mark === 'letter' ? 'letter' : 'number']
  return LEVELS.map((level) => ({
    ...common(level),
    format,
    text: `%${level + 1}.`,
    start: list.start,
    style: { run: { bold: true, color: INK.terracotta }, paragraph: indent(level) },
  }))
}

/** @param font of the sign, where that of the text has none; Word takes another on computers without it */
function signLevels(sign: (level: number) => string, color: string, font?: string): ILevelsOptions[] {
  const run = font === undefined ? { color } : { color, font }
  return LEVELS.map((level) => ({
    ...common(level),
    format: LevelFormat.BULLET,
    text: sign(level),
    style: { run, paragraph: indent(level) },
  }))
}

function common(level: number): { level: number; alignment: typeof AlignmentType.LEFT } {
  return { level, alignment: AlignmentType.LEFT }
}

function indent(level: number): { indent: { left: number; hanging: number } } {
  return { indent: { left: twips(PAGE_THEME.indent * (level + 1)), hanging: twips(PAGE_THEME.indent) } }
}
