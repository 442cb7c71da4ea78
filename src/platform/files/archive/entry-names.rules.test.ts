import { describe, expect, test } from 'vitest'
import { entryNames } from './entry-names.ts'

describe('names in an archive', () => {
  test.each([
    [
      ['a.pdf', 'a.pdf', 'A.PDF'],
      ['a.pdf', 'a (2).pdf', 'A (3).PDF'],
    ],
    [
      ['a (2).pdf', 'a.pdf', 'a.pdf'],
      ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
    ],
    [
      ['x/a.pdf', 'y/a.pdf'],
      ['x/a.pdf', 'y/a.pdf'],
    ],
    [
      ['plan', 'plan/a.pdf'],
      ['plan (2)', 'plan/a.pdf'],
    ],
    [
      ['../../a.pdf', '/etc/b', 'c/./d'],
      ['a.pdf', 'etc/b', 'c/d'],
    ],
    [
      ['What? Why: "a".pdf', 'nul.pdf', ''],
      ['What- Why- -a-.pdf', 'nul_.pdf', 'file'],
    ],
    [
      ['se\u0301ance', 's\u00e9ance'],
      ['s\u00e9ance', 's\u00e9ance (2)'],
    ],
    [['a\\b.pdf'], ['a-b.pdf']],
  ])('%j become %j', (given, names) => expect(entryNames(given)).toEqual(names))
})
