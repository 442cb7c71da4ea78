import type { IncomingMessage } from 'node:http'
import { isBot } from 'isbot'
import { pathOf } from '#core/endpoint.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RequestHook } from '#platform/http/request-hook.ts'
import { paths } from '../../paths.ts'
import { ViewCounter } from './view-counter.ts'

/** A discussion is opened as a page, or by the script of a page that is open already. */
const PLACES = ['/community/discussions/', pathOf(paths.getDiscussion).replace(/:.*$/, '')]

const counters = new WeakMap<AppContext, ViewCounter>()

/** The views that this process has seen. */
export function counterOf(ground: AppContext): ViewCounter {
  const known = counters.get(ground) ?? new ViewCounter()
  counters.set(ground, known)
  return known
}

/** Counts who looks at a discussion. On the way in, because most pages are answered from the cache. */
export const countViews: RequestHook = (request, ground) => {
  const address = request.method === 'GET' ? discussionIn(request.url ?? '') : undefined
  if (address === undefined || isNobody(request)) return
  // By network alone: a browser's name can be made up for each request.
  counterOf(ground).note(address, networkOf(clientAddress(request, ground.config)), Date.now())
}

/** The discussion that an address shows, by number or slug. */
export function discussionIn(url: string): string | undefined {
  const place = PLACES.find((each) => url.startsWith(each))
  if (place === undefined) return undefined
  const [address = ''] = url.slice(place.length).split(/\/?(?:[?#]|$)/, 1)
  if (address === '' || address.includes('/')) return undefined
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}

/** Bots, programs without a name, and pages that are fetched before anybody opens them. */
function isNobody({ headers }: IncomingMessage): boolean {
  const agent = headers['user-agent']
  return headers['sec-purpose'] !== undefined || !agent || isBot(agent)
}
