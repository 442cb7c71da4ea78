import { createHash } from 'node:crypto'
import { chmod, copyFile, link, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ModulePackage, PACKAGE_FILE, type PackageFile } from '../../../src/features/packages/module-package.ts'
import type { StarterFile } from './content.ts'
import type { Entry, PackageFiles } from './package-parts.ts'
import { BUILD_DIR, PACKAGES } from './source.ts'

const LICENCE = 'CC BY-NC 4.0'
const ORIGIN = 'Training Resource Package starter content'

interface About {
  title: string
  language: string
  guidance: string
  entries: Entry[]
}

/** Writes a package, unless the same one is there already. @param name of its folder */
export async function writePackage(name: string, about: About, files: PackageFiles): Promise<void> {
  const parts = new Map<string, string>()
  const described: Record<string, PackageFile> = {}
  for (const [path, file] of files.byPath) described[path] = await describe(path, file, parts)
  const content = ModulePackage.parse({
    format: 1,
    ...about,
    licence: LICENCE,
    origin: ORIGIN,
    files: described,
  })
  const json = `${JSON.stringify(content, null, 1)}\n`
  const folder = join(PACKAGES, name)
  if ((await readFile(join(folder, PACKAGE_FILE), 'utf8').catch(() => '')) === json) return

  await mkdir(PACKAGES, { recursive: true })
  // Outside of the folder of packages, which has complete ones only.
  const temporary = await mkdtemp(join(BUILD_DIR, `.${basename(folder)}-`))
  await chmod(temporary, 0o755)
  for (const [path, source] of parts) await linkFile(source, join(temporary, path))
  await writeFile(join(temporary, PACKAGE_FILE), json)
  await rm(folder, { recursive: true, force: true })
  await rename(temporary, folder)
}

/** @param parts gets the source of each file of the package by its path */
async function describe(path: string, file: StarterFile, parts: Map<string, string>): Promise<PackageFile> {
  const part = async (partPath: string, source: string) => {
    parts.set(partPath, source)
    const bytes = await readFile(source)
    return { path: partPath, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length }
  }
  const withoutSize = async (folder: string, ending: string, source: string) => {
    const { path: partPath, sha256 } = await part(`${folder}/${file.name}${ending}`, source)
    return { path: partPath, sha256 }
  }
  const { sha256, size } = await part(path, file.path)
  const { firstPage, preview } = file
  return {
    name: file.name,
    sha256,
    size_bytes: size,
    modified: file.updated,
    pages: file.pages,
    text: file.text,
    preview: preview === null ? null : await withoutSize('previews', '.pdf', preview),
    first_page: firstPage && {
      picture: await withoutSize('first-pages', '.webp', firstPage.picture),
      thumbnail: await withoutSize('thumbnails', '.webp', firstPage.thumbnail),
      width: firstPage.width,
      height: firstPage.height,
    },
  }
}

/** A hard link where the file system has them: the documents stand in the cache too. */
async function linkFile(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  if (source.startsWith(BUILD_DIR)) await link(source, target).catch(() => copyFile(source, target))
  else await copyFile(source, target)
}
