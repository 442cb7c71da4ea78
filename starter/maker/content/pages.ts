import {
  COLOR_GUIDE_KINDS,
  ColorGuideText,
  NewsText,
  PAGE_TEXTS,
  StarterContent,
  type StarterFile,
} from '../../../src/app/starter/content.ts'
import { copyPicture, makeFile } from './files.ts'
import { listNames, readPost, readYaml } from './source.ts'

/** Date of the last change to pictures and documents of the pages. */
const UPDATED = '2026-11-24'
const CONTEXT = 'Training Resource Package'

/** Copies the pictures and makes the documents of the pages. @returns files by the path that the texts use */
export async function makePageFiles(): Promise<Record<string, StarterFile>> {
  const files: Record<string, StarterFile> = {}
  for (const name of await listNames('images')) {
    files[`images/${name}`] = await copyPicture(`images/${name}`, UPDATED)
  }
  for (const name of await listNames('site/documents', '.md')) {
    const defaults = { context: CONTEXT, language: 'en', updated: UPDATED } as const
    files[`documents/${name}`] = await makeFile(`site/documents/${name}`, defaults)
  }
  return files
}

/** Reads the texts of the pages. */
export async function readPages(): Promise<Pick<StarterContent, 'pages' | 'colorGuides' | 'news'>> {
  const pages: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(PAGE_TEXTS)) pages[name] = await readYaml(`site/${name}.yaml`, schema)
  return {
    pages: StarterContent.shape.pages.parse(pages),
    colorGuides: await Promise.all(
      COLOR_GUIDE_KINDS.map(async (kind) => ({
        kind,
        ...(await readYaml(`site/color-guides/${kind}.yaml`, ColorGuideText)),
      })),
    ),
    news: await readNews(),
  }
}

async function readNews(): Promise<StarterContent['news']> {
  const names = await listNames('site/news', '.md')
  return Promise.all(
    names.map(async (name) => {
      const { head, html } = await readPost(`site/news/${name}`, NewsText)
      return { ...head, content: html, published: name.slice(0, 'YYYY-MM-DD'.length) }
    }),
  )
}
