import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { type Config, SETTING_NAMES } from '#platform/config/config.ts'
import { type Finding, ok, warning } from './finding.ts'

type Environment = Record<string, string | undefined>

/** The file of `--env-file`, e.g. /etc/trp.env. */
const FILE = process.execArgv.find((option) => option.startsWith('--env-file='))?.replace('--env-file=', '')
/** Names that mean something to Node or its packages. */
const OF_OTHERS = /^(?:NODE_\w+|TZ|\w*_PROXY|AWS_\w+)$/i

/** Settings that can be read, but hardly mean what the operator wants. @param file with settings */
export function checkSettings({ siteUrl, trustProxy, smtpUrl }: Config, env: Environment, file = FILE): Finding[] {
  const found = Object.keys(env).flatMap((name) => {
    const meant = SETTING_NAMES.includes(name) ? undefined : SETTING_NAMES.find((known) => areSimilar(name, known))
    return meant === undefined ? [] : [`${name} is not a setting. ${meant} is: correct the name.`]
  })
  if (file !== undefined) found.push(...listIgnored(file))
  const isLocal = /^https?:\/\/(localhost|127\.|\[::1\])/.test(siteUrl)
  if (trustProxy !== undefined && isLocal)
    found.push(`TRUST_PROXY is set, but links in mails lead to ${siteUrl}. Set SITE_URL.`)
  if (!isLocal && smtpUrl === undefined)
    found.push('Nobody gets a mail: each is a file in DATA_DIR/outbox. Set SMTP_URL and MAIL_FROM.')
  return found.length > 0
    ? found.map((sentence) => warning('settings', sentence))
    : [ok('settings', 'All can be used.')]
}

/** What a file of settings has without effect. */
function listIgnored(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n').flatMap((line, index) => (/^\s*(?:#|$)|=/.test(line) ? [] : [index + 1]))
  const names = Object.keys(parseEnv(text)).filter(
    (name) => !SETTING_NAMES.some((known) => known === name || areSimilar(name, known)) && !OF_OTHERS.test(name),
  )
  return [
    ...lines.map((line) => `Line ${line} of ${file} has no = and no effect. Write NAME=VALUE, or # before a remark.`),
    ...names.map((name) => `${name} in ${file} is not a setting and has no effect. .env.example lists all settings.`),
  ]
}

/** Whether one letter more, less or other, or two that changed places, make the names equal; `MAX_UPLOAD` too is `MAX_UPLOAD_MB`. */
function areSimilar(name: string, known: string): boolean {
  if (Math.min(name.length, known.length) < 5) return false
  if (known.startsWith(`${name}_`)) return true
  const start = [...name].findIndex((letter, at) => letter !== known[at])
  if (start === -1) return known.length - name.length <= 1
  const [rest, knownRest] = [name.slice(start), known.slice(start)]
  const isSwapped = rest.slice(2) === knownRest.slice(2) && rest[0] === knownRest[1] && rest[1] === knownRest[0]
  return isSwapped || rest.slice(1) === knownRest || rest === knownRest.slice(1) || rest.slice(1) === knownRest.slice(1)
}
