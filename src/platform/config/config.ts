import { resolve } from 'node:path'
import { z } from 'zod'
import { CommandError } from '../command-error.ts'
import { parseTrustProxy, type TrustProxy } from './trusted-proxies.ts'

/** A number of the environment, with the sentence part that says what it must be. */
const number = (least: number, most: number, initial: number) =>
  z.coerce.number().int().min(least).max(most).default(initial).describe(`a number from ${least} to ${most}`)

/** Every setting by its environment variable, with what its value must be. `.env.example` documents them for operators. */
const Settings = z.object({
  // 0 is any free port, for tests.
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('a number from 1 to 65535'),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`)
    .optional()
    .describe('the address of the home page, such as https://trp.example.org'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('an address such as postgres://user:password@host/name'),
  STARTER_CONTENT: z.enum(['on', 'off', 'demo', 'sample']).default('on').describe('on, off, demo or sample'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform((text, context) => {
      try {
        return parseTrustProxy(text)
      } catch {
        context.addIssue('no proxies')
        return z.NEVER
      }
    })
    .describe('off, the number of proxies in front (1), or their addresses (10.0.0.0/8)'),
  CACHE_MB: number(1, 4096, 48),
  MAX_UPLOAD_MB: number(1, 5000, 200),
  SOFFICE: z.string().optional(),
  CLAMD_SOCKET: z
    .string()
    .regex(/^(\/.+|[^:/]+:\d{1,5})$/)
    .optional()
    .describe('the path of a socket (/run/clamav/clamd.ctl) or host:port'),
  METRICS_TOKEN: z.string().min(16).optional().describe('16 characters or longer'),
  SECRET: z.string().min(32).optional().describe('32 characters or longer'),
  REPORTS_TO_HIDE: number(1, 100, 3),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'an address such as smtps://user:password@mail.example.org, with %23 for # and %40 for @ in the password',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)
    .default('Training Resource Package <no-reply@localhost>')
    .describe('an address, or a name and an address: Training <trp@example.org>'),
  BOUNCE_IMAP_URL: z
    .url({ protocol: /^imaps?$/ })
    .optional()
    .describe(
      'an address such as imaps://user:password@mail.example.org, with %23 for # and %40 for @ in the password',
    ),
  MAIL_WEBHOOK_SECRET: z.string().min(32).optional().describe('32 characters or longer'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an address such as https://s3.example.org'),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
})

const NAMES = Settings.keyof().options
export const SETTING_NAMES: readonly string[] = NAMES

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
  /** What a monitor sends to read `/metrics`; undefined: there is no such page. */
  metricsToken: string | undefined
  /** Number of reports that hide a contribution until a moderator decides. */
  reportsToHide: number
  /** URL of the mail server; undefined: each mail is written to a file in `DATA_DIR/outbox`. */
  smtpUrl: string | undefined
  mailFrom: string
  /** URL of the mailbox that gets the bounces of `mailFrom`; undefined: nobody reads it. */
  bounceImapUrl: string | undefined
  /** Signs the reports of the mail provider about bounces; undefined: there are none. */
  mailWebhookSecret: string | undefined
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
  if (!parsed.success) throw new SettingsError(faultsOf(parsed.error, defined).join('\n'))
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
    metricsToken: settings.METRICS_TOKEN,
    reportsToHide: settings.REPORTS_TO_HIDE,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    bounceImapUrl: settings.BOUNCE_IMAP_URL,
    mailWebhookSecret: settings.MAIL_WEBHOOK_SECRET,
    s3: readS3Settings(settings),
  }
}

/** One sentence for each setting that can't be used. */
function faultsOf(error: z.ZodError, env: Record<string, string | undefined>): string[] {
  const faulty = NAMES.filter((name) => error.issues.some(({ path: [first] }) => first === name))
  return faulty.map((name) => {
    const value = /SECRET$|TOKEN$/.test(name) ? '' : `, not “${withoutPassword(env[name] ?? '')}”`
    return `${name} must be ${Settings.shape[name].description}${value}.`
  })
}

function withoutPassword(url: string): string {
  // Without quotes a # in the file of settings ends the value, and so maybe the password.
  return url
    .replace(/^([a-z+]+:\/\/)?([^:/]*):.*@/i, '$1$2:…@')
    .replace(/^([a-z+]+:\/\/[^:/@]*):(?!…|\d+(?:\/|$)).*$/i, '$1:…')
}

function readS3Settings(settings: z.infer<typeof Settings>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (bucket === undefined) {
    const [name] = NAMES.filter((each) => /^S3_(?!REGION)/.test(each) && settings[each] !== undefined)
    if (name !== undefined) throw new SettingsError(`${name} needs S3_BUCKET too.`)
    return undefined
  }
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new SettingsError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too.')
  }
  return { endpoint: settings.S3_ENDPOINT, region: settings.S3_REGION, bucket, accessKeyId, secretAccessKey }
}
