import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DIAGRAMS, drawDiagram } from './catalogue.ts'
import { type Drawing, WIDTHS } from './diagram.ts'
import type { Shape } from './kit/shapes.ts'
import { TEXT_SIZE, textWidth } from './kit/text.ts'

const LANGUAGES = ['en', 'fr', 'es'] as const

const drawings = [...DIAGRAMS.keys()].flatMap((id) => LANGUAGES.map((language) => drawDiagram(id, language)))

/** The line 'Schematic, not to scale' below an anatomical drawing. */
const SCHEMATIC_SIZE = 16

interface Label {
  text: string
  size: number
  left: number
  right: number
}

/** Labels with their place in the drawing; without those of rotated groups. */
function labelsOf(shapes: Shape[], x = 0, scale = 1): Label[] {
  return shapes.flatMap((shape): Label[] => {
    if (shape.kind === 'path') return []
    if (shape.kind === 'group') {
      return shape.rotate === 0 ? labelsOf(shape.shapes, x + shape.x * scale, scale * shape.scale) : []
    }
    const width = textWidth(shape.text, shape) * scale
    const share = { start: 0, middle: 0.5, end: 1 }[shape.anchor]
    const left = x + shape.x * scale - width * share
    return [{ text: shape.text, size: shape.size * scale, left, right: left + width }]
  })
}

function faultsOf({ key, width, shapes }: Drawing): string[] {
  return labelsOf(shapes).flatMap(({ text, size, left, right }) => [
    ...(size < TEXT_SIZE - 0.01 && size !== SCHEMATIC_SIZE ? [`${key}: "${text}" has ${size} points`] : []),
    ...(left < -1 || right > width + 1 ? [`${key}: "${text}" is outside the drawing`] : []),
  ])
}

describe('the diagrams', () => {
  it('have labels that the back of a room reads, inside the drawing, in three languages', () => {
    expect(drawings.flatMap(faultsOf)).toEqual([])
  })

  it('fit on a slide', () => {
    const tooHigh = drawings.filter(({ width, height }) => width !== WIDTHS.step && height > 366)
    expect(tooHigh.map(({ key }) => key)).toEqual([])
  })

  it('say what they show, in the language of their labels', () => {
    for (const { key, alt, note } of drawings) {
      expect(alt.length, key).toBeGreaterThan(15)
      expect(note.length, key).toBeGreaterThan(15)
    }
    const english = new Set([...DIAGRAMS.keys()].map((id) => drawDiagram(id, 'en').alt))
    expect(drawings.filter(({ key, alt }) => !key.endsWith('-en') && english.has(alt)).map(({ key }) => key)).toEqual(
      [],
    )
  })

  it('are listed for the sign-off of a clinician when they show the inside of a body', () => {
    const page = readFileSync(join(import.meta.dirname, './anatomical-drawings.md'), 'utf8')
    const listed = [...page.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, id]) => id)
    const anatomical = [...DIAGRAMS.values()].filter((diagram) => diagram.anatomical).map(({ id }) => id)
    expect(listed).toEqual(anatomical.sort())
  })
})
