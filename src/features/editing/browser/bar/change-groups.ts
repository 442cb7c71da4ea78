import { type Change, titleOf } from '#core/content-changes.ts'
import { type ContentType, isNewEntry } from '#core/content-type.ts'
import type { FileInfo } from '#core/file-info.ts'
import { formatCount, formatNumber } from '#core/format.ts'
import { changesOf, type DraftState } from './draft-state.ts'
import { changeText as text } from './messages.ts'

/** Changes of one sort, e.g. '2 titles' with the names of both. */
interface ChangeGroup {
  name: string
  detail: string
}

const MAX_NAMES = 3

type Sort = 'titles' | 'texts' | 'details' | 'orders' | 'replaced' | 'files'

/** What readers will see, in few lines. Of an entry that they do not see yet, its title and what is in its lists. */
export function changeGroups(state: DraftState): ChangeGroup[] {
  const { type, server, value } = state
  const isWhole = server.published === null
  const groups = new Map<string, { nameOf: (count: number) => string; details: string[] }>()
  const add = (key: string, nameOf: (count: number) => string, detail: string) => {
    const group = groups.get(key) ?? { nameOf, details: [] }
    groups.set(key, { nameOf, details: [...group.details, detail] })
  }
  for (const change of changesOf(state)) {
    const { kind, label, item } = change
    if (kind === 'added' || kind === 'removed')
      add(`${kind} ${label}`, (count) => text[kind](formatNumber(count), label), item ?? '')
    else if (!isWhole) {
      const sort = sortOf(type, change)
      add(sort, (count) => formatCount(count, text[sort]), detailOf(change, sort, server.files))
    }
  }
  const shown = [...groups].map(([key, { nameOf, details }]) => {
    const names = [...new Set(details)]
    // Five files that moved in one list are one new order.
    const count = key === 'orders' ? names.length : details.length
    return { name: nameOf(count), detail: joinNames(names.filter(Boolean)) }
  })
  const name = isNewEntry(server.entry) ? text.newEntry(type.name) : text.backOnSite(type.name)
  return isWhole ? [{ name, detail: titleOf(type, value) }, ...shown] : shown
}

function sortOf(type: ContentType, { kind, field, path, before, after }: Change): Sort {
  if (kind === 'moved') return 'orders'
  if (field.type === 'file') return before && after ? 'replaced' : 'files'
  const [list = '', , name] = path
  const parent = type.fields[list]
  const titleField = name !== undefined && parent?.type === 'list' ? parent.titleField : type.titleField
  if (path.at(-1) === titleField) return 'titles'
  return field.type === 'text' || field.type === 'html' ? 'texts' : 'details'
}

function detailOf({ label, item, after }: Change, sort: Sort, files: readonly FileInfo[]): string {
  if (sort === 'orders') return label
  if (sort === 'titles') return item || label
  const file = files.find(({ id }) => id === after)
  if (file) return text.fileOf(item || label, factsOf(file))
  return item ? text.itemField(item, label) : label
}

/** '17 pages, 112 kB'. */
function factsOf({ pages, size }: FileInfo): string {
  return pages ? `${formatCount(pages, text.pages)}, ${size}` : size
}

function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES)
  if (names.length > MAX_NAMES) return text.more(shown.join(', '), formatNumber(names.length - MAX_NAMES))
  const [last = '', ...others] = [...shown].reverse()
  return others.length === 0 ? last : text.two(others.reverse().join(', '), last)
}
