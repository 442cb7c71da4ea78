import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  [{ PORT: 'abc' }, 'PORT must be a number from 1 to 65535, not “abc”.'],
  [{ CACHE_MB: 'much', PORT: '70000' }, 'PORT must be a number from 1 to 65535, not “70000”.\nCACHE_MB must be'],
  [{ MAX_UPLOAD_MB: '200MB' }, 'MAX_UPLOAD_MB must be a number from 1 to 5000, not “200MB”.'],
  [{ SITE_URL: 'ftp://example.org' }, 'SITE_URL must be the address of the home page'],
  [{ SITE_URL: 'https://example.org/training' }, 'not “https://example.org/training”.'],
  [{ DATABASE_URL: 'mysql://trp:hidden@db/trp' }, 'not “mysql://trp:…@db/trp”.'],
  [{ SMTP_URL: 'smtps://trp:half' }, 'not “smtps://trp:…”.'],
  [{ SMTP_URL: 'trp@example.org:hid:den/@mail' }, 'not “trp@example.org:…@mail”.'],
  [{ SECRET: 'hidden' }, 'SECRET must be 32 characters or longer.'],
  [{ MAIL_FROM: 'Training' }, 'MAIL_FROM must be an address'],
  [{ STARTER_CONTENT: 'yes' }, 'STARTER_CONTENT must be on, off, demo or sample, not “yes”.'],
  [{ S3_ACCESS_KEY_ID: 'key' }, 'S3_ACCESS_KEY_ID needs S3_BUCKET too.'],
])('%o is refused with a sentence that says what it must be', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})

test.each(['0', '-1', '1.5', '10.0.0.0/33', 'proxy.example.org', 'yes'])(
  'TRUST_PROXY=%s is refused, and the error names it',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY')
  },
)

test('behind a proxy the server listens on this machine only, unless HOST is set', () => {
  expect(readConfig({}).host).toBe('0.0.0.0')
  expect(readConfig({ TRUST_PROXY: '1' }).host).toBe('127.0.0.1')
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8', HOST: '10.0.0.5' }).host).toBe('10.0.0.5')
})
