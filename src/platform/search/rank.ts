import type { Term, Variant } from './terms.ts'
import type { TextHead } from './text-index.ts'

/** Where a text has all terms, best first: in the title, in title and lead, anywhere. */
export const TIERS = { title: 0, head: 1, anywhere: 2 } as const

export interface Rank {
  /** One of `TIERS`. */
  tier: number
  /** How well title and lead match, from 0 to 1. Rare words count more. */
  grade: number
}

/** How much each way to match counts, in a title and in a lead. */
const GRADES = { typed: 1, name: 0.9, prefix: 0.6 }
const LEAD_SHARE = 0.35
/** How much an optional word counts. */
const OPTIONAL_SHARE = 0.3
/** A word that is only in the body. */
const BODY_GRADE = 0.1

interface TermMatch {
  grade: number
  isInTitle: boolean
  isInHead: boolean
}

/** Ranks the matches of a search by their title and lead. */
export function rankTexts<M extends TextHead>(terms: readonly Term[], matches: readonly M[]): (M & Rank)[] {
  const patterns = terms.map(patternsOf)
  const all = matches.map((match) => {
    const [title = '', lead = ''] = match.head.split('\n')
    return { match, found: patterns.map((each) => matchOf(each, title, lead)) }
  })
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
    grade:
      (brevityOf(found, match.head) * found.reduce((sum, { grade }, at) => sum + grade * (weights[at] ?? 0), 0)) / most,
  }))
}

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
  const ways = {
    typed: [...phrases, ...forms].map((phrase) => ` ${phrase.join(' ')} `),
    name: names.map(({ phrase, isPrefix }: Variant) => ` ${phrase.join(' ')}${isPrefix ? '' : ' '}`),
    prefix: prefix === undefined ? [] : [` ${prefix}`],
  }
  return {
    // Most texts have none of it, so one pattern is enough for them.
    any: patternOf(Object.values(ways).flat()),
    typed: patternOf(ways.typed),
    name: patternOf(ways.name),
    prefix: patternOf(ways.prefix),
  }
}

function patternOf(texts: readonly string[]): RegExp | undefined {
  return texts.length === 0 ? undefined : new RegExp(` (?:${texts.map((text) => text.slice(1)).join('|')})`)
}

function matchOf(patterns: Patterns, title: string, lead: string): TermMatch {
  const inTitle = wayOf(patterns, title)
  if (inTitle) return { grade: GRADES[inTitle], isInTitle: true, isInHead: true }
  const inLead = wayOf(patterns, lead)
  return { grade: inLead ? GRADES[inLead] * LEAD_SHARE : BODY_GRADE, isInTitle: false, isInHead: inLead !== undefined }
}

const WAYS = ['typed', 'name', 'prefix'] as const
type Way = (typeof WAYS)[number]

function wayOf(patterns: Patterns, text: string): Way | undefined {
  return patterns.any?.test(text) ? WAYS.find((way) => patterns[way]?.test(text)) : undefined
}
