import type { Source } from './sources.ts'

/** Where each module has its test. */
const MODULE_TEST = /^modules\/[^/]+\/evaluation-tools\/1-pre-and-post-test\.md$/
const LETTERS = ['a', 'b', 'c', 'd']
/** A trainee who marks one letter everywhere gets no more points than by guessing. */
const SPREAD = { least: 1 / 6, most: 1 / 3 }
const MOST_IN_A_ROW = 2
/** How often the right answer may stand out by its length. */
const MOST_BY_LENGTH = 1 / 3

interface Question {
  number: number
  options: { letter: string; length: number }[]
}

/** What gives the answers of a test away, and where its questions and its key disagree. */
export function checkTests(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, documents: [sheet, key] }) => {
    if (!sheet || !key) return MODULE_TEST.test(path) ? [`${path}: has no ‘key:’ in its head`] : []
    const questions = readQuestions(sheet.body)
    return [
      ...checkSheet(`${sheet.title} ${sheet.details} ${sheet.body}`),
      ...questions.flatMap(checkOptions),
      ...checkKey(questions, readKey(key.body)),
    ].map((fault) => `${path}: ${fault}`)
  })
}

/** `**1. How …?**`, and below it `- a. …` and so on. */
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

/** The letters of the key by question, from the rows `| 1 | c | … |`. */
function readKey(body: string): Map<number, string> {
  const rows = body.matchAll(/^\| *(\d+) *\| *\**([a-z])\** *\|/gm)
  return new Map([...rows].map(([, number, letter = '']) => [Number(number), letter]))
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
  const [least, most] = [Math.ceil(letters.length * SPREAD.least), Math.floor(letters.length * SPREAD.most)]
  return LETTERS.flatMap((letter) => {
    const count = letters.filter((other) => other === letter).length
    if (count >= least && count <= most) return []
    return [`${letter} is the right answer to ${count} of ${letters.length} questions, not ${least} to ${most}`]
  })
}

function checkRuns(letters: readonly string[]): string[] {
  return letters.flatMap((letter, index) => {
    const run = letters.slice(index, index + MOST_IN_A_ROW + 1)
    const isRun = run.length > MOST_IN_A_ROW && run.every((other) => other === letter)
    return isRun ? [`${letter} is the right answer to the questions ${index + 1} to ${index + run.length}`] : []
  })
}

function checkLengths(questions: readonly Question[], key: ReadonlyMap<number, string>): string[] {
  const most = Math.floor(questions.length * MOST_BY_LENGTH)
  const lengths = questions.map(({ number, options }) => ({
    number,
    right: options.find(({ letter }) => letter === key.get(number))?.length ?? 0,
    wrong: options.filter(({ letter }) => letter !== key.get(number)).map(({ length }) => length),
  }))
  const longest = lengths.filter(({ right, wrong }) => right > Math.max(...wrong))
  const shortest = lengths.filter(({ right, wrong }) => right < Math.min(...wrong))
  return [['longest', longest] as const, ['shortest', shortest] as const].flatMap(([word, found]) => {
    if (found.length <= most) return []
    const which = found.map(({ number }) => number).join(', ')
    return [
      `the right answer is the ${word} in ${found.length} of ${questions.length} questions, not ${most}: ${which}`,
    ]
  })
}
