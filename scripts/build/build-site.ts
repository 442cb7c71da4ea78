import { spawnSync } from 'node:child_process'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildServiceWorker } from './build-service-worker.ts'

/** React Router empties it before each build. A site serves the last build until this one is complete. */
export const NEXT_BUILD = 'build/next'
const SITE_BUILD = 'build/site'

/** Fonts and pictures are already compressed. */
const COMPRESSIBLE = /\.(js|mjs|css|svg|json|webmanifest|txt|wasm)$/

/** Builds pages and scripts, and compresses the files for browsers. */
export async function buildSite(root: string): Promise<void> {
  const bin = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const { status } = spawnSync(process.execPath, [bin, 'build', '--logLevel', 'error'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed: see above.')
  const client = join(root, NEXT_BUILD, 'client')
  await buildServiceWorker(root, client)
  await compressAssets(client)
  await rm(join(root, SITE_BUILD), { recursive: true, force: true })
  await rename(join(root, NEXT_BUILD), join(root, SITE_BUILD))
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
