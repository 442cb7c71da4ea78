import { pathOf } from '#core/endpoint.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { isAutomatic } from '#platform/http/is-automatic.ts'
import { clientAddress, networkOf } from '#platform/http/network.ts'
import type { RequestHook } from '#platform/http/request-hook.ts'
import { paths } from '../../paths.ts'
import { ViewCounter } from './view-counter.ts'

/** Paths of a discussion: its page, and the call of a page that is open already. */
const PREFIXES = ['/community/discussions/', pathOf(paths.getDiscussion).replace(/:.*$/, '')]

const counters = new WeakMap<AppContext, ViewCounter>()

export function getCounter(context: AppContext): ViewCounter {
  const counter = counters.get(context) ?? new ViewCounter()
  counters.set(context, counter)
  return counter
}

/** Counts views when the request arrives, because most responses come from the cache. */
export const countViews: RequestHook = (request, context) => {
  const discussion = request.method === 'GET' ? discussionIn(request.url ?? '') : undefined
  if (discussion === undefined || isAutomatic(request)) return
  // By network alone, because every request can invent another user agent.
  getCounter(context).count(discussion, networkOf(clientAddress(request, context.config)), Date.now())
}

export function discussionIn(url: string): string | undefined {
  const prefix = PREFIXES.find((each) => url.startsWith(each))
  if (prefix === undefined) return undefined
  const [key = ''] = url.slice(prefix.length).split(/\/?(?:[?#]|$)/, 1)
  if (key === '' || key.includes('/')) return undefined
  try {
    return decodeURIComponent(key)
  } catch {
    return undefined
  }
}
