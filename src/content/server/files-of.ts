import { itemsOf } from '#core/content-changes.ts'
import type { AnyItem, AnyValue, ContentType, Fields } from '#core/content-type.ts'

/** The ids of the files in a value, each once. */
export function listFileIds(type: ContentType, value: AnyValue): number[] {
  return [...new Set(filesByPath(type.fields, value, '').values())]
}

export function filePlaces(type: ContentType, value: AnyValue): { path: string[]; id: number }[] {
  return [...filesByPath(type.fields, value, '')].map(([place, id]) => ({ path: place.split('/').slice(1), id }))
}

/** Pairs of files where `after` has another file than `before` in the same place. */
export function replacedFiles(
  type: ContentType,
  before: AnyValue,
  after: AnyValue,
): { oldId: number; newId: number }[] {
  const places = filesByPath(type.fields, after, '')
  return [...filesByPath(type.fields, before, '')].flatMap(([place, oldId]) => {
    const newId = places.get(place)
    return newId === undefined || newId === oldId ? [] : [{ oldId, newId }]
  })
}

function filesByPath(fields: Fields, value: AnyValue | AnyItem, path: string): Map<string, number> {
  return new Map(
    Object.entries(fields).flatMap(([name, field]): [string, number][] => {
      const current = value[name]
      if (field.type === 'list')
        return itemsOf(current).flatMap((item) => [...filesByPath(field.fields, item, `${path}/${name}/${item.key}`)])
      return field.type === 'file' && typeof current === 'number' ? [[`${path}/${name}`, current]] : []
    }),
  )
}
