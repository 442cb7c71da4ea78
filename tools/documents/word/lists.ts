import { AlignmentType, type ILevelsOptions, LevelFormat } from 'docx'
import { INK } from '../brand.ts'
import { PAGE_THEME } from '../pdf/theme.ts'
import type { List, ListItem } from '../text/blocks.ts'
import { twips } from './measures.ts'

interface Definition {
  reference: string
  levels: ILevelsOptions[]
}

/** Word supports nine levels. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const FORMATS = { number: LevelFormat.DECIMAL, letter: LevelFormat.LOWER_LETTER } as const

/** The numbering definitions of a file. Word stores them outside the text and numbers each definition through the file. */
export class Lists {
  readonly definitions: Definition[] = []

  /** @returns the definition of each item; every numbered list has its own, so that numbers restart */
  open(list: List): (item: ListItem) => string {
    if (list.mark === 'number' || list.mark === 'letter') {
      const reference = this.add(`${list.mark}-${this.definitions.length + 1}`, () => numberedLevels(list))
      return () => reference
    }
    return (item) => {
      if (list.mark === 'bullet')
        return this.add('bullet', () => bulletLevels((level) => (level === 0 ? '•' : '–'), INK.terracotta))
      const checkbox = item.ticked ? '☑' : '☐'
      return this.add(item.ticked ? 'ticked' : 'tick', () => bulletLevels(() => checkbox, INK.ink, 'Segoe UI Symbol'))
    }
  }

  private add(reference: string, levels: () => ILevelsOptions[]): string {
    if (!this.definitions.some((definition) => definition.reference === reference)) {
      this.definitions.push({ reference, levels: levels() })
    }
    return reference
  }
}

function numberedLevels(list: List): ILevelsOptions[] {
  const format = FORMATS[list.mark === 'letter' ? 'letter' : 'number']
  return LEVELS.map((level) => ({
    ...common(level),
    format,
    text: `%${level + 1}.`,
    start: list.start,
    style: { run: { bold: true, color: INK.terracotta }, paragraph: indent(level) },
  }))
}

/** @param font for a bullet that the text font lacks; Word falls back to another font if it is not installed */
function bulletLevels(bullet: (level: number) => string, color: string, font?: string): ILevelsOptions[] {
  const run = font === undefined ? { color } : { color, font }
  return LEVELS.map((level) => ({
    ...common(level),
    format: LevelFormat.BULLET,
    text: bullet(level),
    style: { run, paragraph: indent(level) },
  }))
}

function common(level: number): { level: number; alignment: typeof AlignmentType.LEFT } {
  return { level, alignment: AlignmentType.LEFT }
}

function indent(level: number): { indent: { left: number; hanging: number } } {
  return { indent: { left: twips(PAGE_THEME.indent * (level + 1)), hanging: twips(PAGE_THEME.indent) } }
}
