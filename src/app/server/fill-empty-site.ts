import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'
import { isEmpty, loadStarter } from '../starter/load.ts'
import { serveInstallingPage } from './installing-page.ts'

/**
 * Fills an empty site with the starter content that the build has made, unless the settings say not to. Storing the files
 * takes some seconds, on a slow disk or an object store longer: until then a page says how many are stored.
 */
export async function fillEmptySite(context: AppContext, log: FastifyBaseLogger): Promise<void> {
  if (context.config.starterContent === 'off') return
  if (!(await isEmpty(context.database.db))) return
  const settingUp = await serveInstallingPage(context.config)
  try {
    log.info('Loading the starter content')
    await loadStarter(context, (done, all) => settingUp.tell(done, all))
    await context.changes.read()
  } finally {
    await settingUp.close()
  }
}
