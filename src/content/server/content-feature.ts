import type { Feature } from '#platform/feature.ts'
import { contentMigrations } from './migrations.ts'

/** The store of everything that editors write. It has no routes: features present their kinds. */
export const contentFeature: Feature = {
  name: 'content',
  migrations: contentMigrations,
  backedUp: ['entry', 'item', 'last_id', 'entry_link', 'former_slug'],
}
