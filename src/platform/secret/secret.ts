import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'

/** The secret of the site. Anybody who knows it can sign in as any member, so it is not in the database. */
export interface Secret {
  /** Derives a key of 32 bytes for one purpose. It does not reveal the keys of other purposes. */
  keyFor(purpose: string): Uint8Array
}

const KEY_BYTES = 32
const SECRET_FILE = 'secret'

/** Reads the setting `SECRET`, else the file in the data folder, which it creates at the first start. */
export async function openSecret(config: Pick<Config, 'dataDir' | 'secret'>): Promise<Secret> {
  return createSecret(config.secret ?? (await readOrCreateSecretFile(config.dataDir)))
}

function createSecret(root: string): Secret {
  const keys = new Map<string, Uint8Array>()
  return {
    keyFor(purpose) {
      const known = keys.get(purpose) ?? createHmac('sha256', root).update(purpose).digest()
      keys.set(purpose, known)
      return known
    },
  }
}

async function readOrCreateSecretFile(dataDir: string): Promise<string> {
  const known = await findSecretInFile(dataDir)
  if (known !== undefined) return known
  const path = join(dataDir, SECRET_FILE)
  await mkdir(dataDir, { recursive: true })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flush: true })
  // `link` creates the complete file atomically. If another process was faster, both use its file.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft, { force: true })
  return readFile(path, 'utf8')
}

/** The secret in the data folder; undefined when there is none. */
export function findSecretInFile(dataDir: string): Promise<string | undefined> {
  return readFile(join(dataDir, SECRET_FILE), 'utf8').catch(() => undefined)
}

/** Writes a secret into another folder of the same disk, for `moveSecretFile`. */
export async function writeSecretFile(folder: string, secret: string): Promise<void> {
  await writeFile(join(folder, SECRET_FILE), secret, { mode: 0o600, flush: true })
}

/** Replaces the secret in the data folder by that of a restored backup. */
export async function moveSecretFile(folder: string, dataDir: string): Promise<void> {
  await rename(join(folder, SECRET_FILE), join(dataDir, SECRET_FILE))
}

/** Signs values for one purpose. @returns 43 characters that need no escaping in a URL */
export function sign(secret: Secret, purpose: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret.keyFor(purpose)).update(JSON.stringify(parts)).digest('base64url')
}

/** Verifies a signature in constant time. */
export function isSigned(
  secret: Secret,
  purpose: string,
  parts: readonly (string | number)[],
  signature: string,
): boolean {
  const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(secret, purpose, parts))]
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** SHA-256 in lower-case hex, for tokens that are looked up but must not be readable. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
