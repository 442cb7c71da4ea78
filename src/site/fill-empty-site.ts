import type { FastifyBaseLogger } from 'fastify'
import type { Ground } from '#server/http/ground.ts'
import { rebuildSiteIndex } from './search-index.ts'

/**
 * Fills an empty site with the starter content, unless the settings say not to. Says how far it is: making the
 * documents takes some seconds.
 */
export async function fillEmptySite(ground: Ground, log: FastifyBaseLogger): Promise<void> {
  if (ground.config.starterContent === 'off') return
  const { loadStarter, isEmpty } = await import('#starter/load/load.ts')
  if (!(await isEmpty(ground.database.db))) return
  await loadStarter(ground, (done, all) => log.info(`Making the starter content: ${done} of ${all}`))
  await rebuildSiteIndex(ground.database)
  await ground.revisions.refresh()
}
