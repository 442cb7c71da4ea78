import type { Db, Tx } from '#platform/database/schema.ts'
import { addFile, type NewFile, type StoredFile, storeFile } from '#platform/files/ingest.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { readCommunity, storeCommunity } from './community.ts'
import type { Prepared } from './documents.ts'
import { storeMaterials } from './materials.ts'
import { type Progress, preparePackage } from './prepare.ts'
import { withSampleVideo } from './sample-video.ts'
import { storeSite } from './site.ts'
import { storeModules } from './store-modules.ts'

/** Writes the row of a prepared document or picture and tells its number. */
export type StoreFile = (prepared: Prepared) => Promise<number>

/** Whether nobody has put anything in yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const category = await db.selectFrom('module_category').select('id').limit(1).executeTakeFirst()
  const page = await db.selectFrom('page_content').select('name').limit(1).executeTakeFirst()
  return category === undefined && page === undefined
}

/**
 * Makes and stores all documents, then writes all rows in one transaction: a start that is cut off leaves the site empty,
 * and the next one begins again.
 */
export async function loadStarter(ground: AppContext, progress: Progress): Promise<void> {
  const { starterContent } = ground.config
  const { modules, site, materials } = await preparePackage(progress, starterContent === 'sample' ? 'sample' : 'whole')
  const isDemo = starterContent === 'demo'
  const community = isDemo ? await readCommunity() : undefined
  const sections = [materials.fr, materials.es]
  const stored = new Map<Prepared, StoredFile>()
  for (const prepared of [
    ...modules.flatMap(({ guideDocument, documents }) => [guideDocument, ...documents.map((each) => each.prepared)]),
    ...site.files.values(),
    ...sections.flat().flatMap(({ documents }) => documents),
  ])
    stored.set(prepared, await storeFile(ground.store, fileOf(prepared)))
  await ground.database.db.transaction().execute(async (tx) => {
    const store = storeIn(tx, stored)
    await storeModules(tx, store, isDemo ? withSampleVideo(modules) : modules)
    await storeSite(tx, store, site)
    for (const each of sections) await storeMaterials(tx, store, each)
    if (community) await storeCommunity(tx, community)
  })
}

function fileOf({ made: { name, bytes, preview, pages }, updated }: Prepared): NewFile {
  return { name, bytes, preview, pages, modified: updated }
}

function storeIn(tx: Tx, stored: ReadonlyMap<Prepared, StoredFile>): StoreFile {
  return async (prepared) => {
    const file = stored.get(prepared)
    if (file === undefined) throw new Error(`${prepared.made.name} was not stored before the transaction`)
    return (await addFile(tx, file)).id
  }
}
