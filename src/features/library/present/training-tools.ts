import { type FindFile, fileOrLinkOf } from '#core/content-files.ts'
import type { ValueOf } from '#core/content-type.ts'
import type { trainingToolsType } from '../content-types.ts'

export function presentTools({ tools }: ValueOf<typeof trainingToolsType.fields>, find: FindFile) {
  return tools.map(({ key, title, details, file }) => ({
    id: Number(key) || 0,
    key,
    title,
    details,
    sectionId: 1,
    ...fileOrLinkOf(find, { file, url: '' }),
  }))
}
