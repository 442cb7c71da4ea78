import type { Source } from './sources.ts'

/** Path of a module's test. */
const MODULE_TEST = /^modules\/[^/]+\/evaluation-tools\/1-pre-and-post-test\.md$/
const LETTERS = ['a', 'b', 'c', 'd']
/** Share of each letter among the right answers, so that marking one letter everywhere scores no more than guessing. */
const LETTER_SHARE = { min: 1 / 6, max: 1 / 3 }
const MAX_IN_A_ROW = 2
/** Share of questions whose right answer may be the longest, or the shortest. */
const MAX_BY_LENGTH = 1 / 3
/** Equal letters in a row in the keys of two tests, so that a trainee of two modules does not know the second key. */
const MAX_SHARED = 7

interface Question {
  number: number
  options: { letter: string; length: number }[]
}

/** Finds what reveals the answers of a test, and where its questions and its key disagree. */
export function checkTests(sources: readonly Source[]): string[] {
  return [...checkEach(sources), ...checkShared(sources)]
}

function checkEach(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, documents: [sheet, key] }) => {
    if (key?.slideNotes) return []
    if (!sheet || !key) return MODULE_TEST.test(path) ? [`${path}: has no ‘key:’ in its head`] : []
    const questions = readQuestions(sheet.body)
    return [
      ...checkSheet(`${sheet.title} ${sheet.details} ${sheet.body}`),
      ...questions.flatMap(checkOptions),
      ...checkKey(questions, readKey(key.body)),
    ].map((fault) => `${path}: ${fault}`)
  })
}

/** Reads questions like `**1. How …?**`, each followed by options like `- a. …`. */
function readQuestions(body: string): Question[] {
  const [, ...parts] = body.split(/^\*\*(?=\d+\.)/m)
  return parts.map((part) => ({
    number: Number.parseInt(part, 10),
    options: [...part.matchAll(/^[-*] ([a-z])[.)] +(.+)$/gm)].map(([, letter = '', words = '']) => ({
      letter,
      length: words.replace(/\*/g, '').trim().length,
    })),
  }))
}

/** Reads the right letter of each question from rows like `| 1 | c | … |`. */
function readKey(body: string): Map<number, string> {
  const rows = body.matchAll(/^\| *(\d+) *\| *\**([a-z])\** *\|/gm)
  return new Map([...rows].map(([, number, letter = '']) => [Number(number), letter]))
}

/** Finds tests whose keys have a long part in common. */
function checkShared(sources: readonly Source[]): string[] {
  const keys = sources.flatMap(({ path, documents: [, key] }) =>
    key && !key.slideNotes ? [{ path, letters: [...readKey(key.body).values()].join('') }] : [],
  )
  return keys.flatMap(({ path, letters }, index) =>
    keys.slice(0, index).flatMap((other) => {
      const shared = sharedPart(letters, other.letters)
      return shared === undefined ? [] : [`${path}: the key has ‘${shared}’ like that of ${other.path}`]
    }),
  )
}

/** The first part of one key that the other has too, if it is too long. */
function sharedPart(letters: string, others: string): string | undefined {
  const length = MAX_SHARED + 1
  const parts = [...letters].map((_, index) => letters.slice(index, index + length))
  return parts.find((part) => part.length === length && others.includes(part))
}

function checkSheet(words: string): string[] {
  const found = /answer key|(?:key|answers?) (?:is |are )?on the last page/i.exec(words)?.[0]
  return found === undefined ? [] : [`the sheet for trainees says ‘${found}’`]
}

function checkOptions({ number, options }: Question): string[] {
  const letters = options.map(({ letter }) => letter).join('')
  return letters === LETTERS.join('') ? [] : [`question ${number} has the answers ‘${letters}’, not a to d`]
}

function checkKey(questions: readonly Question[], key: ReadonlyMap<number, string>): string[] {
  const numbers = questions.map(({ number }) => number)
  if (numbers.length === 0 || numbers.some((number, index) => number !== index + 1))
    return [`the questions are not numbered 1, 2, 3 …: ${numbers.join(', ')}`]
  if (numbers.join() !== [...key.keys()].join())
    return [`there are ${numbers.length} questions, and the key has the rows ${[...key.keys()].join(', ')}`]
  const letters = [...key.values()]
  return [...checkSpread(letters), ...checkRuns(letters), ...checkLengths(questions, key)]
}

function checkSpread(letters: readonly string[]): string[] {
  const [min, max] = [Math.ceil(letters.length * LETTER_SHARE.min), Math.floor(letters.length * LETTER_SHARE.max)]
  return LETTERS.flatMap((letter) => {
    const count = letters.filter((other) => other === letter).length
    if (count >= min && count <= max) return []
    return [`${letter} is the right answer to ${count} of ${letters.length} questions, not ${min} to ${max}`]
  })
}

function checkRuns(letters: readonly string[]): string[] {
  return letters.flatMap((letter, index) => {
    const run = letters.slice(index, index + MAX_IN_A_ROW + 1)
    const isRun = run.length > MAX_IN_A_ROW && run.every((other) => other === letter)
    return isRun ? [`${letter} is the right answer to the questions ${index + 1} to ${index + run.length}`] : []
  })
}

function checkLengths(questions: readonly Question[], key: ReadonlyMap<number, string>): string[] {
  const max = Math.floor(questions.length * MAX_BY_LENGTH)
  const lengths = questions.map(({ number, options }) => ({
    number,
    right: options.find(({ letter }) => letter === key.get(number))?.length ?? 0,
    wrong: options.filter(({ letter }) => letter !== key.get(number)).map(({ length }) => length),
  }))
  const longest = lengths.filter(({ right, wrong }) => right > Math.max(...wrong))
  const shortest = lengths.filter(({ right, wrong }) => right < Math.min(...wrong))
  return [['longest', longest] as const, ['shortest', shortest] as const].flatMap(([word, found]) => {
    if (found.length <= max) return []
    const which = found.map(({ number }) => number).join(', ')
    return [`the right answer is the ${word} in ${found.length} of ${questions.length} questions, not ${max}: ${which}`]
  })
}
