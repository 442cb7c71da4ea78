import { storedKind } from '#content/server/kind.ts'
import { listEntries } from '#content/server/live.ts'
import { errorAt } from '#core/content-problems.ts'
import { inputError } from '#core/errors.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { problemText } from '../../content-types/messages.ts'
import { moduleCategoryType, moduleType } from '../../content-types.ts'
import { indexModule } from '../searchable.ts'

export const moduleCategories = storedKind({
  type: moduleCategoryType,
  tags: ['library', 'search'],
  page: ({ id }) => `/training?category=${id}`,
  newPage: () => '/training',
  isOrdered: true,
  async clean(tx, value, { entry }) {
    if (await isUsed(tx, value.name, entry)) throw inputError('name_taken', problemText.categoryTaken)
    return value
  },
  afterPublish: indexModules,
  async afterTakeOff(tx, { entry }) {
    if ((await listModulesOf(tx, entry)).length > 0) throw inputError('has_modules', problemText.categoryHasModules)
  },
  async check(db, entry, value) {
    const isTaken = await isUsed(db, value.name.trim(), entry)
    return isTaken ? [errorAt(['name'], 'name_taken', problemText.categoryTaken)] : []
  },
})

/** Search shows the category of a module. */
async function indexModules(tx: Tx, category: string): Promise<void> {
  for (const { entry } of await listModulesOf(tx, category)) await indexModule(tx, entry)
}

async function listModulesOf(db: Db, category: string) {
  return (await listEntries(db, moduleType)).filter(({ listedBy }) => listedBy === category)
}

async function isUsed(db: Db, name: string, entry: string | undefined): Promise<boolean> {
  return (await listEntries(db, moduleCategoryType)).some((other) => other.title === name && other.entry !== entry)
}
