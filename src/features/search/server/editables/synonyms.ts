import { editable } from '#content/server/editable.ts'
import type { Problem } from '#core/content-problems.ts'
import { rowIdOf, type ValueOf } from '#core/content-type.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Db } from '#platform/database/schema.ts'
import { nameKey, namesOf, putSynonym, removeSynonym } from '#platform/search/synonyms.ts'
import { problemText } from '../../content-types/messages.ts'
import { synonymType } from '../../content-types.ts'
import { listSynonyms } from '../queries/synonyms.ts'

type Value = ValueOf<typeof synonymType.fields>

/** Names that find the same. Each search reads them. */
export const synonyms = editable({
  type: synonymType,
  async list(db) {
    const rows = await listSynonyms(db)
    return rows.map(({ id, meaning }) => ({ entry: String(id), title: meaning, page: `/admin/synonyms#synonym-${id}` }))
  },
  read: (db, entry) =>
    db
      .selectFrom('search_synonym')
      .select(['meaning', 'searched', 'also_typed'])
      .where('id', '=', rowIdOf(entry) ?? 0)
      .executeTakeFirst(),
  async write(tx, entry, { meaning, searched, also_typed }) {
    const id = await putSynonym(tx, entry === undefined ? undefined : Number(entry), { meaning, searched, also_typed })
    await recordChange(tx, 'search')
    return String(id)
  },
  async remove(tx, entry) {
    await removeSynonym(tx, Number(entry))
    await recordChange(tx, 'search')
  },
  newPage: () => '/admin/synonyms',
  check: async (db, entry, value) => [...nameProblems(value), ...(await meaningProblems(db, entry, value))],
})

function nameProblems({ searched }: Value): Problem[] {
  if (searched === '' || namesOf(searched).length > 0) return []
  return [{ path: ['searched'], code: 'no_name', level: 'error', message: problemText.noName }]
}

/** Names that have another meaning already. */
async function meaningProblems(db: Db, entry: string, value: Value): Promise<Problem[]> {
  const others = await db
    .selectFrom('search_synonym')
    .select(['meaning', 'searched', 'also_typed'])
    .where('id', '!=', rowIdOf(entry) ?? 0)
    .execute()
  const meanings = new Map(
    others.flatMap(({ meaning, searched, also_typed }) =>
      namesOf(`${searched}\n${also_typed}`).map((name) => [nameKey(name), meaning] as const),
    ),
  )
  return (['searched', 'also_typed'] as const).flatMap((field) =>
    namesOf(value[field]).flatMap((name): Problem[] => {
      const meaning = meanings.get(nameKey(name))
      if (meaning === undefined) return []
      return [{ path: [field], code: 'name_twice', level: 'error', message: problemText.twice(name, meaning) }]
    }),
  )
}
