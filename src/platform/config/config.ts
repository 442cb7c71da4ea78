import { resolve } from 'node:path'
import { z } from 'zod'
import { CommandError } from '../command-error.ts'
import { parseTrustProxy, type TrustProxy } from './trusted-proxies.ts'

/** Every setting of the server by its environment variable. `.env.example` documents them for operators. */
const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  SITE_URL: z.url().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STARTER_CONTENT: z.enum(['on', 'off', 'demo', 'sample']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform((text, context) => {
      try {
        return parseTrustProxy(text)
      } catch {
        context.addIssue('This must be off, the number of proxies in front (1), or their addresses (10.0.0.0/8)')
        return z.NEVER
      }
    }),
  CACHE_MB: z.coerce.number().min(1).max(4096).default(48),
  MAX_UPLOAD_MB: z.coerce.number().int().min(1).max(5000).default(200),
  SOFFICE: z.string().optional(),
  CLAMD_SOCKET: z
    .string()
    .regex(/^(\/.+|[^:/]+:\d{1,5})$/, 'This must be the path of a socket (/run/clamav/clamd.ctl) or host:port')
    .optional(),
  SECRET: z.string().min(32).optional(),
  REPORTS_TO_HIDE: z.coerce.number().int().min(1).max(100).default(3),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Training Resource Package <no-reply@localhost>'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
})

export const SETTING_NAMES = Object.keys(Settings.shape)

export interface S3Settings {
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Config {
  port: number
  host: string
  /** Absolute path of the folder for all data that is not in a database server or an object store. */
  dataDir: string
  /** Origin of the site without a trailing slash, e.g. `https://trp.example.org`. */
  siteUrl: string
  databaseUrl: string | undefined
  /** `demo` adds an invented community, for people who try the site. `sample` is small, for development. */
  starterContent: z.infer<typeof Settings>['STARTER_CONTENT']
  logLevel: z.infer<typeof Settings>['LOG_LEVEL']
  /** Which senders of X-Forwarded-For to trust; undefined: none. */
  trustProxy: TrustProxy | undefined
  /** Memory limit of the response cache. */
  cacheBytes: number
  /** Largest file that editors can upload. */
  maxUploadBytes: number
  /** Path of LibreOffice, or `off`; undefined: where packages install it. */
  soffice: string | undefined
  /** Socket of the virus scanner ClamAV: a path, or `host:port`; undefined: files are not scanned. */
  clamd: string | undefined
  /** The site's secret when several machines share it; undefined: it is in a file in the data folder. */
  secret: string | undefined
  /** Number of reports that hide a contribution until a moderator decides. */
  reportsToHide: number
  /** URL of the mail server; undefined: each mail is written to a file in `DATA_DIR/outbox`. */
  smtpUrl: string | undefined
  mailFrom: string
  s3: S3Settings | undefined
}

/** Its message tells the operator which settings to change. */
class SettingsError extends CommandError {}

/**
 * Reads the settings.
 * @throws {SettingsError} naming every setting that can't be used
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const defined = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(defined)
  if (!parsed.success) throw new SettingsError(`These settings can't be used:\n${z.prettifyError(parsed.error)}`)
  const settings = parsed.data
  return {
    port: settings.PORT,
    // With a proxy, listen on this machine only: a client that bypasses the proxy could forge its header.
    host: settings.HOST ?? (settings.TRUST_PROXY === undefined ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(settings.DATA_DIR),
    siteUrl: new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`).origin,
    databaseUrl: settings.DATABASE_URL,
    starterContent: settings.STARTER_CONTENT,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    cacheBytes: Math.floor(settings.CACHE_MB * 1024 ** 2),
    maxUploadBytes: settings.MAX_UPLOAD_MB * 1024 ** 2,
    soffice: settings.SOFFICE,
    clamd: settings.CLAMD_SOCKET,
    secret: settings.SECRET,
    reportsToHide: settings.REPORTS_TO_HIDE,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    s3: readS3Settings(settings),
  }
}

function readS3Settings(settings: z.infer<typeof Settings>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (bucket === undefined) return undefined
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new SettingsError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too')
  }
  return { endpoint: settings.S3_ENDPOINT, region: settings.S3_REGION, bucket, accessKeyId, secretAccessKey }
}
