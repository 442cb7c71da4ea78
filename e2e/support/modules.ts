import { inject } from 'vitest'

/** The id of a module of the starter content. It changes with the list of modules. */
export async function moduleNumber(slug: string): Promise<number> {
  const answer = await fetch(`${inject('siteUrl')}/api/training/module/${slug}/`)
  const { id } = await answer.json()
  return Number(id)
}
