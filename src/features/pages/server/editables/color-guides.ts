import { editable } from '#content/server/editable.ts'
import { emptyValue } from '#core/content-type.ts'
import { AppError } from '#core/errors.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { writeItems } from '#platform/database/write-rows.ts'
import { colorGuideType } from '../../content-types.ts'
import { listColors } from '../queries/color-guide.ts'
import type { ColorGuideKind } from '../tables.ts'

/** The page on which editors change each guide. That of the slides is on the pages of all modules. */
const PAGES: Record<ColorGuideKind, string> = {
  'presentation-slides': '/training',
  'french-content': '/materials-in-french',
  'spanish-content': '/materials-in-spanish',
}
const KINDS: readonly ColorGuideKind[] = ['presentation-slides', 'french-content', 'spanish-content']

/** The three colour guides. They always exist; an empty one was never written. */
export const colorGuides = editable({
  type: colorGuideType,
  async list(db) {
    const rows = await db.selectFrom('color_guide').select(['kind', 'title']).execute()
    const titles = new Map(rows.map(({ kind, title }) => [kind, title]))
    return KINDS.map((kind) => ({ entry: kind, title: titles.get(kind) ?? colorGuideType.name, page: PAGES[kind] }))
  },
  async read(db, entry) {
    const kind = findKind(entry)
    if (kind === undefined) return undefined
    const guide = await db.selectFrom('color_guide').selectAll().where('kind', '=', kind).executeTakeFirst()
    if (guide === undefined) return emptyValue(colorGuideType.fields)
    const rows = await listColors(db, kind)
    const items = rows.map(({ id, title, body, image_file_id }) => ({
      key: String(id),
      title,
      body,
      image: image_file_id,
    }))
    return { title: guide.title, body: guide.body, items }
  },
  async write(tx, entry = '', { title, body, items }) {
    const kind = findKind(entry)
    if (kind === undefined) throw new AppError('not_allowed')
    await tx
      .insertInto('color_guide')
      .values({ kind, title, body })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet({ title, body }))
      .execute()
    const colors = items.map(({ image, ...item }) => ({ ...item, image_file_id: image }))
    await writeItems(tx, 'color_guide_item', { guide_kind: kind }, colors)
    await recordChange(tx, 'pages')
    return kind
  },
})

function findKind(entry: string): ColorGuideKind | undefined {
  return KINDS.find((kind) => kind === entry)
}
