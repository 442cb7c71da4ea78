import { routes as contentRoutes } from '#features/content/routes.ts'
import { searchable as contentSearchable } from '#features/content/searchable.ts'
import { routes as newsletterRoutes } from '#features/newsletter/routes.ts'
import { routes as searchRoutes } from '#features/search/routes.ts'
import { routes as trainingRoutes } from '#features/training/routes.ts'
import { searchable as trainingSearchable } from '#features/training/searchable.ts'
import type { Served } from '#server/http/serve.ts'
import type { Searchable } from '#server/searchable.ts'

/** Every call of the API, area by area. */
export const ROUTES: readonly Served[] = [...searchRoutes, ...newsletterRoutes, ...contentRoutes, ...trainingRoutes]

/** What each area offers to the search. */
export const SEARCHABLES: readonly Searchable[] = [trainingSearchable, contentSearchable]
