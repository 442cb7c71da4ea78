import type { Config } from '@react-router/dev/config'
import { NEXT_BUILD } from './scripts/build/build-site.ts'

export default {
  appDirectory: 'src',
  buildDirectory: NEXT_BUILD,
  ssr: true,
  // The manifest of all routes is small; sending it at once saves a request on every first move.
  // A route's loader is small: one file a page is one request less.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
