import { storeSections } from '#app/starter/store-modules.ts'
import { storePages } from '#app/starter/store-pages.ts'
import { createFile } from '#testing/builders.ts'
import type { TestSite } from '#testing/site.ts'
import { readPages } from '../starter/maker/content/pages.ts'
import { listNames } from '../starter/maker/content/source.ts'

/** Writes the pages of the starter content and one French section. One small file stands for each picture and document. */
export async function storeStarterPages({ context }: Pick<TestSite, 'context'>): Promise<void> {
  const id = await createFile(context)
  const file = (path: string) => ({
    title: path,
    details: 'Made for a test',
    name: path,
    path,
    preview: null,
    pages: 1,
    text: null,
    updated: '2026-11-24',
  })
  const pictures = await listNames('images')
  const documents = await listNames('site/documents', '.md')
  const paths = [...pictures.map((name) => `images/${name}`), ...documents.map((name) => `documents/${name}`)]
  const files = Object.fromEntries(paths.map((path) => [path, file(path)]))
  const pages = await readPages()
  const videos = [{ title: 'Un film', url: 'https://vimeo.com/76979871', seconds: 270 }]
  const section = {
    language: 'fr' as const,
    position: 0,
    text: { name: 'Conseil', cover: 'counselling', videos },
    documents: [file('Conseil')],
  }
  await context.database.db.transaction().execute(async (tx) => {
    await storePages(tx, async () => id, { ...pages, files })
    await storeSections(tx, async () => id, [section])
  })
}
