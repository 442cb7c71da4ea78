import { storedKind } from '#content/server/kind.ts'
import { errorAt, type FoundProblem } from '#core/content-problems.ts'
import type { ValueOf } from '#core/content-type.ts'
import { getTimezone } from '#features/accounts/server/public.ts'
import { findSlug, listModuleChoices } from '#features/library/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { formText, problemText } from '../../content-types/messages.ts'
import { ALL_PAGES, noticeType } from '../../content-types.ts'
import { isShown } from '../notice-state.ts'

type Value = ValueOf<typeof noticeType.fields>

/** Notices above the content. They have no order of their own: the newest is first. */
export const notices = storedKind({
  type: noticeType,
  tags: ['notices'],
  page: () => '/admin/notices',
  newPage: () => '/admin/notices',
  previewPage: (_entry, { place }) => (place === ALL_PAGES ? '/' : place && `/training/${place}`),
  inOrder: (_db, entries) => entries.toSorted((a, b) => b.id - a.id),
  // A module may have another address today, or be off the site.
  current: async (db, value) => ({ ...value, place: (await findPlace(db, value.place)) ?? '' }),
  async afterPublish(tx, entry, { value, publication: { by, now } }) {
    const zone = by === undefined ? 'UTC' : await getTimezone(tx, by)
    const days = { zone, is_shown: isShown({ ...value, zone }, now) }
    await tx
      .insertInto('notice_days')
      .values({ entry, ...days })
      .onConflict((conflict) => conflict.column('entry').doUpdateSet(days))
      .execute()
  },
  choices: async (db) => ({
    places: [{ value: ALL_PAGES, label: formText.allPages }, ...(await listModuleChoices(db))],
  }),
  check: async (db, _entry, value) => [...(await placeProblems(db, value)), ...dateProblems(value)],
})

/** The place of a notice today; undefined for a module that is off the site. */
export async function findPlace(db: Db, place: string): Promise<string | undefined> {
  return place === ALL_PAGES ? ALL_PAGES : findSlug(db, place)
}

async function placeProblems(db: Db, { place }: Value): Promise<FoundProblem[]> {
  if (place === '' || (await findPlace(db, place)) !== undefined) return []
  return [errorAt(['place'], 'no_module', problemText.noModule)]
}

function dateProblems({ starts_on, ends_on }: Value): FoundProblem[] {
  if (starts_on === '' || ends_on === '' || starts_on <= ends_on) return []
  return [errorAt(['ends_on'], 'ends_first', problemText.endsFirst)]
}
