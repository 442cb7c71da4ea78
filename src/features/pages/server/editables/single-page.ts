import { type Editable, editable } from '#content/server/editable.ts'
import type { Problem } from '#core/content-problems.ts'
import type { ContentType, Fields, ValueOf } from '#core/content-type.ts'
import { getPageTexts, type PageTexts, writePageTexts } from '../page-texts.ts'
import type { ContentPageName } from '../tables.ts'

interface SinglePage<N extends ContentPageName, F extends Fields> {
  name: N
  type: ContentType<F>
  /** The page on which readers see it. */
  page: string
  toValue(texts: PageTexts<N>): ValueOf<F>
  toTexts(value: ValueOf<F>): unknown
  /** Problems that the fields cannot know. */
  check?(value: ValueOf<F>): Problem[]
}

/** A page that exists once and always, also before somebody has written it. */
export function singlePage<N extends ContentPageName, F extends Fields>(definition: SinglePage<N, F>): Editable<F> {
  const { name, type, page, toValue, toTexts, check } = definition
  return editable({
    type,
    list: async () => [{ entry: name, title: type.name, page }],
    read: async (db, entry) => (entry === name ? toValue(await getPageTexts(db, name)) : undefined),
    async write(tx, _, value) {
      await writePageTexts(tx, name, toTexts(value))
      return name
    },
    ...(check && { check: async (_db, _entry, value) => check(value) }),
  })
}

/** Texts from before have items without keys: their places are their keys until the page is written again. */
export function keyed<T extends { key?: string | undefined }>(items: readonly T[]): (T & { key: string })[] {
  return items.map((item, index) => ({ ...item, key: item.key ?? String(index + 1) }))
}
