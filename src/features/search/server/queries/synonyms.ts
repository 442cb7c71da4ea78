import { listLive } from '#content/server/live.ts'
import { compareNames } from '#core/format.ts'
import type { Db } from '#platform/database/schema.ts'
import { type Synonyms, synonymsOf } from '#platform/search/synonyms.ts'
import { synonymType } from '../../content-types.ts'
import type { SearchSynonym } from '../../contract.ts'

const ARTICLE = /^(?:an?|the) /i

/** All synonyms by what they mean. */
export async function listSynonyms(db: Db): Promise<SearchSynonym[]> {
  return byMeaning(await listLive(db, synonymType)).map(({ id, value }) => ({ id, ...value }))
}

/** Without regard to the article. */
export function byMeaning<Synonym extends { title: string }>(synonyms: readonly Synonym[]): Synonym[] {
  const nameOf = ({ title }: Synonym) => title.replace(ARTICLE, '')
  return synonyms.toSorted((a, b) => compareNames(nameOf(a), nameOf(b)))
}

/** Some dozens of short texts, read for each search, so that a change takes effect immediately. */
export async function readSynonyms(db: Db): Promise<Synonyms> {
  const synonyms = await listLive(db, synonymType)
  return synonymsOf(synonyms.map(({ value }) => value))
}
