import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles } from './hash-files.ts'

export const ROOT = join(import.meta.dirname, '../..')
const BUILD = join(ROOT, 'build')

/** Source files of each part of the build. */
const SOURCES = {
  site: ['src', 'public', 'scripts/build', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'],
  // The schemas of the texts are in `src`.
  content: ['starter', 'src', 'package-lock.json'],
  sample: ['starter', 'src', 'package-lock.json'],
} as const

export type Part = keyof typeof SOURCES

/** The parts that a site needs; `sample` is a small content for development. */
export const PARTS: readonly Part[] = ['site', 'content']

/**
 * Builds the parts whose sources have changed since their last build. The build runs in its own process, so that a site
 * that starts in this process does not keep the build's memory.
 */
export async function buildIfChanged(parts: readonly Part[] = PARTS): Promise<void> {
  const changed: Part[] = []
  for (const part of parts) if (!(await isBuilt(part))) changed.push(part)
  if (changed.length === 0) return
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts'), ...changed], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

async function isBuilt(part: Part): Promise<boolean> {
  const stamp = await readFile(stampPath(part), 'utf8').catch(() => '')
  return stamp === (await hashFiles(ROOT, SOURCES[part]))
}

/** Builds a part and writes the hash of its sources to a stamp file. */
export async function buildAndStamp(part: Part, build: () => Promise<void>): Promise<void> {
  const hash = await hashFiles(ROOT, SOURCES[part])
  await rm(stampPath(part), { force: true })
  await build()
  await mkdir(BUILD, { recursive: true })
  await writeFile(stampPath(part), hash)
}

function stampPath(part: Part): string {
  return join(BUILD, `.${part}-built-from`)
}
