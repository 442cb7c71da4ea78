import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite } from './build-site.ts'
import { hashFiles } from './hash-files.ts'

export const ROOT = join(import.meta.dirname, '../..')

/** What pages and scripts are built from. */
const SOURCES = ['src', 'public', 'scripts/build', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']
const STAMP = join(ROOT, 'build/.site-built-from')

/**
 * Builds pages and scripts if their sources have changed since the last build. The build runs in its own process, so that a site
 * that starts in this process does not keep the build's memory.
 */
export async function buildIfChanged(): Promise<void> {
  const stamp = await readFile(STAMP, 'utf8').catch(() => '')
  if (stamp === (await hashFiles(ROOT, SOURCES))) return
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts'), 'site'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Builds pages and scripts, and writes the hash of their sources to a stamp file. */
export async function buildAndStamp(): Promise<void> {
  const hash = await hashFiles(ROOT, SOURCES)
  await rm(STAMP, { force: true })
  await buildSite(ROOT)
  await mkdir(join(ROOT, 'build'), { recursive: true })
  await writeFile(STAMP, hash)
}
