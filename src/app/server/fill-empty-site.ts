import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'
import { isEmpty, loadStarter } from '../starter/load.ts'
import { serveInstallingPage } from './installing-page.ts'

/**
 * Fills an empty site with the starter content that the build has made, unless the settings say not to. Storing the files
 * takes some seconds, on a slow disk or an object store longer: until then a page says how many are stored.
 */
export async function fillEmptySite(ground: AppContext, log: FastifyBaseLogger): Promise<void> {
  if (ground.config.starterContent === 'off') return
  if (!(await isEmpty(ground.database.db))) return
  const settingUp = await serveInstallingPage(ground.config)
  try {
    log.info('Loading the starter content')
    await loadStarter(ground, (done, all) => settingUp.tell(done, all))
    await ground.changes.read()
  } finally {
    await settingUp.close()
  }
}
