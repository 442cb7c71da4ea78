import { readFiles } from '#content/server/find-files.ts'
import { listLive } from '#content/server/live.ts'
import type { KeepableFile, ListKeepable } from '#features/keep/server/public.ts'
import { moduleType } from '../content-types.ts'
import { guideTitle } from '../messages.ts'
import { sectionOf } from './queries/module-documents.ts'

/** The tabs of a module that a device may keep. Discussions are not kept: other people may use the device. */
const TABS = ['', '/sessions', '/downloads']

export const keepableModules: ListKeepable = async (db, ids) => {
  const modules = await listLive(db, moduleType, { entries: ids.map(String) })
  const values = modules.map(({ value }) => value)
  const byId = await readFiles(db, moduleType, values)
  return modules.map(({ id, slug, title, updatedAt, value }) => {
    const guide = {
      key: `facilitators_guide-${id}`,
      title: guideTitle(value.name),
      file: value.facilitators_guide_file,
    }
    const others = value.files.map((file) => ({
      key: `${sectionOf(file)}-${file.key}`,
      title: file.title,
      file: file.file,
    }))
    const page = `/training/${slug}`
    return {
      id,
      title,
      page,
      pages: TABS.map((tab) => page + tab),
      updatedAt,
      files: [guide, ...others].flatMap(({ file, ...rest }): KeepableFile[] => {
        const found = file === null ? undefined : byId.get(file)
        return found ? [{ ...rest, file: found }] : []
      }),
    }
  })
}
