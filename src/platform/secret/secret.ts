import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'

/** The site's own key: whoever has it can sign in as anybody, so it is in no table. */
export interface Secret {
  /** 32 bytes for one purpose; another purpose's key can't be told from it. */
  keyFor(purpose: string): Uint8Array
}

const KEY_BYTES = 32
const SECRET_FILE = 'secret'

/** Opens the key that the settings name: `SECRET`, else a file in the data folder, made at the first start. */
export async function openSecret(config: Pick<Config, 'dataDir' | 'secret'>): Promise<Secret> {
  return secretOf(config.secret ?? (await secretInFolder(config.dataDir)))
}

function secretOf(root: string): Secret {
  const keys = new Map<string, Uint8Array>()
  return {
    keyFor(purpose) {
      const known = keys.get(purpose) ?? createHmac('sha256', root).update(purpose).digest()
      keys.set(purpose, known)
      return known
    },
  }
}

async function secretInFolder(dataDir: string): Promise<string> {
  const known = await readSecretFile(dataDir)
  if (known !== undefined) return known
  const path = join(dataDir, SECRET_FILE)
  await mkdir(dataDir, { recursive: true })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flush: true })
  // Of two processes that start together one makes the file, whole from the first moment; both read it.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft, { force: true })
  return readFile(path, 'utf8')
}

/** The key in the data folder, or undefined where there is none yet. */
export function readSecretFile(dataDir: string): Promise<string | undefined> {
  return readFile(join(dataDir, SECRET_FILE), 'utf8').catch(() => undefined)
}

/** Puts a key in the place of the one in the data folder: a restored site goes on with its own. */
export async function writeSecretFile(dataDir: string, secret: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, SECRET_FILE), secret, { mode: 0o600, flush: true })
}

/** A signature of the parts for one purpose, as it stands in an address: 43 characters. */
export function sign(secret: Secret, purpose: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret.keyFor(purpose)).update(JSON.stringify(parts)).digest('base64url')
}

/** Whether the signature is that of the parts; takes the same time wherever they differ. */
export function isSigned(
  secret: Secret,
  purpose: string,
  parts: readonly (string | number)[],
  signature: string,
): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, purpose, parts))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** SHA-256 as lower-case hex, for what must be found again but not read. */
export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
