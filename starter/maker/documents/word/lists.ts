import { AlignmentType, type ILevelsOptions, LevelFormat } from 'docx'
import { INK } from '../brand.ts'
import type { Theme } from '../pdf/theme.ts'
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
  private readonly theme: Theme

  constructor(theme: Theme) {
    this.theme = theme
  }

  /** @returns the definition of each item; every numbered list has its own, so that numbers restart */
  open(list: List): (item: ListItem) => string {
    if (list.mark === 'number' || list.mark === 'letter') {
      const reference = this.add(`${list.mark}-${this.definitions.length + 1}`, () => numberedLevels(list, this.theme))
      return () => reference
    }
    return (item) => {
      if (list.mark === 'bullet')
        return this.add('bullet', () => bulletLevels((level) => (level === 0 ? '•' : '–'), INK.terracotta, this.theme))
      const checkbox = item.ticked ? '☑' : '☐'
      return this.add(item.ticked ? 'ticked' : 'tick', () =>
        bulletLevels(() => checkbox, INK.ink, this.theme, 'Segoe UI Symbol'),
      )
    }
  }

  private add(reference: string, levels: () => ILevelsOptions[]): string {
    if (!this.definitions.some((definition) => definition.reference === reference)) {
      this.definitions.push({ reference, levels: levels() })
    }
    return reference
  }
}

function numberedLevels(list: List, theme: Theme): ILevelsOptions[] {
  const format = FORMATS[list.mark === 'letter' ? 'letter' : 'number']
  return LEVELS.map((level) => ({
    ...common(level),
    format,
    text: `%${level + 1}.`,
    start: list.start,
    style: { run: { bold: true, color: INK.terracotta }, paragraph: indent(level, theme) },
  }))
}

/** @param font for a bullet that the text font lacks; Word falls back to another font if it is not installed */
function bulletLevels(bullet: (level: number) => string, color: string, theme: Theme, font?: string): ILevelsOptions[] {
  const run = font === undefined ? { color } : { color, font }
  return LEVELS.map((level) => ({
    ...common(level),
    format: LevelFormat.BULLET,
    text: bullet(level),
    style: { run, paragraph: indent(level, theme) },
  }))
}

function common(level: number): { level: number; alignment: typeof AlignmentType.LEFT } {
  return { level, alignment: AlignmentType.LEFT }
}

function indent(level: number, theme: Theme): { indent: { left: number; hanging: number } } {
  return { indent: { left: twips(theme.indent * (level + 1)), hanging: twips(theme.indent) } }
}
