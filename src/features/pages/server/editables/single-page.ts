import type { Kind } from '#content/server/editable.ts'
import { storedKind } from '#content/server/kind.ts'
import type { ContentType, Fields, ValueOf } from '#core/content-type.ts'
import { orNotFound } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'

interface SinglePage<F extends Fields> extends Pick<Kind<F>, 'check' | 'ids' | 'initial' | 'afterPublish'> {
  /** The name of its only entry. */
  name: string
  type: ContentType<F>
  /** The page on which readers see it. */
  page: string
}

/** A page that exists once and always, also before somebody has written it. */
export function singlePage<const F extends Fields>({ name, page, ...kind }: SinglePage<F>) {
  const stored = storedKind<F>({ ...kind, tags: ['pages'], pages: { [name]: page } })
  return { ...stored, get: async (db: Db): Promise<ValueOf<F>> => orNotFound(await stored.read(db, name)) }
}
