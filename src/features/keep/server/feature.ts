import type { Feature } from '#platform/feature.ts'
import { getKeepable } from './public.ts'
import { keepRoutes } from './routes.ts'

export const keepFeature: Feature = {
  name: 'keep',
  routes: (features) => keepRoutes(getKeepable(features)),
}
