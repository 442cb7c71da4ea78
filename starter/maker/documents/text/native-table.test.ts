import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openPackage } from '../../check/office/package.ts'
import { powerPointFaults } from '../../check/office/powerpoint.ts'
import { makeDocument, parseSources } from '../make.ts'

async function slidesOf(body: string, language: 'en' | 'fr' = 'en') {
  const head = 'title: Rows\ndetails: One line.\nformat: powerpoint'
  const defaults = { file: 'a.md', context: 'Chart', cover: 'implants', updated: '2026-05-12', language } as const
  const [deck] = parseSources(`---\n${head}\n---\n${body}`, defaults)
  if (!deck) throw new Error('no deck')
  const { bytes } = await makeDocument(deck)
  expect(powerPointFaults(openPackage(bytes))).toEqual([])
  return strFromU8(unzipSync(bytes)['ppt/slides/slide2.xml'] ?? new Uint8Array())
}

const textsIn = (slide: string) => [...slide.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text)

test.each([
  ['en', 'COC', 'Breast cancer now', '2/3: to start/to go on'],
  ['fr', 'PPS', 'Cancer du sein actuel', '2/3\u00A0: début/suite'],
] as const)(
  'a drawing of categories is a table on a slide in %s, with the line below it',
  async (language, ...words) => {
    const slide = await slidesOf('# Rows\nkind: core\n\n![](eligibility-illness)\n\nNotes: Read.', language)
    expect(slide).toContain('<a:tbl>')
    expect(slide).not.toContain('<p:pic>')
    expect(slide.match(/<a:tr /g)).toHaveLength(4)
    for (const word of words) expect(textsIn(slide)).toContain(word)
    // the copper IUD in the last row is a category 1: its number and the fill of its cell
    expect(textsIn(slide).slice(-3, -1)).toEqual(['1', '4'])
    expect(slide).toContain('<a:schemeClr val="accent4"><a:lumMod val="20000"/>')
  },
)

test('a drawing beside other words stays a picture', async () => {
  const slide = await slidesOf('# Rows\nkind: core\n\n- Two answers\n\n![](hiv-high-risk)')
  expect(slide).toContain('<p:pic>')
  expect(slide).not.toContain('<a:tbl>')
})
