import { compareNames } from '#core/format.ts'
import type { Db } from '#platform/database/schema.ts'
import type { SearchSynonym } from '../../contract.ts'

const ARTICLE = /^(?:an?|the) /i

/** All synonyms by what they mean, without regard to the article. */
export async function listSynonyms(db: Db): Promise<SearchSynonym[]> {
  const rows = await db.selectFrom('search_synonym').selectAll().execute()
  return rows.sort((a, b) => compareNames(a.meaning.replace(ARTICLE, ''), b.meaning.replace(ARTICLE, '')))
}
