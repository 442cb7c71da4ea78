import { userInfo } from 'node:os'
import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import { CommandError } from '#platform/command-error.ts'
import type { Config } from '#platform/config/config.ts'

type Settings = Pick<Config, 'dataDir' | 'host' | 'port'> & Partial<Pick<Config, 'databaseUrl' | 's3'>>

/** Faults of the machine and the settings, by code: what is wrong and how to correct it. */
const FAULTS: readonly { codes: RegExp; sentence: (settings: Settings) => string }[] = [
  {
    codes: /^(?:ENOSPC|EDQUOT|storage_full|SQLITE_FULL|SQLITE_IOERR_(?:SHMSIZE|WRITE|SHMOPEN))$/,
    sentence: ({ dataDir, s3 }) =>
      `The disk with ${dataDir} is full${s3 ? ', or the S3 store' : ''}. Free 100 MB or more and try again.`,
  },
  {
    codes: /^(?:EROFS|EACCES|EPERM|SQLITE_READONLY.*|SQLITE_CANTOPEN.*)$/,
    sentence: ({ dataDir }) =>
      `The folder ${dataDir} can’t be written. Correct DATA_DIR (install.sh sets /var/lib/trp), or make the folder writable for the user that runs the site.`,
  },
  {
    codes: /^EADDRINUSE$/,
    sentence: ({ host, port }) => `Another process listens on ${host}:${port} already. Stop it, or set PORT.`,
  },
  { codes: /^EADDRNOTAVAIL$/, sentence: ({ host }) => `This machine does not have the address ${host}. Set HOST.` },
  {
    codes: /^(?:SQLITE_NOTADB|SQLITE_CORRUPT.*)$/,
    sentence: ({ dataDir }) => `The database in ${dataDir} is damaged. Restore a backup: trp restore FILE.`,
  },
  {
    codes: /^SQLITE_BUSY.*$/,
    sentence: () => 'Another process is writing to the database for a long time. Try again when it is done.',
  },
  {
    codes: /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P03|53300)$/,
    sentence: serverSentence,
  },
  {
    codes: /^(?:NoSuchBucket|NotFound)$/,
    sentence: ({ s3 }) => `The bucket ${s3?.bucket} does not exist. Create it, or correct S3_BUCKET.`,
  },
  {
    codes: /^S3_403$/,
    sentence: ({ s3 }) =>
      `The S3 store refuses the keys, or they may not use the bucket ${s3?.bucket}. Correct the settings S3_….`,
  },
  { codes: /^EISDIR$/, sentence: () => 'This is a folder, not a file.' },
  {
    codes: /^(?:ENOTDIR|EEXIST)$/,
    sentence: ({ dataDir }) => `${dataDir} can’t be a folder, because there is a file. Set DATA_DIR.`,
  },
  { codes: /^(?:28P01|28000)$/, sentence: () => 'The database refuses the user or password of DATABASE_URL.' },
  {
    codes: /^3D000$/,
    sentence: () => 'The database of DATABASE_URL does not exist. Create it, or correct DATABASE_URL.',
  },
  { codes: /^42501$/, sentence: () => 'The user of DATABASE_URL may not change the database. Make it the owner.' },
]

function serverSentence({ databaseUrl, s3 }: Settings): string {
  const servers = [
    ...(databaseUrl ? ['the database (DATABASE_URL)'] : []),
    ...(s3 ? ['the S3 store (S3_ENDPOINT)'] : []),
  ]
  return `A server does not answer: ${servers.join(' or ')}. Check that it runs, and its address in the settings.`
}

const REFUSED = `can’t be read or written by the user ${userInfo().username}: change its owner, or use another folder such as /var/backups/trp`
const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist',
  EISDIR: 'is a folder',
  EEXIST: 'exists already',
  EACCES: REFUSED,
  EPERM: REFUSED,
}

/**
 * One sentence about a fault that the person at the command line can correct; undefined for an unexpected error.
 * @param settings undefined when they can't be read
 */
export function faultSentence(error: unknown, settings: Settings | undefined): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof CommandError) return error.message
  // What went wrong first says most, for example in the thread of the database.
  const ofCause = faultSentence(error.cause, settings)
  return ofCause ?? sentenceOf(error, settings) ?? (error instanceof AppError ? error.message : undefined)
}

function sentenceOf(error: Error, settings: Settings | undefined): string | undefined {
  const code = codeOf(error)
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined
  const isData = path === undefined || path.startsWith(settings?.dataDir ?? '')
  if (!isData && FILE_FAULTS[code] !== undefined) return `${path} ${FILE_FAULTS[code]}.`
  return settings && FAULTS.find(({ codes }) => codes.test(code))?.sentence(settings)
}

/** An answer to a HEAD request has no reason in it, so the name of its error says nothing. */
const S3Error = z.object({ $metadata: z.object({ httpStatusCode: z.number() }) })

/** The pool of connections gives no code when it has waited in vain. */
function codeOf(error: Error): string {
  // In a folder such as /proc nothing can be made, though it exists.
  if ('syscall' in error && error.syscall === 'mkdir' && 'code' in error && error.code === 'ENOENT') return 'EACCES'
  if ('code' in error) return String(error.code)
  const { success, data } = S3Error.safeParse(error)
  if (success) return data.$metadata.httpStatusCode === 403 ? 'S3_403' : error.name
  return /timeout.* connect|connection timeout/i.test(error.message) ? 'ETIMEDOUT' : ''
}
