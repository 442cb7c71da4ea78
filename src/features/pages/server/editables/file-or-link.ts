import type { Problem } from '#core/content-problems.ts'
import { problemText } from '../../content-types/messages.ts'

interface FileOrLink {
  key: string
  file: number | null
  url: string
}

/** @param list the field with the items */
export function fileOrLinkProblems(list: string, items: readonly FileOrLink[]): Problem[] {
  return items.flatMap(({ key, file, url }): Problem[] => {
    if ((file === null) !== (url === '')) return []
    const [field, message] = file === null ? ['file', problemText.fileMissing] : ['url', problemText.fileAndLink]
    return [{ path: [list, key, field], code: 'file_or_link', level: 'error', message }]
  })
}
