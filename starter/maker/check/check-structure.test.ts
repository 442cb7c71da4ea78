import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { drawDiagram } from '../../drawings/catalogue.ts'
import { coverDrawing } from '../../drawings/covers/covers.ts'
import { parseSource } from '../documents/make.ts'
import { Canvas, type Tag } from '../documents/pdf/canvas.ts'
import { drawDrawing } from '../documents/pdf/drawing.ts'
import { structureFaults } from './check-structure.ts'

const SOURCE = parseSource('---\ntitle: A sheet\ndetails: One line.\n---\nText', {
  file: 'sheet.md',
  language: 'en',
  context: 'Implants',
  updated: '2026-11-25',
})

async function faultsOf(draw: (canvas: Canvas) => void): Promise<string[]> {
  const canvas = new Canvas(SOURCE, [600, 400])
  canvas.pdf.addPage()
  draw(canvas)
  const pdf = await getDocument({ data: new Uint8Array(await canvas.end()), verbosity: 0 }).promise
  return structureFaults(pdf)
}

test('a picture without an alternative text is found, and one that decorates is not', async () => {
  const drawing = drawDiagram('implant-place', 'en')
  const silent = (canvas: Canvas) =>
    canvas.drawTagged({ role: 'Figure', parent: canvas.root, alt: '', box: [0, 0, 9, 9] }, () => {
      canvas.pdf.rect(0, 0, 9, 9).fill('black')
    })
  expect(await faultsOf(silent)).toEqual(['page 1: a figure has no alternative text'])
  for (const shown of [drawing, coverDrawing('implants')])
    expect(await faultsOf((canvas) => drawDrawing(canvas, shown, canvas.root, 0, 0, 0.5))).toEqual([])
})

test('a heading that skips a level, and a paragraph in a row of a table, are found', async () => {
  const faults = await faultsOf((canvas) => {
    const write = (tag: Tag) => canvas.drawTagged(tag, () => canvas.pdf.rect(0, 0, 9, 9).fill('black'))
    write({ role: 'H1', parent: canvas.root })
    write({ role: 'H3', parent: canvas.root })
    const row: Tag = { role: 'TR', parent: { role: 'Table', parent: canvas.root } }
    write({ role: 'P', parent: row })
  })
  expect(faults).toEqual(['page 1: P is inside TR', 'page 1: heading 3 follows heading 1'])
})
