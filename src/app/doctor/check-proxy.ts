import { z } from 'zod'
import { HEALTH_PATH } from '#core/health.ts'
import type { Config } from '#platform/config/config.ts'
import { type Finding, fault, ok, reasonOf, warning } from './finding.ts'
import { UNTRUSTED } from './mail-fault.ts'
import { hasUnitFailed } from './systemd.ts'

/** An address that is reserved for documentation (RFC 5737). */
const INVENTED = '203.0.113.77'
/** More than one request of an upload. */
const UPLOAD_BYTES = 9 * 1024 ** 2
const PROXY_MS = 20_000

/** An error of `fetch`. */
const Cause = z.object({ cause: z.object({ code: z.string() }) })
const Health = z.object({ address: z.string(), isForwarded: z.boolean() })

/** Asks the site by its public address, as readers do: address of the client, HTTPS, ranges, size of uploads. */
export async function checkProxy(
  { siteUrl, trustProxy }: Pick<Config, 'siteUrl' | 'trustProxy'>,
  now: Date,
): Promise<Finding[]> {
  if (await hasUnitFailed('trp.socket', now))
    return [
      fault(
        'port',
        'Port 3000 (trp.socket) is taken by another program: ss -ltnp. Stop that program, then: trp restart.',
      ),
    ]
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${siteUrl}${path}`, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PROXY_MS) })
  try {
    const answer = await ask(HEALTH_PATH, { headers: { 'x-forwarded-for': INVENTED } })
    const location = answer.headers.get('location')
    if (location) return [fault('proxy', `${siteUrl} leads to ${location}. Correct SITE_URL.`)]
    if (answer.status >= 500)
      return [fault('proxy', `The proxy answers ${answer.status}, because the site does not run. See: trp logs.`)]
    const health = Health.safeParse(await answer.json().catch(() => undefined))
    if (!health.success) return [fault('proxy', `${siteUrl} shows another site. Correct SITE_URL or the proxy.`)]
    const { address, isForwarded } = health.data
    const found = [
      ...(address === INVENTED && trustProxy !== undefined
        ? [
            fault(
              'proxy',
              'The proxy passes on the address that a visitor invents. Append to X-Forwarded-For, and correct TRUST_PROXY.',
            ),
          ]
        : []),
      ...(trustProxy !== undefined && !isForwarded
        ? [warning('proxy', 'TRUST_PROXY is set, but no proxy adds X-Forwarded-For: all visitors share one limit.')]
        : []),
      ...(siteUrl.startsWith('http://') && trustProxy !== undefined
        ? [warning('proxy', 'SITE_URL is without https: passwords are readable on the way. Set up a certificate.')]
        : []),
    ]
    const part = await ask(HEALTH_PATH, { headers: { range: 'bytes=0-0' } })
    if (part.status !== 206)
      found.push(warning('proxy', 'The proxy drops Range: downloads that break off begin again. Pass the header on.'))
    const upload = await ask(HEALTH_PATH, { method: 'POST', body: new Uint8Array(UPLOAD_BYTES) })
    // The site itself refuses it too, in JSON.
    const isOwnAnswer = upload.headers.get('content-type')?.includes('json') ?? false
    if (upload.status === 413 && !isOwnAnswer)
      found.push(fault('proxy', 'The proxy refuses requests of 9 MB. Set client_max_body_size 20m.'))
    return found.length > 0 ? found : [ok('proxy', `${siteUrl} answers as it should.`)]
  } catch (error) {
    const cause = Cause.safeParse(error)
    if (cause.success && UNTRUSTED.test(cause.data.cause.code))
      return [
        warning(
          'proxy',
          `${siteUrl} answers, but this machine does not trust its certificate. Put the file of your CA into /usr/local/share/ca-certificates/, as a file .crt, and run update-ca-certificates.`,
        ),
      ]
    const reason = error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : reasonOf(error)
    return [fault('proxy', `${siteUrl} does not answer here (${reason}). Start site and proxy, and check the DNS.`)]
  }
}
