import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { openPackage } from '../../check/office/package.ts'
import { powerPointFaults } from '../../check/office/powerpoint.ts'
import { makeDocument, parseSources } from '../make.ts'

const TEXT = `---
title: Messages
details: One line.
format: powerpoint
---
# Three messages
kind: core

![](three-messages)

# Lives
kind: core

![](eligibility-categories)`

let bytes: Uint8Array
beforeAll(async () => {
  const [deck] = parseSources(TEXT, {
    file: 'a.md',
    language: 'fr',
    context: 'Implants',
    cover: 'implants',
    updated: '2026-05-12',
  })
  if (!deck) throw new Error('no deck')
  bytes = (await makeDocument(deck)).bytes
})

const part = (path: string) => strFromU8(unzipSync(bytes)[path] ?? new Uint8Array())

test('words and numbers in a drawing are text over its picture, which a trainer can type over', () => {
  const slide = part('ppt/slides/slide2.xml')
  const texts = [...slide.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text)
  for (const word of ['24 mois', '6 mois', '18 ans']) expect(texts).toContain(word)
  const svg = part('ppt/media/three-messages-fr-shapes.svg')
  expect(svg).toContain('<path')
  expect(svg).not.toContain('<text')
  // a screen reader still hears what the picture shows
  expect(slide).toMatch(/<p:pic>.* descr="Trois images\./)
})

test('words in a decoration, which says nothing, stay in its picture', async () => {
  const [deck] = parseSources(TEXT, {
    file: 'a.md',
    language: 'en',
    context: 'A',
    cover: 'guidance',
    updated: '2026-05-12',
  })
  if (!deck) throw new Error('no deck')
  const made = await makeDocument(deck)
  expect(powerPointFaults(openPackage(made.bytes))).toEqual([])
  expect(strFromU8(unzipSync(made.bytes)['ppt/media/cover-guidance.svg'] ?? new Uint8Array())).toContain('<text')
})

test('lines of one label are one text', () => {
  const boxes = part('ppt/slides/slide2.xml').match(/<p:txBody>.*?<\/p:txBody>/g) ?? []
  expect(boxes.some((box) => /<a:t>[^<]+<\/a:t><\/a:r><a:br>.*<a:t>/.test(box))).toBe(true)
})

test('labels have the fonts and colours of the theme, and PowerPoint opens them without repair', () => {
  expect(part('ppt/slides/slide2.xml')).toMatch(/<p:grpSp>.*name="Mots de l’image".*<a:schemeClr val="tx1"\/>/)
  expect(powerPointFaults(openPackage(bytes))).toEqual([])
})
