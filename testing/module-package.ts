import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PACKAGE_FILE } from '#features/packages/server/public.ts'
import { createPdf } from '#testing/builders.ts'
import { createTempFolder } from '#testing/files/store.ts'

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export interface PackageOptions {
  name?: string
  slug?: string
  /** Titles of its handouts by their keys. */
  handouts?: Record<string, string>
  purpose?: string
  category?: string
}

/**
 * Writes the package of a module, each handout with a PDF of its title.
 * @param folder a new one when undefined
 * @returns the folder
 */
export async function writeModulePackage(options: PackageOptions = {}, folder?: string): Promise<string> {
  const { name = 'Vaginal rings', slug = 'rings', handouts = { plan: 'Plan', card: 'Card' } } = options
  const { purpose = '<p>To train.</p>', category = 'Rings and patches' } = options
  const target = folder ?? (await createTempFolder())
  await mkdir(join(target, 'files'), { recursive: true })
  const files: Record<string, unknown> = {}
  for (const title of Object.values(handouts)) {
    const bytes = createPdf(title)
    const path = `files/${title}.pdf`
    await writeFile(join(target, path), bytes)
    files[path] = {
      name: `${title}.pdf`,
      sha256: sha256(bytes),
      size_bytes: bytes.length,
      modified: '2026-03-04',
      pages: 1,
    }
  }
  const value = {
    slug,
    name,
    description: 'What it is about.',
    category,
    language: 'en',
    purpose,
    objectives: [{ key: 'explain', title: 'Explain', details: '' }],
    files: Object.entries(handouts).map(([key, title]) => ({
      key,
      title,
      section: 'handouts',
      file: `files/${title}.pdf`,
    })),
  }
  const content = {
    format: 1,
    title: name,
    language: 'en',
    licence: 'CC BY 4.0',
    guidance: 'WHO, 2022',
    origin: 'https://other.example.org',
    entries: [
      { kind: 'module-category', id: category, value: { name: category } },
      { kind: 'module', id: slug, published: '2020-02-03', updated: '2021-02-03', value },
    ],
    files,
  }
  await writeFile(join(target, PACKAGE_FILE), JSON.stringify(content))
  return target
}
