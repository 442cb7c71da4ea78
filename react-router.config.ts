import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build/site',
  ssr: true,
  // The manifest of all routes is small; sending it at once saves a request on every first move.
  // A route's loader is small: one file a page is one request less.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
