import { randomInt } from 'node:crypto'
import type { Db } from '#platform/database/schema.ts'

/** Longest slug, in characters. Percent-encoding writes one as up to nine. */
const MAX_LENGTH = 50
const TRIES = 5
const LARGEST_SUFFIX = 100_000
/** Accents, and the invisible marks that turn a sign or a digit into an emoji. */
const MARKS = /[\u0300-\u036f\u20d0-\u20ff\ufe00-\ufe0f]/g

/**
 * The words of a title for a URL: 'Où commencer ?' becomes 'ou-commencer'. Letters of other scripts stay. Never a number
 * alone, because a number in a URL is the id of a discussion.
 */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  const slug = joinWords(words)
  if (slug === '') return 'discussion'
  return /^\d+$/.test(slug) ? `discussion-${slug}` : slug
}

/** As many whole words as fit. A first word that is too long is cut. */
function joinWords(words: readonly string[]): string {
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? [...word].slice(0, MAX_LENGTH).join('') : `${slug}-${word}`
    if ([...longer].length > MAX_LENGTH) return slug
    slug = longer
  }
  return slug
}

export async function freeSlug(db: Db, title: string): Promise<string> {
  const base = slugOf(title)
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const slug = attempt === 0 ? base : `${base}-${randomInt(LARGEST_SUFFIX)}`
    const taken = await db.selectFrom('discussion').select('id').where('slug', '=', slug).executeTakeFirst()
    if (taken === undefined) return slug
  }
  return `${base}-${Date.now()}`
}
