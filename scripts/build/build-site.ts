import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildServiceWorker } from './build-service-worker.ts'
import { sourceStamp } from './source-stamp.ts'

export const ROOT = join(import.meta.dirname, '../..')
const BUILD = join(ROOT, 'build')
const STAMP = join(BUILD, '.built-from')

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(js|mjs|css|svg|json|webmanifest|txt)$/

/** Builds the site into `build/` and compresses its files. */
export async function build(): Promise<void> {
  await rm(BUILD, { recursive: true, force: true })
  const bin = join(ROOT, 'node_modules/@react-router/dev/bin.cjs')
  const { status } = spawnSync(process.execPath, [bin, 'build', '--logLevel', 'error'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed: see above.')
  await buildServiceWorker(ROOT, join(BUILD, 'client'))
  await compressAssets(join(BUILD, 'client'))
  await writeFile(STAMP, await sourceStamp(ROOT))
}

/** Builds if a source has changed since the last build. */
export async function buildIfChanged(): Promise<void> {
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (built !== (await sourceStamp(ROOT))) await build()
}

async function compressAssets(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await writeFile(`${path}.br`, brotliCompressSync(bytes, { params }))
    await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
