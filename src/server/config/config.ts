import { resolve } from 'node:path'
import { z } from 'zod'

/** Every setting of the server, by its environment variable. `.env.example` says the same to people. */
const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  SITE_URL: z.url().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STARTER_CONTENT: z.enum(['on', 'off', 'demo']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  CACHE_MB: z.coerce.number().min(1).max(4096).default(48),
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
  /** Absolute path of the one folder that holds all that is not in a database server or an object store. */
  dataDir: string
  /** Origin of the site without a slash at its end, e.g. `https://trp.example.org`. */
  siteUrl: string
  databaseUrl: string | undefined
  /** `demo`: with a made-up community, for a site that is being tried out. */
  starterContent: 'on' | 'off' | 'demo'
  logLevel: z.infer<typeof Settings>['LOG_LEVEL']
  /** True behind a reverse proxy that sets X-Forwarded-*; else those headers are ignored. */
  trustProxy: boolean
  /** How much memory the cache of finished answers may take. */
  cacheBytes: number
  /** The site's own key where several machines share it; else a file in the data folder holds it. */
  secret: string | undefined
  /** As many members must report a post or comment for it to be hidden until a moderator looks. */
  reportsToHide: number
  /** Where mail is handed over; undefined: each mail is a file in `DATA_DIR/outbox`. */
  smtpUrl: string | undefined
  mailFrom: string
  s3: S3Settings | undefined
}

/**
 * Reads the settings.
 * @throws {Error} naming every setting that can't be used
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) throw new Error(`These settings can't be used:\n${z.prettifyError(parsed.error)}`)
  const settings = parsed.data
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    siteUrl: new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`).origin,
    databaseUrl: settings.DATABASE_URL,
    starterContent: settings.STARTER_CONTENT,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY === 'on',
    cacheBytes: settings.CACHE_MB * 1024 ** 2,
    secret: settings.SECRET,
    reportsToHide: settings.REPORTS_TO_HIDE,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    s3: s3Of(settings),
  }
}

function s3Of(settings: z.infer<typeof Settings>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (bucket === undefined) return undefined
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it')
  }
  return { endpoint: settings.S3_ENDPOINT, region: settings.S3_REGION, bucket, accessKeyId, secretAccessKey }
}
