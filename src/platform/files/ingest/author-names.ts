import { singleLine } from '../file-names.ts'
import { readXml } from './xml.ts'
import type { ZipParts } from './zip-parts.ts'

/** The part with the names of people. */
export const CORE_PROPERTIES = 'docProps/core.xml'
const NAME_TAGS = new Set(['dc:creator', 'cp:lastModifiedBy'])
const MAX_NAMES = 10
const MAX_NAME_LENGTH = 200

/** The names of people in the properties of an Office file. */
export function authorNamesIn(parts: ZipParts): string[] {
  const names: string[] = []
  let tag = ''
  readXml(parts.text(CORE_PROPERTIES) ?? '', {
    onopentag(name) {
      tag = name
      if (NAME_TAGS.has(name)) names.push('')
    },
    ontext(data) {
      if (NAME_TAGS.has(tag)) names.push((names.pop() ?? '') + data)
    },
    onclosetag() {
      tag = ''
    },
  })
  return names
}

/** The properties of an Office file without names, in UTF-8. */
export function withoutAuthorNames(properties: string): string {
  return properties
    .replace(/^\ufeff/, '')
    .replace(/(<\?xml[^>]*\sencoding\s*=\s*["'])[^"']*/i, '$1UTF-8')
    .replace(/(<(dc:creator|cp:lastModifiedBy)(?:\s[^>]*)?>)[\s\S]*?(<\/\2\s*>)/g, '$1$3')
}

/** Each name once, in one line. Programs separate several by semicolons. */
export function cleanAuthorNames(names: readonly string[]): string[] {
  const single = names.flatMap((name) => name.split(';')).map((name) => singleLine(name).slice(0, MAX_NAME_LENGTH))
  return [...new Set(single)].filter((name) => name !== '').slice(0, MAX_NAMES)
}
