import { routes as contentRoutes } from '#features/content/routes.ts'
import { routes as newsletterRoutes } from '#features/newsletter/routes.ts'
import { routes as trainingRoutes } from '#features/training/routes.ts'
import type { Served } from '#server/http/serve.ts'

/** Every call of the API, area by area. */
export const ROUTES: readonly Served[] = [...trainingRoutes, ...contentRoutes, ...newsletterRoutes]
