import { z } from 'zod'
import { isSame } from '#core/content-changes.ts'
import type { Answers } from './answers.ts'

/** Requests whose answers differ, with both answers. */
export interface Difference {
  request: string
  before: unknown
  today: unknown
}

/** Compares answers of today with those from before the content store, without what changes by design. */
export function differencesOf(before: Answers, today: Answers): Difference[] {
  return Object.keys(before).flatMap((request) => {
    const [former, current] = [before[request], today[request]].map((answer) =>
      inOneOrder(request, withoutCategory(request, withoutNumbers(request, withoutLater(answer)))),
    )
    const answer = withoutMovedVersions(former, current)
    return isAlike(request, former, answer) ? [] : [{ request, before: former, today: answer }]
  })
}

/** The size of a module is that of its documents today, before that of their archive. */
const SIZES = ['files_size', 'files_size_bytes']
/** Fields that content types have got since then, and their choices. */
const LATER_FIELDS = [
  ...['french_section', 'spanish_section', 'english_only', 'french_sections', 'spanish_sections'],
  ...['site_name', 'logo', 'share_picture'],
]

function withoutLater(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    SIZES.includes(name) || LATER_FIELDS.includes(name) ? undefined : value,
  )
}

const Archive = z.object({ files: z.array(z.string()) })

/** The archive of a bookmark folder is numbered today, with contents and links; it has the same documents. */
function withoutNumbers(request: string, answer: unknown): unknown {
  if (!/\/bookmarks\/archive\/\d/.test(request)) return answer
  const { data } = Archive.safeParse(answer)
  return data ? { documents: data.files.filter((name) => !name.startsWith('00 ')).length } : answer
}

/** Fields of values have the order of their content type today, before that of the code which read the tables. */
const isOfEditors = (request: string) => request.includes('/api/editing/')

const Uses = z.object({ results: z.array(z.object({ what: z.string(), count: z.int() })) })

/** Links to pages below a page that is no entry with an address, such as the home page, were uses of it. */
function hasFewerUses(before: unknown, today: unknown): boolean {
  const known = new Map(Uses.parse(before).results.map(({ what, count }) => [what, count]))
  return Uses.parse(today).results.every(({ what, count }) => count <= (known.get(what) ?? 0))
}

function isAlike(request: string, before: unknown, today: unknown): boolean {
  if (request.endsWith('/uses/')) return hasFewerUses(before, today)
  return isOfEditors(request) ? isSame(today, before) : JSON.stringify(today) === JSON.stringify(before)
}

/**
 * SQLite and PostgreSQL have orders of their own for equally good hits of a search, and for plans among drafts. Pages that
 * always exist have no order among themselves.
 */
const ORDERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\/search\//, ['modules', 'resources']],
  [/\/dashboard\/|\/file-uses\//, ['results']],
]

function inOneOrder(request: string, answer: unknown): unknown {
  const lists = ORDERS.flatMap(([pattern, names]) => (pattern.test(request) ? names : []))
  if (lists.length === 0) return answer
  const sorted = (each: unknown) => (Array.isArray(each) ? each.toSorted(byText) : each)
  return Object.fromEntries(
    Object.entries(Object(answer)).map(([name, value]) => [name, lists.includes(name) ? sorted(value) : value]),
  )
}

/** A draft of a category off the site is edited on the page of all modules, before on that of the first category. */
function withoutCategory(request: string, answer: unknown): unknown {
  if (!request.includes('/dashboard/')) return answer
  return JSON.parse(JSON.stringify(answer).replaceAll(/"\/training\?category=\d+"/g, '"/training"'))
}

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

/** Of no editor of the site. */
const MovedVersion = z.object({ number: z.int(), note: z.string(), author: z.null(), at: z.string() })
const Numbered = z.looseObject({ number: z.int() })

/** The move adds a version to an entry whose last version is not what readers see, or that has none: readers see a version. */
function withoutMovedVersions(before: unknown, today: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(today)) {
    const kept = today.filter((version) => !isMoved(version, before[0]))
    return kept.map((each, index) => withoutMovedVersions(before[index], each))
  }
  if (!isObject(before) || !isObject(today)) return today
  const cleaned = Object.entries(today).map(([name, value]) => {
    if (name === 'version' && isMoved(value, before.version)) return [name, before.version]
    return [name, withoutMovedVersions(before[name], value)]
  })
  const answer: Record<string, unknown> = Object.fromEntries(cleaned)
  const [all, kept] = [today.results, answer.results].map((list) => (Array.isArray(list) ? list.length : 0))
  return kept === all ? answer : { ...answer, count: kept }
}

/** @param last the newest version before; undefined or null for none */
function isMoved(version: unknown, last: unknown): boolean {
  const { data: moved } = MovedVersion.safeParse(version)
  return moved !== undefined && moved.number === (Numbered.safeParse(last).data?.number ?? 0) + 1
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
