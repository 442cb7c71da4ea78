import type { SearchKind } from '#server/database/schema.ts'
import type { ModuleShown, ResourceShown } from '#server/searchable.ts'
import type { Marked, ModuleHit, ResourceHit } from './contract.ts'
import type { Locator } from './locator.ts'
import { marked } from './marks.ts'
import { READINGS } from './sought.ts'

/** A row of the index that is about to be shown. */
export interface Hit {
  id: number
  rank: number
  kind: SearchKind
  title: string
  details: string
  /** Beginning of the document's text. */
  head: string
  page: string
  /** JSON as it was offered. */
  shown: string
}

/** Some word was found only as a correction. */
export const isCorrected = (hit: Pick<Hit, 'rank'>) => hit.rank % READINGS.length === READINGS.indexOf('corrected')

const MAX_PURPOSE_LETTERS = 300

export function moduleHit(hit: Hit, locator: Locator, snippet: Marked): ModuleHit {
  const shown: ModuleShown = JSON.parse(hit.shown)
  return {
    ...shown,
    name: hit.title,
    purpose: beginning(hit.details),
    page: hit.page,
    marked_name: marked(hit.title, locator),
    snippet,
  }
}

export function resourceHit(hit: Hit, locator: Locator, snippet: Marked): ResourceHit {
  const shown: ResourceShown = JSON.parse(hit.shown)
  return {
    ...shown,
    title: hit.title,
    details: hit.details,
    page: hit.page,
    marked_title: marked(hit.title, locator),
    snippet,
  }
}

/** Cut between two words. */
function beginning(text: string): string {
  if (text.length <= MAX_PURPOSE_LETTERS) return text
  const cut = text.slice(0, MAX_PURPOSE_LETTERS)
  return `${cut.slice(0, cut.lastIndexOf(' ')).trimEnd()}…`
}
