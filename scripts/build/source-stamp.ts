import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const SOURCE_FOLDERS = ['src', 'public']
const SOURCE_FILES = ['package-lock.json', 'vite.config.ts', 'scripts/build/inline-script.ts', 'react-router.config.ts']

/** A hash of all sources of the build. */
export async function sourceStamp(root: string): Promise<string> {
  const hash = createHash('sha256')
  const paths = [...(await Promise.all(SOURCE_FOLDERS.map((folder) => filesBelow(join(root, folder))))).flat()]
  for (const path of [...paths.sort(), ...SOURCE_FILES.map((name) => join(root, name))]) {
    hash.update(relative(root, path)).update('\0').update(await readFile(path))
  }
  return hash.digest('hex')
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
