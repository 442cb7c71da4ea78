import { editable } from '#content/server/editable.ts'
import type { ItemOf } from '#core/content-type.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { writeItems } from '#platform/database/write-rows.ts'
import { guidesType } from '../../content-types/pages.ts'
import { getPageTexts, writePageTexts } from '../page-texts.ts'
import { indexGuides } from '../searchable.ts'
import type { GuideKind } from '../tables.ts'
import { fileOrLinkProblems, withTarget } from './file-or-link.ts'

type GuideItem = ItemOf<typeof guidesType.fields.training_guides.fields>

/** The lists of the page, and the rows that they show. */
const LISTS = {
  training_guides: 'training-guide',
  general_training_guides: 'general-training-guide',
  additional_links: 'additional-link',
  adaptation_checklists: 'adaptation-checklist',
} as const satisfies Record<string, GuideKind>

/** The page of the training guides with its documents and links. */
export const guidesPage = editable({
  type: guidesType,
  list: async () => [{ entry: 'guides', title: guidesType.name, page: '/training-guides' }],
  async read(db, entry) {
    if (entry !== 'guides') return undefined
    return {
      ...(await getPageTexts(db, 'guides')),
      training_guides: await readGuides(db, LISTS.training_guides),
      general_training_guides: await readGuides(db, LISTS.general_training_guides),
      additional_links: await readGuides(db, LISTS.additional_links),
      adaptation_checklists: await readGuides(db, LISTS.adaptation_checklists),
    }
  },
  async write(tx, _, value) {
    await writePageTexts(tx, 'guides', value)
    await writeGuides(tx, LISTS.training_guides, value.training_guides)
    await writeGuides(tx, LISTS.general_training_guides, value.general_training_guides)
    await writeGuides(tx, LISTS.additional_links, value.additional_links)
    await writeGuides(tx, LISTS.adaptation_checklists, value.adaptation_checklists)
    await indexGuides(tx)
    return 'guides'
  },
  check: async (_db, _entry, value) => [
    ...fileOrLinkProblems('training_guides', value.training_guides),
    ...fileOrLinkProblems('general_training_guides', value.general_training_guides),
    ...fileOrLinkProblems('additional_links', value.additional_links),
    ...fileOrLinkProblems('adaptation_checklists', value.adaptation_checklists),
  ],
})

async function readGuides(db: Db, kind: GuideKind): Promise<GuideItem[]> {
  const rows = await db
    .selectFrom('guide')
    .select(['id', 'title', 'details', 'file_id', 'url'])
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, title, details, file_id, url }) => ({
    key: String(id),
    title,
    details,
    file: file_id,
    url: url ?? '',
  }))
}

async function writeGuides(tx: Tx, kind: GuideKind, guides: readonly GuideItem[]): Promise<void> {
  await writeItems(tx, 'guide', { kind }, guides.map(withTarget))
}
