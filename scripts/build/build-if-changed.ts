import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import SqliteFile from 'better-sqlite3'
import { buildSite } from './build-site.ts'
import { hashFiles } from './hash-files.ts'

export const ROOT = join(import.meta.dirname, '../..')

/** What pages and scripts are built from. */
const SOURCES = ['src', 'public', 'scripts/build', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']
const LONGEST_BUILD_MS = 15 * 60_000
const STAMP = join(ROOT, 'build/.site-built-from')

/**
 * Builds pages and scripts if their sources have changed since the last build. The build runs in its own process, so that a site
 * that starts in this process does not keep the build's memory.
 */
export async function buildIfChanged(): Promise<void> {
  if ((await readStamp()) === (await hashFiles(ROOT, SOURCES))) return
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts'), 'site'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Builds pages and scripts if their sources have changed, and writes the hash of the sources to a stamp file. Two builds at once
 * would write into one folder, so the second one waits, and finds its work done. A lock of SQLite ends with its process.
 */
export async function buildAndStamp(): Promise<void> {
  await mkdir(join(ROOT, 'build'), { recursive: true })
  const lock = new SqliteFile(join(ROOT, 'build/.lock'), { timeout: LONGEST_BUILD_MS })
  lock.exec('begin exclusive')
  try {
    const hash = await hashFiles(ROOT, SOURCES)
    if ((await readStamp()) === hash) return
    await rm(STAMP, { force: true })
    await buildSite(ROOT)
    await writeFile(STAMP, hash)
  } finally {
    lock.close()
  }
}

const readStamp = () => readFile(STAMP, 'utf8').catch(() => '')
