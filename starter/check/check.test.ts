import { describe, expect, test } from 'vitest'
import { checkContent } from './check.ts'
import { checkLinks } from './check-links.ts'
import { checkNames } from './check-names.ts'
import { checkRepeats } from './check-repeats.ts'
import { textOf } from './texts.ts'

/** All documents are made and opened. */
const TIMEOUT_MS = 240_000

test('the whole package is there, and every document opens', { timeout: TIMEOUT_MS }, async () => {
  const { faults, documents } = await checkContent()
  expect(faults).toEqual([])
  expect(documents).toBeGreaterThan(250)
})

describe('what the check finds', () => {
  const LINE = 'Every client decides for herself and may change her mind.'

  test('a sentence that stands in two documents, also in bold or in a list', () => {
    const texts = [textOf('modules/01-a/purpose.md', LINE), textOf('modules/02-b/purpose.md', `- **${LINE}**`)]
    expect(checkRepeats(texts)).toEqual([expect.stringMatching(/^modules\/02-b\/purpose.md: stands in modules\/01-a/)])
  })

  test('names that are spelled another way', () => {
    const text = textOf(
      'modules/01-a/purpose.md',
      'Post-abortion care; see the module "Vasectomy" and the module "male Condoms".',
    )
    expect(checkNames([text], ['Vasectomy', 'Male condoms'])).toEqual([
      'modules/01-a/purpose.md: ‘Post-abortion’ is written ‘postabortion’',
      'modules/01-a/purpose.md: the module ‘male Condoms’ is called ‘Male condoms’',
    ])
  })

  test('links that lead nowhere, and pictures that are not there', () => {
    const text = textOf(
      'site/news/2026-01-01-x.md',
      '[a](/training/vasectomy) [b](/training/vasectomies) [c](/trainings) [d](/faq?x=1)\nimage: images/none.svg',
    )
    expect(checkLinks([text], { slugs: new Set(['vasectomy']), files: new Set() })).toEqual([
      'site/news/2026-01-01-x.md: /training/vasectomies leads nowhere',
      'site/news/2026-01-01-x.md: /trainings leads nowhere',
      'site/news/2026-01-01-x.md: images/none.svg is not there',
    ])
  })
})
