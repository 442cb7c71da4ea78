import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readText, STARTER_DIR } from '../content/source.ts'

/** A text file of the starter content. */
export interface Text {
  /** Below `starter/`. */
  path: string
  whole: string
  /** Without its YAML head. */
  body: string
  language: 'en' | 'fr' | 'es'
}

/** The folders with texts. */
const FOLDERS = ['modules', 'materials', 'site', 'community']

/** All texts, Markdown and YAML, in the order of their paths. */
export async function readTexts(): Promise<Text[]> {
  const listed = await Promise.all(FOLDERS.map((folder) => readdir(join(STARTER_DIR, folder), { recursive: true })))
  const paths = listed.flatMap((names, index) => names.map((name) => `${FOLDERS[index]}/${name}`))
  const texts = paths.filter((path) => /\.(md|yaml)$/.test(path)).sort()
  return Promise.all(texts.map(async (path) => textOf(path, await readText(path))))
}

/** A text as the checks see it. */
export function textOf(path: string, whole: string): Text {
  return { path, whole, body: whole.replace(/^---\n[\s\S]*?\n---\n/, ''), language: languageOf(path) }
}

function languageOf(path: string): Text['language'] {
  if (/^materials\/fr\/|materials-fr|color-guides\/french/.test(path)) return 'fr'
  return /^materials\/es\/|materials-es|color-guides\/spanish/.test(path) ? 'es' : 'en'
}
