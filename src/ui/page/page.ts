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

/** What a page's `load` function gets, on the server and in the browser. */
export interface Load {
  api: Transport
  params: Params
  /** The page's address. Use only path and query: the server does not know the rest. */
  url: URL
}

const apiContext = createContext<Transport>()

export function renderContext(api: Transport): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  return context
}

/** Creates a page's `loader`, which calls the API in the same process. */
export function onServer<T>(load: (args: Load) => Promise<T>) {
  return ({ context, params, request }: LoaderFunctionArgs) =>
    withPageStatus(load({ api: context.get(apiContext), params, url: new URL(request.url) }))
}

/** Creates a page's `clientLoader`, which calls the API over the network. */
export function inBrowser<T>(load: (args: Load) => Promise<T>) {
  return ({ params, request }: ClientLoaderFunctionArgs) =>
    withPageStatus(
      load({ api: browserTransport(request.signal), params, url: new URL(request.url) }).catch((error: unknown) => {
        if (error instanceof NetworkError && !error.slow && leaveToServiceWorker(request)) return NEVER
        throw error
      }),
    )
}

const NEVER = new Promise<never>(() => {})

/**
 * Without a network, loads the address as a document, because the service worker can then show the page's saved copy or the
 * offline page. @returns false when there is no service worker
 */
function leaveToServiceWorker({ url, signal }: Request): boolean {
  if (signal.aborted || !navigator.serviceWorker?.controller) return false
  location.assign(url)
  return true
}

/** `shouldRevalidate` of a page that filters loaded data by its query (search, sort, preview): loads again for a new path only. */
export function revalidateOnPathChange(args: ShouldRevalidateFunctionArgs): boolean {
  return args.currentUrl.pathname !== args.nextUrl.pathname || isReload(args)
}

/** The same address again: edit mode has published something, and asks for the new data. */
export function isReload({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href
}

/** Props of a page component. */
export interface Page<L extends (args: Load) => Promise<unknown>> {
  loaderData: Awaited<ReturnType<L>>
}

/** Ends a load with the 404 page. */
export function pageNotFound(): never {
  throw data(null, { status: 404 })
}

/** Turns an error of the API into the page's status, which the error page explains. */
async function withPageStatus<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof ApiError) throw data(null, { status: error.status })
    throw error
  }
}
