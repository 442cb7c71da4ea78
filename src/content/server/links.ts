import { itemsOf } from '#core/content-changes.ts'
import type { AnyItem, AnyValue, Fields } from '#core/content-type.ts'

export interface PlacedLink {
  path: readonly string[]
  /** A path on this site. */
  link: string
}

export function listLinks(fields: Fields, value: AnyValue | AnyItem, parents: readonly string[]): PlacedLink[] {
  return Object.entries(fields).flatMap(([name, field]): PlacedLink[] => {
    const path = [...parents, name]
    const current = value[name]
    if (field.type === 'list')
      return itemsOf(current).flatMap((item) => listLinks(field.fields, item, [...path, item.key]))
    if (typeof current !== 'string') return []
    if (field.type === 'link' && isInternal(current)) return [{ path, link: current }]
    if (field.type !== 'html') return []
    return [...current.matchAll(/\shref="(\/[^"]*)"/g)].flatMap(([, link = '']) =>
      isInternal(link) ? [{ path, link: link.replaceAll('&amp;', '&') }] : [],
    )
  })
}

function isInternal(link: string): boolean {
  return /^\/(?!\/)/.test(link)
}

/** The file to which a link leads; undefined for a page. */
export function parseFileId(link: string): number | undefined {
  const id = /^\/files\/([1-9]\d{0,8})\//.exec(link)?.[1]
  return id === undefined ? undefined : Number(id)
}
