import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readText, STARTER_DIR } from '../content/source.ts'

/** A text file of the starter content. */
export interface Text {
  /** Relative to `starter/`. */
  path: string
  content: string
  /** Without its YAML head. */
  body: string
  language: 'en' | 'fr' | 'es'
}

const FOLDERS = ['modules', 'materials', 'site', 'community']

/** Reads all Markdown and YAML files, ordered by path. */
export async function readTexts(): Promise<Text[]> {
  const listings = await Promise.all(FOLDERS.map((folder) => readdir(join(STARTER_DIR, folder), { recursive: true })))
  const paths = listings.flatMap((names, index) => names.map((name) => `${FOLDERS[index]}/${name}`))
  const texts = paths.filter((path) => /\.(md|yaml)$/.test(path)).sort()
  return Promise.all(texts.map(async (path) => textOf(path, await readText(path))))
}

export function textOf(path: string, content: string): Text {
  return { path, content, body: content.replace(/^---\n[\s\S]*?\n---\n/, ''), language: languageOf(path) }
}

function languageOf(path: string): Text['language'] {
  if (/^materials\/fr\/|materials-fr|color-guides\/french/.test(path)) return 'fr'
  return /^materials\/es\/|materials-es|color-guides\/spanish/.test(path) ? 'es' : 'en'
}
