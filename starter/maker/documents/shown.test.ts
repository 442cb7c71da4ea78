import { expect, test } from 'vitest'
import { drawDiagram } from '../../drawings/catalogue.ts'
import { coverDrawing } from '../../drawings/covers/covers.ts'
import type { Drawing } from '../../drawings/diagram.ts'
import type { Shape } from '../../drawings/kit/shapes.ts'
import { parseSources } from './make.ts'
import { shownBy } from './shown.ts'

const TEXT = `---
title: A deck
details: One line.
format: powerpoint
---
# One slide
kind: core

- One line

![](implant-place)
`
const DEFAULTS = {
  file: 'deck.md',
  context: 'A module',
  language: 'en',
  updated: '2026-11-24',
  cover: 'implants',
} as const

const documents = parseSources(TEXT, DEFAULTS)

const SHAPES: Shape[] = [
  { kind: 'path', d: 'M0 0h9', fill: 'leaf', stroke: 'ink', width: 4, dash: [2, 3] },
  { kind: 'text', text: 'few', x: 1, y: 2, size: 24, bold: true, paint: 'ink', anchor: 'middle' },
  { kind: 'group', x: 1, y: 2, scale: 3, rotate: 4, shapes: [{ kind: 'path', d: 'M1 1h9' }] },
]

/** Another value of the same type. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return `${value}.`
  return Array.isArray(value) ? value.slice(1) : value
}

/** The names of an object's fields whose change is not in what a document shows. */
function unnoticed(object: Drawing | Shape): string[] {
  return Object.entries(object).flatMap(([name, value]) => {
    const before = documents.map(shownBy)
    Reflect.set(object, name, another(value))
    const after = documents.map(shownBy)
    Reflect.set(object, name, value)
    return after.some((shown, index) => shown === before[index]) ? [name] : []
  })
}

test('every field of a drawing and of its shapes belongs to what a deck and its notes show', () => {
  const drawing = drawDiagram('implant-place', 'en')
  expect(unnoticed(drawing)).toEqual([])
  expect(unnoticed(coverDrawing('implants'))).toEqual([])

  drawing.shapes.push(...SHAPES)
  expect(SHAPES.flatMap(unnoticed)).toEqual([])
})

test('the text of a document and its head belong to what it shows', () => {
  const [changed] = parseSources(TEXT.replace('- One line', '- Another line'), DEFAULTS)
  const [dated] = parseSources(TEXT, { ...DEFAULTS, updated: '2026-11-25' })
  expect(new Set([documents[0], changed, dated].map((source) => source && shownBy(source))).size).toBe(3)
})
