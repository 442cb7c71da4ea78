import type { Shape } from './kit/shapes.ts'
import { text } from './kit/text.ts'

export type Language = 'en' | 'fr' | 'es'

/** A diagram in one language. Lengths in slide points (a slide is 960 by 540). */
export interface Drawing {
  /** The diagram's id and the language; equal for equal drawings. */
  key: string
  width: number
  height: number
  /** What a person who cannot see it needs to know. */
  alt: string
  /** A sentence for the speaker notes: what to show and to say. */
  note: string
  shapes: Shape[]
}

/** What every diagram says in each language; `T` adds the words of its labels. */
export interface DiagramTexts {
  alt: string
  note: string
}

export interface Diagram {
  /** Lower-case words with hyphens, as texts name it: `![](implant-arm)`. */
  id: string
  /** Shows the inside of a body or where a tool goes: a clinician signs it off (starter/drawings/anatomical-drawings.md). */
  anatomical: boolean
  draw: (language: Language) => Drawing
}

/** Widths of a diagram: beside text, across a slide or a page, or one step of a client sheet. */
export const WIDTHS = { half: 380, full: 836, step: 240 } as const

const SCHEMATIC: Record<Language, string> = {
  en: 'Schematic, not to scale',
  fr: 'Schéma non à l’échelle',
  es: 'Esquema, no a escala',
}
/** A line below an anatomical drawing, smaller than its labels. */
const SCHEMATIC_LINE = { size: 16, height: 24 } as const

/**
 * Defines a diagram: one drawing for all languages, with its words in each.
 * @param spec `height` without the line that an anatomical drawing gets; the line of an `isContinued` one stands below its
 * second part
 */
export function diagram<T extends DiagramTexts>(spec: {
  id: string
  width: keyof typeof WIDTHS
  height: number
  anatomical?: boolean
  isContinued?: boolean
  texts: Record<Language, T>
  draw: (texts: T) => Shape[]
}): Diagram {
  const { id, anatomical = false, isContinued = false } = spec
  const width = WIDTHS[spec.width]
  return {
    id,
    anatomical,
    draw: (language) => {
      const texts = spec.texts[language]
      const shapes = spec.draw(texts)
      const isMarked = anatomical && !isContinued && spec.width !== 'step'
      const mark = text(SCHEMATIC[language], width, spec.height + 18, {
        size: SCHEMATIC_LINE.size,
        anchor: 'end',
        paint: 'inkSoft',
      })
      return {
        key: `${id}-${language}`,
        width,
        height: spec.height + (isMarked ? SCHEMATIC_LINE.height : 0),
        alt: texts.alt,
        note: texts.note,
        shapes: isMarked ? [...shapes, mark] : shapes,
      }
    },
  }
}
