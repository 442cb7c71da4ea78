import type { Phrase, Term, Variant } from './terms.ts'
import type { TextMatch } from './text-index.ts'

/** Where a text has all terms, best first: in the title, in title and lead, anywhere. */
export const TIERS = { title: 0, head: 1, anywhere: 2 } as const

export interface Rank {
  /** One of `TIERS`. */
  tier: number
  /** 1 when title and lead have the words as typed, 0 when they have only synonyms of them. */
  asTyped: number
  /** How well title and lead match, from 0 to 1. Rare words count more. */
  grade: number
  /** Whether a required term is in title or lead. */
  isInHead: boolean
}

/** How much each way to match counts, in a title and in a lead. */
const GRADES = { typed: 1, form: 1, name: 0.9, prefix: 0.6 }
const LEAD_SHARE = 0.35
/** How much an optional word counts. */
const OPTIONAL_SHARE = 0.3
/** A word that is only in the body. */
const BODY_GRADE = 0.1

interface TermMatch {
  grade: number
  isInTitle: boolean
  isInHead: boolean
  isName: boolean
}

/** Ranks the matches of a search by their title and lead. */
export function rankTexts<M extends Pick<TextMatch, 'head'>>(
  terms: readonly Term[],
  matches: readonly M[],
): (M & Rank)[] {
  const patterns = terms.map(patternsOf)
  const ways = matches.map((match) => {
    const [title = '', lead = ''] = match.head.split('\n')
    return patterns.map((each) => waysOf(each, title, lead))
  })
  // While nothing has the whole word, the reader is still typing it.
  const isTyping = terms.map((_, at) =>
    ways.every((found) => isBeginning(found[at]?.title) && isBeginning(found[at]?.lead)),
  )
  const all = matches.map((match, index) => ({
    match,
    found: (ways[index] ?? []).map((way, at) => matchOf(way, isTyping[at] === true)),
  }))
  const isNeeded = (_: TermMatch, at: number) => terms[at]?.isOptional !== true
  const weights = terms.map((_, at) => {
    const titles = all.filter(({ found }) => found[at]?.isInTitle).length
    return Math.log(2 + all.length / (1 + titles)) * (terms[at]?.isOptional ? OPTIONAL_SHARE : 1)
  })
  const most = weights.reduce((sum, weight) => sum + weight, 0)
  return all.map(({ match, found }) => ({
    ...match,
    tier: found.filter(isNeeded).every(({ isInTitle }) => isInTitle)
      ? TIERS.title
      : found.filter(isNeeded).every(({ isInHead }) => isInHead)
        ? TIERS.head
        : TIERS.anywhere,
    asTyped: found.some(({ isName }) => isName) ? 0 : 1,
    grade:
      (brevityOf(found, match.head) * found.reduce((sum, { grade }, at) => sum + grade * (weights[at] ?? 0), 0)) / most,
    isInHead: found.filter(isNeeded).some(({ isInHead }) => isInHead),
  }))
}

const isBeginning = (way: Way | undefined) => way === undefined || way === 'prefix'

/** A title that is mostly about several terms is better than one that also names other things. */
function brevityOf(found: readonly TermMatch[], head: string): number {
  const inTitle = found.filter(({ isInTitle }) => isInTitle).length
  if (inTitle < 2) return 1
  const words = head.slice(1, head.indexOf('\n') - 2).split(' ').length
  return 1 - MOST_LESS * (1 - Math.min(1, inTitle / words))
}

const MOST_LESS = 0.15

type Patterns = ReturnType<typeof patternsOf>

/** Words stand between spaces. */
function patternsOf({ phrases, forms, names, prefix }: Term) {
  const whole = (list: readonly Phrase[]) => list.map((phrase) => ` ${phrase.join(' ')} `)
  const ways = {
    typed: whole(phrases),
    form: whole(forms),
    name: names.map(({ phrase, isPrefix }: Variant) => ` ${phrase.join(' ')}${isPrefix ? '' : ' '}`),
    prefix: prefix === undefined ? [] : [` ${prefix}`],
  }
  return {
    // Most texts have none of it, so one pattern is enough for them.
    any: patternOf(Object.values(ways).flat()),
    typed: patternOf(ways.typed),
    form: patternOf(ways.form),
    name: patternOf(ways.name),
    prefix: patternOf(ways.prefix),
  }
}

function patternOf(texts: readonly string[]): RegExp | undefined {
  return texts.length === 0 ? undefined : new RegExp(` (?:${texts.map((text) => text.slice(1)).join('|')})`)
}

interface Ways {
  title: Way | undefined
  lead: Way | undefined
}

function matchOf({ title, lead }: Ways, isTyping: boolean): TermMatch {
  if (title && (isTyping || title !== 'prefix'))
    return { grade: GRADES[title], isInTitle: true, isInHead: true, isName: title === 'name' }
  if (lead && (isTyping || lead !== 'prefix'))
    return { grade: GRADES[lead] * LEAD_SHARE, isInTitle: false, isInHead: true, isName: lead === 'name' }
  return { grade: BODY_GRADE, isInTitle: false, isInHead: false, isName: false }
}

const WAYS = ['typed', 'form', 'name', 'prefix'] as const
type Way = (typeof WAYS)[number]

/** The lead matters only where the title does not have a whole word. */
function waysOf(patterns: Patterns, title: string, lead: string): Ways {
  const inTitle = wayOf(patterns, title)
  return { title: inTitle, lead: isBeginning(inTitle) ? wayOf(patterns, lead) : undefined }
}

function wayOf(patterns: Patterns, text: string): Way | undefined {
  return patterns.any?.test(text) ? WAYS.find((way) => patterns[way]?.test(text)) : undefined
}
