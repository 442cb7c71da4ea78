import type { Db, Tx } from '#server/database/schema.ts'
import { takeIn } from '#server/files/intake.ts'
import type { Ground } from '#server/http/ground.ts'
import { readCommunity, storeCommunity } from './community.ts'
import type { Prepared } from './documents.ts'
import { storeMaterials } from './materials.ts'
import { type Progress, preparePackage } from './prepare.ts'
import { withSampleVideo } from './sample-video.ts'
import { storeSite } from './site.ts'
import { storeModules } from './store-modules.ts'

/** Stores a prepared document or picture and tells its number. */
export type StoreFile = (prepared: Prepared) => Promise<number>

/** Whether nobody has put anything in yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const category = await db.selectFrom('module_category').select('id').limit(1).executeTakeFirst()
  const page = await db.selectFrom('page_content').select('name').limit(1).executeTakeFirst()
  return category === undefined && page === undefined
}

/**
 * Makes all documents, then writes everything in one transaction: a start that is cut off leaves the site empty,
 * and the next one begins again.
 */
export async function loadStarter(ground: Ground, progress: Progress): Promise<void> {
  const { modules, site, materials } = await preparePackage(progress)
  const isDemo = ground.config.starterContent === 'demo'
  const community = isDemo ? await readCommunity() : undefined
  await ground.database.db.transaction().execute(async (tx) => {
    const store = storeIn(tx, ground)
    await storeModules(tx, store, isDemo ? withSampleVideo(modules) : modules)
    await storeSite(tx, store, site)
    for (const sections of [materials.fr, materials.es]) await storeMaterials(tx, store, sections)
    if (community) await storeCommunity(tx, community)
  })
}

function storeIn(tx: Tx, ground: Ground): StoreFile {
  return async ({ made, updated }) => {
    const { name, bytes, preview, pages } = made
    const { id } = await takeIn(tx, ground.store, { name, bytes, preview, pages, modified: updated })
    return id
  }
}
