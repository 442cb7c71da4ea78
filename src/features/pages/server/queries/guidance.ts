import type { Db } from '#platform/database/schema.ts'
import type { Guidance, GuidanceLanguage } from '../../contract.ts'
import { findStored } from './stored-page.ts'

/**
 * The editions that the content follows, with the texts of one language. A site whose editors have not written them
 * gets empty texts instead of an error, because module pages ask for them too.
 */
export async function getGuidance(db: Db, language: GuidanceLanguage): Promise<Guidance> {
  const stored = await findStored(db, 'guidance')
  if (stored === undefined) return { noticed_on: null, editions: [], based_on: '', notice: '' }
  return { noticed_on: stored.noticed_on, editions: stored.editions, ...stored[language] }
}
