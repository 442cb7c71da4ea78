import { storedKind } from '#content/server/kind.ts'
import { listLive } from '#content/server/live.ts'
import { errorAt, type FoundProblem } from '#core/content-problems.ts'
import type { ValueOf } from '#core/content-type.ts'
import type { Db } from '#platform/database/schema.ts'
import { nameKey, namesOf, synonymsOf } from '#platform/search/synonyms.ts'
import { problemText } from '../../content-types/messages.ts'
import { synonymType } from '../../content-types.ts'
import { byMeaning } from '../queries/synonyms.ts'

type Value = ValueOf<typeof synonymType.fields>

/** Names that find the same. Each search reads them. */
export const synonyms = storedKind({
  type: synonymType,
  tags: ['search'],
  page: ({ entry }) => `/admin/synonyms#synonym-${entry}`,
  inOrder: (_db, entries) => byMeaning(entries),
  newPage: () => '/admin/synonyms',
  check: async (db, entry, value) => [...nameProblems(value), ...(await meaningProblems(db, entry, value))],
})

function nameProblems({ searched }: Value): FoundProblem[] {
  if (searched === '' || namesOf(searched).length > 0) return []
  return [errorAt(['searched'], 'no_name', problemText.noName)]
}

/** Names that have another meaning already. */
async function meaningProblems(db: Db, entry: string, value: Value): Promise<FoundProblem[]> {
  const others = (await listLive(db, synonymType)).filter((other) => other.entry !== entry)
  const known = synonymsOf(others.map((other) => other.value))
  return (['searched', 'also_typed'] as const).flatMap((field) =>
    namesOf(value[field]).flatMap((name): FoundProblem[] => {
      const meaning = known.get(nameKey(name))?.meaning
      return meaning === undefined ? [] : [errorAt([field], 'name_twice', problemText.twice(name, meaning))]
    }),
  )
}
