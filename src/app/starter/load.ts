import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Tx } from '#platform/database/schema.ts'
import { addFile, type NewFile, type StoredFile, storeFile } from '#platform/files/ingest.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { type AddFile, filesOf, readStarterContent, STARTER_BUILD, type StarterFile } from './content.ts'
import { withSampleVideo } from './sample-video.ts'
import { storeCommunity } from './store-community.ts'
import { storeModules, storeSections } from './store-modules.ts'
import { storePages } from './store-pages.ts'

/** Called with the number of files stored, and of all files. */
export type Progress = (done: number, all: number) => void

/** Whether nobody has added anything yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const category = await db.selectFrom('module_category').select('id').limit(1).executeTakeFirst()
  const page = await db.selectFrom('page_content').select('name').limit(1).executeTakeFirst()
  return category === undefined && page === undefined
}

/**
 * Stores the files of the starter content, then writes all rows in one transaction: an interrupted start leaves the site
 * empty, and the next start loads everything.
 */
export async function loadStarter(context: AppContext, progress: Progress): Promise<void> {
  const content = await readStarterContent(context.config.starterContent === 'sample' ? 'sample' : 'whole')
  const isDemo = context.config.starterContent === 'demo'
  const files = filesOf(content)
  const stored = new Map<StarterFile, StoredFile>()
  for (const file of files) {
    progress(stored.size, files.length)
    stored.set(file, await storeFile(context.store, await newFile(file)))
  }
  await context.database.db.transaction().execute(async (tx) => {
    const add = addStored(tx, stored)
    await storeModules(tx, add, isDemo ? withSampleVideo(content.modules) : content.modules)
    await storePages(tx, add, content)
    await storeSections(tx, add, content.sections)
    if (isDemo) await storeCommunity(tx, content.community)
  })
}

async function newFile({ name, path, preview, pages, text, updated }: StarterFile): Promise<NewFile> {
  return {
    name,
    bytes: await readFile(join(STARTER_BUILD, path)),
    preview: preview === null ? null : await readFile(join(STARTER_BUILD, preview)),
    pages,
    text,
    modified: updated,
  }
}

function addStored(tx: Tx, stored: ReadonlyMap<StarterFile, StoredFile>): AddFile {
  return async (file) => {
    const bytes = stored.get(file)
    if (bytes === undefined) throw new Error(`${file.name} was not stored before the transaction`)
    return (await addFile(tx, bytes)).id
  }
}
