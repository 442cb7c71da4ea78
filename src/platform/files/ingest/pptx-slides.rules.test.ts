import { expect, test } from 'vitest'
import { createPptx } from '#testing/files/documents.ts'
import { readSlides } from './pptx-slides.ts'
import { readPptx } from './pptx-text.ts'
import { memorySource } from './source.ts'
import { ZipParts } from './zip-parts.ts'

const shape = (type: string, ...paragraphs: string[]) =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${paragraphs.join('')}</p:txBody></p:sp>`
const paragraph = (text: string, properties = '') => `<a:p>${properties}<a:r><a:t>${text}</a:t></a:r></a:p>`
const notesOf = (...shapes: string[]) => readSlides([{ slide: '', notes: `<p:notes>${shapes.join('')}</p:notes>` }])[0]

test('the slides of a file, in the order of the presentation', () => {
  const bytes = createPptx([
    { text: 'What is an implant?', notes: 'Pass the samples around.' },
    { text: 'Reserve', notes: '', isHidden: true },
    { text: 'Two kinds', notes: 'Ask.' },
  ])
  expect(readPptx(new ZipParts(memorySource(bytes))).slides).toEqual([
    { title: 'What is an implant?', notes: ['Pass the samples around.'] },
    { title: 'Reserve', notes: [], hidden: true },
    { title: 'Two kinds', notes: ['Ask.'] },
  ])
})

test('notes have paragraphs, and nothing of the head, the number and the picture of the page', () => {
  const body = shape(
    'body',
    paragraph('One &amp; two'),
    paragraph(' '),
    '<a:p><a:r><a:t>Three</a:t></a:r><a:br/><a:r><a:t>four</a:t></a:r></a:p>',
  )
  expect(notesOf(shape('hdr', paragraph('Session I')), shape('sldImg'), body, shape('sldNum', paragraph('3')))).toEqual(
    {
      title: '',
      notes: ['One & two', 'Three\nfour'],
    },
  )
})

test('a paragraph that PowerPoint writes from the right begins from the right, whatever its first word', () => {
  const right = paragraph('Jadelle هي غرسة', '<a:pPr rtl="1"/>')
  expect(notesOf(shape('body', right, paragraph('Jadelle')))?.notes).toEqual(['\u200fJadelle هي غرسة', 'Jadelle'])
})

test('a title of several lines is one line', () => {
  const slide = `<p:sld>${shape('ctrTitle', paragraph('Session I'), paragraph('  what implants\n are'))}</p:sld>`
  expect(readSlides([{ slide, notes: '' }])[0]?.title).toBe('Session I what implants are')
})

test('a hostile file: too deep is refused, too long is cut, characters that no database takes are left out', () => {
  expect(() => notesOf('<a:p>'.repeat(100_000))).toThrow('levels of elements')
  const long = { slide: '', notes: shape('body', paragraph('x'.repeat(150_000))) }
  const slides = readSlides(Array.from({ length: 3000 }, () => long))
  expect(slides).toHaveLength(1000)
  expect(JSON.stringify(slides).length).toBeLessThan(500_000)
  expect(notesOf(shape('body', paragraph('a\0b\ud800')))?.notes).toEqual(['ab\ufffd'])
})
