import { describe, expect, test } from 'vitest'
import { DIAGRAMS } from '../../drawings/catalogue.ts'
import { checkFolders } from './check.ts'
import { checkCards } from './check-cards.ts'
import { checkLinks } from './check-links.ts'
import { checkNames } from './check-names.ts'
import { checkRepeats } from './check-repeats.ts'
import { checkSite } from './check-site.ts'
import { checkTests } from './check-tests.ts'
import { checkPictures, checkUnused, countPictures } from './count-pictures.ts'
import { readSources } from './sources.ts'
import { readTexts, type Text, textOf } from './texts.ts'

/** The folders of the sample. */
const SAMPLE = [
  'starter/modules/01-benefits-of-family-planning/',
  'modules/14-male-condoms',
  'starter/materials/fr/1-counselling',
  'materials/es/1-counselling',
]

test('an author can check some folders, whose documents all open', { timeout: 240_000 }, async () => {
  const { faults, documents } = await checkFolders(SAMPLE)
  expect(faults).toEqual([])
  expect(documents).toBeGreaterThan(30)
  expect(documents).toBeLessThan(80)
  expect(await checkFolders(['modules/none'])).toMatchObject({
    faults: ['modules/none: there is no such folder of a module or section'],
  })
})

test('the texts of all modules and sections have no fault', { timeout: 120_000 }, async () => {
  const texts = await readTexts()
  const { sources, faults } = readSources(texts)
  expect([
    ...faults,
    ...checkTests(sources),
    ...checkCards(sources),
    ...checkNames(texts, []),
    ...checkRepeats(texts),
    ...checkPictures(countPictures(sources)),
    ...checkUnused(DIAGRAMS.keys(), texts),
    ...(await checkSite()),
  ]).toEqual([])
})

describe('the check finds', () => {
  const LINE = 'Every client decides for herself and may change her mind.'

  test('a sentence that two documents share, also in bold or in a list', () => {
    const texts = [textOf('modules/01-a/purpose.md', LINE), textOf('modules/02-b/purpose.md', `- **${LINE}**`)]
    expect(checkRepeats(texts)).toEqual([
      expect.stringMatching(/^modules\/02-b\/purpose.md: repeats a line of modules\/01-a/),
    ])
  })

  test('a diagram that no text shows', () => {
    const text = textOf('modules/01-a/handouts/1-b.md', '![](pill-pack) ![](wash-hands)')
    expect(checkUnused(['pill-pack', 'wash-hands', 'old-pack'], [text])).toEqual([
      'no text shows the diagram old-pack: show or delete it',
    ])
  })

  test('names with another spelling', () => {
    const text = textOf(
      'modules/01-a/purpose.md',
      'Post-abortion care; see the module "Vasectomy" and the module "male Condoms".',
    )
    expect(checkNames([text], ['Vasectomy', 'Male condoms'])).toEqual([
      'modules/01-a/purpose.md: ‘Post-abortion’ is written ‘postabortion’',
      'modules/01-a/purpose.md: the module ‘male Condoms’ is called ‘Male condoms’',
    ])
  })

  test('broken links and missing pictures', () => {
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

  const HEAD = 'title: Masks pre-test and post-test\ndetails: For trainees.\nformat: word'
  const KEY_HEAD = 'key:\n  title: Key to masks\n  details: For facilitators.'

  /** Checks a test with the key `letters`; `right` is the text of each right answer, the others have four characters. */
  function checkTestSheet(parts: Parameters<typeof testSheet>[0] = {}) {
    return faultsOf(testSheet(parts))
  }

  function testSheet(
    parts: { letters?: string; right?: string; keyLetters?: string; head?: string },
    module = '01-a',
  ): Text {
    const { letters = 'abcdacbd', right = 'four', head = `${HEAD}\n${KEY_HEAD}` } = parts
    const { keyLetters = letters } = parts
    const questions = [...letters].map((letter, index) => {
      const options = ['a', 'b', 'c', 'd'].map((other) => `- ${other}. ${other === letter ? right : 'some'}`)
      return `**${index + 1}. Case. What is right?**\n${options.join('\n')}`
    })
    const rows = [...keyLetters].map((letter, index) => `| ${index + 1} | ${letter} | Why |`)
    const key = `## Answer key\n\n| Question | Answer | Explanation |\n|---|---|---|\n${rows.join('\n')}`
    const content = `---\n${head}\n---\n## Questions\n${questions.join('\n\n')}\n\n---\n\n${key}\n`
    return textOf(`modules/${module}/evaluation-tools/1-pre-and-post-test.md`, content)
  }

  function faultsOf(...texts: Text[]): string[] {
    const { sources, faults } = readSources(texts)
    return [...faults, ...checkTests(sources), ...checkCards(sources)].map((fault) => fault.replace(/^.*\.md: /, ''))
  }

  test('no fault in a good test', () => {
    expect(checkTestSheet()).toEqual([])
  })

  test.each([
    [
      'a letter that is right too often',
      { letters: 'abacabad' },
      'a is the right answer to 4 of 8 questions, not 2 to 2',
    ],
    ['three equal letters in a row', { letters: 'aaabcdbcdbcd' }, 'a is the right answer to the questions 1 to 3'],
    ['right answers that are the longest', { right: 'longest' }, 'the right answer is the longest in 8 of 8 questions'],
    ['right answers that are the shortest', { right: 'no' }, 'the right answer is the shortest in 8 of 8 questions'],
    [
      'a key without one of its rows',
      { keyLetters: 'abcdacb' },
      'there are 8 questions, and the key has the rows 1, 2',
    ],
    ['a key among the questions', { head: HEAD }, 'has no ‘key:’ in its head'],
    [
      'a sheet that names its key',
      { head: `${HEAD}\n${KEY_HEAD}`.replace('trainees', 'trainees; answers on the last page') },
      'the sheet for trainees',
    ],
  ])('%s', (_, parts, fault) => {
    expect(checkTestSheet(parts)).toContainEqual(expect.stringContaining(fault))
  })

  test('two tests that share eight letters of their keys', () => {
    const faults = (second: string) =>
      faultsOf(testSheet({ letters: 'abcdacbdabcd' }), testSheet({ letters: second }, '02-b'))
    expect(faults('dbcdacbdabca')).toEqual([
      'the key has ‘bcdacbda’ like that of modules/01-a/evaluation-tools/1-pre-and-post-test.md',
    ])
    expect(faults('cdacbdadbcab')).toEqual([])
  })

  test('a question without four answers', () => {
    const body = '**1. Yes or no?**\n- a. Yes\n- b. No\n\n---\n\n## Answer key\n\n| 1 | a |\n'
    const text = textOf('materials/fr/1-a/1-b.md', `---\n${HEAD}\nlanguage: en\n${KEY_HEAD}\n---\n${body}`)
    expect(faultsOf(text)).toContain('question 1 has the answers ‘ab’, not a to d')
  })

  test('cards without a key, or with a missing row in the key', () => {
    const cards = '## Cards\n\n| Card | Who |\n|---|---|\n| 1 | She |\n| 2 | He |\n'
    const key = '## Key for the facilitator\n\n| Card | Answer |\n| --- | :-: |\n| 1 | Yes |\n'
    const checkCardSet = (body: string) =>
      faultsOf(textOf('modules/01-a/handouts/3-cards.md', `---\n${HEAD}\ncards: true\n---\n${body}`))
    expect(checkCardSet(cards)).toEqual(['has cards but no heading ‘## Key for the facilitator’'])
    expect(checkCardSet(`${cards}\n---\n\n${key}`)).toEqual(['has 2 cards, and 1 rows in the key'])
    expect(checkCardSet(`${cards}\n---\n\n${key}| 2 | No |\n\n## More\n\n| A | B |\n|---|---|\n| 1 | 2 |\n`)).toEqual(
      [],
    )
  })
})
