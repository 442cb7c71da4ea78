import { z } from 'zod'
import { endpoint } from '#core/endpoint.ts'
import { fileOrLinkFields } from '#core/file-fields.ts'
import { Marked } from '#core/marked.ts'
import { exactParameter, QueryInterpretation } from '#core/query-interpretation.ts'
import { SEARCH_FORMATS, SEARCH_LANGUAGES } from '#core/search-filters.ts'
import { PAGE_SIZE } from './messages.ts'
import { paths } from './paths.ts'

declare module '#core/endpoint.ts' {
  interface FeatureTags {
    search: 'search'
  }
}

/** The most modules of one answer; more are counted only. */
export const MAX_MODULES = 50
export const MAX_PAGE_SIZE = 100

export const SORTS = ['default', 'format', 'size'] as const
export type Sort = (typeof SORTS)[number]

const page = z.string().meta({ description: 'Address of the page on this site where it stands' })
const snippet = Marked.meta({ description: 'The summary, or the sentence in the document in which the words stand' })

export const ModuleHit = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  category: z.object({ id: z.int(), name: z.string() }),
  purpose: z.string().meta({ description: 'Beginning of the purpose, without HTML' }),
  files_count: z.int(),
  links_count: z.int(),
  files_size: z.string().meta({ description: "Size of the module's archive, for people" }),
  files_size_bytes: z.int(),
  archive: z.string().nullable().meta({ description: 'Address of all its documents as one file' }),
  page,
  marked_name: Marked,
  snippet,
})
export type ModuleHit = z.infer<typeof ModuleHit>

export const ResourceHit = z.object({
  id: z.int(),
  title: z.string(),
  details: z.string(),
  ...fileOrLinkFields,
  language: z.enum(SEARCH_LANGUAGES),
  module: z.object({ slug: z.string(), name: z.string() }).nullable(),
  places: z.int().meta({ description: 'In how many places of the site the same file or link stands' }),
  page,
  marked_title: Marked,
  snippet,
})
export type ResourceHit = z.infer<typeof ResourceHit>

/** How many resources each filter would leave, beside the other filters that are set; values without any are left out. */
export const Facets = z.object({
  language: z.array(z.object({ value: z.enum(SEARCH_LANGUAGES), count: z.int() })),
  format: z.array(z.object({ value: z.enum(SEARCH_FORMATS), count: z.int() })),
  module: z.array(z.object({ value: z.string().meta({ description: 'Slug' }), name: z.string(), count: z.int() })),
})
export type Facets = z.infer<typeof Facets>

export const SearchResult = QueryInterpretation.extend({
  modules: z.array(ModuleHit).max(MAX_MODULES),
  resources: z.array(ResourceHit).max(MAX_PAGE_SIZE).meta({ description: 'One page; files before links' }),
  modules_count: z.int().meta({ description: 'All that were found, also those beyond the list' }),
  resources_count: z.int().meta({ description: 'On all pages; the same file in two places counts once' }),
  links_count: z.int().meta({ description: 'How many of the resources are links' }),
  facets: Facets,
})
export type SearchResult = z.infer<typeof SearchResult>

export const searchResources = endpoint(paths.searchResources, {
  summary: 'Search modules and resources: titles, details and the text of documents',
  query: z.object({
    keyword: z
      .string()
      .default('')
      .meta({ description: 'The first eight words count, without stop words; all of them must be found' }),
    format: z.enum(SEARCH_FORMATS).optional().meta({ description: 'Only resources of this kind' }),
    language: z.enum(SEARCH_LANGUAGES).optional().meta({ description: 'Only resources in this language' }),
    module: z.string().max(100).optional().meta({ description: 'Only resources of the module with this slug' }),
    sort: z.enum(SORTS).default('default').meta({ description: 'Order of the resources' }),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    page_size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
    exact: exactParameter,
  }),
  output: { 200: SearchResult },
  reads: ['search'],
})
