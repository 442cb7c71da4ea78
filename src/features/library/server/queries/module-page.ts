import { findFilesOf } from '#content/server/find-files.ts'
import { findLive } from '#content/server/live.ts'
import type { FindFile } from '#core/content-files.ts'
import { emptyValue } from '#core/content-type.ts'
import { orNotFound } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { summarizeArchive } from '#platform/files/archive/layout.ts'
import type { ArchiveResponse } from '#platform/http/serve.ts'
import { TRAINING_TOOLS } from '../../browser/components/content-kinds.ts'
import { moduleType, trainingToolsType } from '../../content-types.ts'
import type { ModulePage, TrainingTool } from '../../contract.ts'
import { slidesArchiveName } from '../../messages.ts'
import { type ModuleValue, presentParts, presentTools } from '../../present/module.ts'
import { moduleEntries, slidesEntries } from '../archives.ts'
import { type RelatedDiscussions, withDiscussions } from '../related-discussions.ts'
import { listAlsoIn } from '../translations.ts'
import { readDocuments } from './module-documents.ts'
import { findLiveModule, readModule } from './modules.ts'

/** A module with all that its pages show. The number of queries does not depend on the number of its files. @throws {AppError} `not_found` */
export async function getModulePage(db: Db, slugOrId: string, related: RelatedDiscussions): Promise<ModulePage> {
  const live = orNotFound(await findLiveModule(db, slugOrId))
  const { documents, find } = await readDocuments(db, live.value)
  const [module] = await withDiscussions(db, related, [await readModule(db, live)])
  const parts = await readParts(db, live.id, live.value, find)
  const also_in = await listAlsoIn(db, live.value, documents)
  return {
    module: orNotFound(module),
    ...parts,
    slides_archive: summarizeArchive(slidesEntries(documents)),
    ...(also_in.length > 0 && { also_in }),
  }
}

/** The objectives, files and videos of a module; none of one that readers do not see. */
export async function listParts(db: Db, id: number) {
  const value = (await findLive(db, moduleType, String(id)))?.value ?? emptyValue(moduleType.fields)
  return readParts(db, id, value, await findFilesOf(db, moduleType, [value]))
}

async function readParts(db: Db, id: number, value: ModuleValue, find: FindFile) {
  const replaced = await db
    .selectFrom('item')
    .select(['id', 'replaced_at'])
    .where('kind', '=', moduleType.kind)
    .where('entry', '=', String(id))
    .where('list', '=', 'files')
    .where('replaced_at', 'is not', null)
    .execute()
  const times = new Map(replaced.map((item) => [String(item.id), item.replaced_at ?? undefined]))
  return presentParts(id, value, find, ({ key }) => times.get(key))
}

/** The additional training tools. Every module offers them. */
export async function listTrainingTools(db: Db): Promise<TrainingTool[]> {
  const value =
    (await findLive(db, trainingToolsType, TRAINING_TOOLS.entry))?.value ?? emptyValue(trainingToolsType.fields)
  return presentTools(value, await findFilesOf(db, trainingToolsType, [value]))
}

/** @throws {AppError} `not_found` */
export async function slidesArchive(db: Db, slugOrId: string): Promise<ArchiveResponse> {
  const { id, value } = orNotFound(await findLiveModule(db, slugOrId))
  const { documents } = await readDocuments(db, value)
  return { name: slidesArchiveName(id), entries: slidesEntries(documents) }
}

/** '{module name}.zip', with a folder for each section. @throws {AppError} `not_found` */
export async function moduleArchive(db: Db, slugOrId: string): Promise<ArchiveResponse> {
  const { title, value } = orNotFound(await findLiveModule(db, slugOrId))
  const { documents } = await readDocuments(db, value)
  return { name: `${title}.zip`, entries: moduleEntries(documents) }
}

/** Some files of a module, in its order. @param keys ids of session files, or `guide` @throws {AppError} `not_found` */
export async function filesArchive(db: Db, slugOrId: string, keys: readonly string[]): Promise<ArchiveResponse> {
  const { title, value } = orNotFound(await findLiveModule(db, slugOrId))
  const chosen = {
    ...value,
    facilitators_guide_file: keys.includes('guide') ? value.facilitators_guide_file : null,
    files: value.files.filter(({ key }) => keys.includes(key)),
  }
  const { documents } = await readDocuments(db, chosen)
  return { name: `${title}.zip`, entries: moduleEntries(documents) }
}
