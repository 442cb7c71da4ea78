import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'
import { serveInstallingPage } from './installing-page.ts'

/**
 * Fills an empty site with the starter content, unless the settings say not to. Making the documents takes half a minute:
 * the log says how far it is, and so does a page where the site will be.
 */
export async function fillEmptySite(ground: AppContext, log: FastifyBaseLogger): Promise<void> {
  if (ground.config.starterContent === 'off') return
  const { loadStarter, isEmpty } = await import('#starter/load/load.ts')
  if (!(await isEmpty(ground.database.db))) return
  const settingUp = await serveInstallingPage(ground.config)
  try {
    await loadStarter(ground, (done, all) => {
      settingUp.tell(done, all)
      log.info(`Making the starter content: ${done} of ${all}`)
    })
    await ground.changes.read()
  } finally {
    await settingUp.close()
  }
}
