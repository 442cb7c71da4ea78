import type { AnyItem } from '#core/content-type.ts'

/** One file in its draft. */
export interface Row extends AnyItem {
  title: string
  details: string
  /** The name of its group: empty until somebody has chosen one. */
  section: string
  /** Empty: the language of the module or library. */
  language: string
  url: string
  file: number | null
}

export type RowChange = Partial<Pick<Row, 'title' | 'details' | 'section' | 'language' | 'file'>>
export type TextColumn = 'title' | 'details'

/** Rows in the order of the groups of their table; those without a group are last. */
export function sortedRows(rows: readonly Row[], sections: readonly string[]): Row[] {
  const known = sections.flatMap((section) => rows.filter((row) => row.section === section))
  return [...known, ...rows.filter((row) => !sections.includes(row.section))]
}

export function rowOf(item: AnyItem): Row {
  const text = (name: string) => (typeof item[name] === 'string' ? item[name] : '')
  const { file = null } = item
  return {
    ...item,
    title: text('title'),
    details: text('details'),
    section: text('section'),
    language: text('language'),
    url: text('url'),
    file: typeof file === 'number' ? file : null,
  }
}

export function changedRows(rows: readonly Row[], keys: readonly string[], change: RowChange): Row[] {
  return rows.map((row) => (keys.includes(row.key) ? { ...row, ...change } : row))
}

/** A row, or the beginning of a section. */
type Place = { section: string } | { row: Row }

/** Rows moved by one place. At the end of a section they go to the next one. */
export function movedRows(
  rows: readonly Row[],
  keys: readonly string[],
  by: 1 | -1,
  sections: readonly string[],
): Row[] {
  const places = placesOf(rows, sections)
  const isMoved = (place: Place | undefined) => place !== undefined && 'row' in place && keys.includes(place.row.key)
  const order = by === -1 ? [...places.keys()] : [...places.keys()].reverse()
  for (const index of order) {
    const [place, other] = [places[index], places[index + by]]
    // The first section begins at 0. A row that could not move stops the moved rows behind it.
    if (!place || !other || !isMoved(place) || isMoved(other) || index + by === 0) continue
    places[index] = other
    places[index + by] = place
  }
  return fromPlaces(places)
}

/** A row dropped before or after another one. */
export function droppedRow(rows: readonly Row[], key: string, target: string, edge: 'before' | 'after'): Row[] {
  const row = rows.find((candidate) => candidate.key === key)
  const others = rows.filter((candidate) => candidate.key !== key)
  const index = others.findIndex((candidate) => candidate.key === target)
  const neighbour = others[index]
  if (row === undefined || neighbour === undefined) return [...rows]
  const at = edge === 'before' ? index : index + 1
  return [...others.slice(0, at), { ...row, section: neighbour.section }, ...others.slice(at)]
}

function placesOf(rows: readonly Row[], sections: readonly string[]): Place[] {
  const unknown = rows.filter(({ section }) => !sections.includes(section))
  const all = unknown.length > 0 ? [...sections, ''] : sections
  return all.flatMap((section): Place[] => {
    const inSection = section ? rows.filter((row) => row.section === section) : unknown
    return [{ section }, ...inSection.map((row) => ({ row }))]
  })
}

function fromPlaces(places: readonly Place[]): Row[] {
  let current = ''
  return places.flatMap((place) => {
    if ('row' in place) return [place.row.section === current ? place.row : { ...place.row, section: current }]
    current = place.section
    return []
  })
}

/** Where a row is: '2 of 4 in Presentation slides'. */
export function getPlace(rows: readonly Row[], key: string): { place: number; count: number; section: string } {
  const section = rows.find((row) => row.key === key)?.section ?? ''
  const siblings = rows.filter((row) => row.section === section)
  const place = siblings.findIndex((row) => row.key === key) + 1
  return { place, count: siblings.length, section }
}

/** Whether a row is the first of the first section, or the last of the last one. */
export function canMove(rows: readonly Row[], key: string, by: 1 | -1, sections: readonly string[]): boolean {
  const { place, count, section } = getPlace(rows, key)
  if (by === -1) return place > 1 || section !== sections[0]
  return place < count || (sections.includes(section) && section !== sections.at(-1))
}

/**
 * The rows as they were before a change, taken back later: files that have arrived since, and rows that were added since, stay.
 * @param before the rows before the change  @param after the rows right after it
 */
export function undone(current: readonly Row[], before: readonly Row[], after: readonly Row[]): Row[] {
  const now = new Map(current.map((row) => [row.key, row]))
  const then = new Set(after.map(({ key }) => key))
  const former = new Set(before.map(({ key }) => key))
  const kept = before
    // A row that was in the list after the change, and is not now, was removed by a later change.
    .filter(({ key }) => now.has(key) || !then.has(key))
    .map((row) => ({ ...row, file: now.get(row.key)?.file ?? row.file }))
  return [...kept, ...current.filter(({ key }) => !former.has(key) && !then.has(key))]
}
