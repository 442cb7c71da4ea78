import { z } from 'zod'
import { readStored } from '#content/server/draft-schema.ts'
import type { AnyEditable } from '#content/server/editable.ts'
import { itemsOf } from '#core/content-changes.ts'
import type { AnyItem, AnyValue } from '#core/content-type.ts'
import { type Answers, EDITOR } from './answers.ts'

const Valued = z.looseObject({ value: z.record(z.string(), z.json()) })
const Live = Valued.extend({ entry: z.string(), published: z.record(z.string(), z.json()) })

/** What recorded answers know of a kind, also of what was not public any more. */
export interface KnownKind {
  entries: ReadonlySet<string>
  /** Keys of items by their list. */
  keys: Readonly<Record<string, ReadonlySet<string>>>
  /** A public entry. */
  example: { entry: string; value: AnyValue }
}

export function knownKind({ type, ids = {} }: AnyEditable, answers: Answers): KnownKind {
  const prefix = `${EDITOR} /api/editing/entries/${type.kind}/`
  const known = Object.entries(answers).filter(([request]) => request.startsWith(prefix))
  const values = known.flatMap(([, answer]) => {
    const { data } = Valued.safeParse(answer)
    return data ? [readStored(type, JSON.stringify(data.value))] : []
  })
  const [example] = known.flatMap(([, answer]) => Live.safeParse(answer).data ?? [])
  if (example === undefined) throw new Error(`No ${type.kind} is public`)
  return {
    entries: new Set(known.map(([request]) => request.slice(prefix.length).split('/')[0] ?? '')),
    keys: Object.fromEntries(
      Object.keys(ids).map((list) => {
        const sharing = Object.keys(ids).filter((other) => ids[other] === ids[list])
        const items = values.flatMap((value) => sharing.flatMap((each) => itemsOf(value[each])))
        return [list, new Set(items.map(({ key }) => key))]
      }),
    ),
    example: { entry: example.entry, value: readStored(type, JSON.stringify(example.published)) },
  }
}

/** A value whose items are new. The keys of new items say so. */
export function withNewItems(value: AnyValue): AnyValue {
  const renamed = (items: AnyItem[]) => items.map((item, index) => ({ ...item, key: `new-${index}` }))
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, Array.isArray(part) ? renamed(part) : part]),
  )
}
