import { use } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router'

/**
 * Fetches the scripts of a page. `PrefetchPageLinks` of React Router also runs them, and reloads this page when one cannot be loaded:
 * without a network the reader would see the error page of the browser.
 */
export function PrefetchPage({ page }: { page: string }) {
  const router = use(DataRouterContext)?.router
  const manifest = use(FrameworkContext)?.manifest
  const routes = router?.match(page)?.flatMap(({ route }) => manifest?.routes[route.id] ?? []) ?? []
  const scripts = new Set(routes.flatMap(({ module, imports = [] }) => [module, ...imports]))
  return [...scripts].map((href) => <link key={href} rel="modulepreload" href={href} />)
}
