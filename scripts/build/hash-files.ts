import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

/**
 * Hashes names and contents of files.
 * @param paths files, and folders with all files in them
 * @throws {Error} when a path is missing
 */
export async function hashFiles(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all(paths.map((path) => filesBelow(join(root, path))))).flat()
  for (const file of files.sort()) hash.update(relative(root, file)).update('\0').update(await readFile(file))
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
