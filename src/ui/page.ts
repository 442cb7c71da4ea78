import {
  type ClientLoaderFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  type Params,
  RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { ApiError, type Transport } from '#core/client.ts'
import { browserTransport, NetworkError } from './browser-transport.ts'

/** What a page gets to load by; the same on the server and in the browser. */
export interface Load {
  api: Transport
  params: Params
  /** The page's address; only path and query count. */
  url: URL
}

const apiContext = createContext<Transport>()

/** The context of one server render: how its pages reach the API. */
export function renderContext(api: Transport): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  return context
}

/** Makes a page's `loader`: the API answers in the same process. */
export function onServer<T>(load: (given: Load) => Promise<T>) {
  return ({ context, params, request }: LoaderFunctionArgs) =>
    asPageFailure(load({ api: context.get(apiContext), params, url: new URL(request.url) }))
}

/** Makes a page's `clientLoader`: the API is asked over the network. */
export function inBrowser<T>(load: (given: Load) => Promise<T>) {
  return ({ params, request }: ClientLoaderFunctionArgs) =>
    asPageFailure(
      load({ api: browserTransport(request.signal), params, url: new URL(request.url) }).catch((error: unknown) => {
        if (error instanceof NetworkError && !error.slow && leaveToServiceWorker(request)) return NEVER
        throw error
      }),
    )
}

const NEVER = new Promise<never>(() => {})

/**
 * Without a network, the service worker shows the page's saved copy, or what else is on this device: the browser has to
 * load the address as a document for that. @returns false when there is no service worker
 */
function leaveToServiceWorker({ url, signal }: Request): boolean {
  if (signal.aborted || !navigator.serviceWorker?.controller) return false
  location.assign(url)
  return true
}

/** For a page whose query (search, sort, preview) only changes what is shown of it: nothing is asked for again. */
export function loadedForGood({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

/** Props of a page component. */
export interface Page<L extends (given: Load) => Promise<unknown>> {
  loaderData: Awaited<ReturnType<L>>
}

/** A page that does not exist: ends the load with the 404 page. */
export function pageNotFound(): never {
  throw data(null, { status: 404 })
}

/** What the API refused becomes the page's status, so that the error page can say what to do next. */
async function asPageFailure<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof ApiError) throw data(null, { status: error.status })
    throw error
  }
}
