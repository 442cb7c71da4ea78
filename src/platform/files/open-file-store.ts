import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import { DiskStore } from './disk-store.ts'
import type { FileStore } from './store.ts'

/** Opens the store of the settings: S3 with `S3_BUCKET`, else the data folder. */
export async function openFileStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (config.s3) {
    // Loaded only when it is needed, because the SDK takes 20 MB of memory.
    const { S3Store } = await import('./s3-store.ts')
    return new S3Store(config.s3)
  }
  const store = new DiskStore(join(config.dataDir, 'files'))
  await store.prepare()
  return store
}
