import { FEATURES } from '#app/features.ts'
import { importPackage, openPackages, preparePackages } from '#features/packages/server/public.ts'
import { materialSections } from '#features/pages/server/public.ts'
import { createFile } from '#testing/builders.ts'
import type { TestSite } from '#testing/site.ts'
import { newItems, writeEntry } from '#testing/write-entry.ts'
import { makePackage } from '../starter/maker/content/packages.ts'
import { PACKAGES } from '../starter/maker/content/source.ts'

/** Imports packages of the starter content, e.g. `pages`. Makes those that have changed. */
export async function importStarter({ context }: Pick<TestSite, 'context'>, ...names: string[]): Promise<void> {
  const editables = FEATURES.flatMap((feature) => feature.editables ?? [])
  const checks = { db: context.database.db, editables, isOwn: true, clamd: undefined }
  for (const name of names) {
    await makePackage(name)
    const prepared = await preparePackages(await openPackages(`${PACKAGES}/${name}`), checks)
    for (const each of prepared) await importPackage({ context, editables, now: new Date(), overwrite: false }, each)
  }
}

/** Writes the pages of the starter content and one French section. */
export async function storeStarterPages(site: Pick<TestSite, 'context'>): Promise<void> {
  await importStarter(site, 'pages')
  const file = await createFile(site.context)
  const video = { title: 'Un film', url: 'https://vimeo.com/76979871', duration: '4:30' }
  await site.context.database.db.transaction().execute((tx) =>
    writeEntry(tx, materialSections, {
      name: 'Conseil',
      language: 'fr',
      english_only: '',
      files: newItems([{ title: 'Conseil', details: 'Made for a test', file, url: '' }]),
      videos: newItems([video]),
    }),
  )
}
