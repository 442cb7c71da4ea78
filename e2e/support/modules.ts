import { inject } from 'vitest'

/** The number of a module of the starter content: another one when its list changes. */
export async function moduleNumber(slug: string): Promise<number> {
  const answer = await fetch(`${inject('siteUrl')}/api/training/module/${slug}/`)
  const { id } = await answer.json()
  return Number(id)
}
