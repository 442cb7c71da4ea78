import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { fileOrLinkFields } from '#core/file-fields.ts'
import { Marked } from '#core/marked.ts'
import { listOf, page, pageSize } from '#core/paging.ts'
import { exactParameter, QueryInterpretation } from '#core/query-interpretation.ts'
import { Detail, flagParam } from '#core/schemas.ts'
import { SEARCH_FORMATS, SEARCH_LANGUAGES } from '#core/search-filters.ts'
import { MAX_FACET_MODULES, PAGE_SIZE } from './messages.ts'
import { paths } from './paths.ts'

declare module '#core/endpoint.ts' {
  interface FeatureTags {
    search: 'search'
  }
}

const endpoint = defineEndpoints({ name: 'Search', description: 'Search in modules and resources' }, paths)

/** The most modules in one response. Further ones are only counted. */
export const MAX_MODULES = 50
export const MAX_PAGE_SIZE = 100

export const SORTS = ['default', 'format', 'size'] as const
export type Sort = (typeof SORTS)[number]

const pageUrl = z.string().meta({ description: 'Path of the page on this site that shows it' })
const snippet = Marked.meta({ description: 'The summary, or the sentence of the document that has the words' })

export const ModuleHit = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    category: z.object({ id: z.int(), name: z.string() }),
    purpose: z.string().meta({ description: 'Beginning of the purpose, without HTML' }),
    files_count: z.int(),
    links_count: z.int(),
    files_size: z.string().meta({ description: 'Size of all its documents, for people' }),
    files_size_bytes: z.int(),
    archive: z.string().nullable().meta({ description: 'Address of all its documents as one file' }),
    page: pageUrl,
    marked_name: Marked,
    snippet,
  })
  .meta({ id: 'ModuleHit' })
export type ModuleHit = z.infer<typeof ModuleHit>

export const ResourceHit = z
  .object({
    id: z.int(),
    title: z.string(),
    details: z.string(),
    ...fileOrLinkFields,
    language: z.enum(SEARCH_LANGUAGES),
    module: z.object({ slug: z.string(), name: z.string() }).nullable(),
    places: z.int().meta({ description: 'How many places of the site have the same file or link' }),
    page: pageUrl,
    marked_title: Marked,
    snippet,
  })
  .meta({ id: 'ResourceHit' })
export type ResourceHit = z.infer<typeof ResourceHit>

/** How many resources each value of a filter would leave, given the other filters. Values without any are left out. */
export const Facets = z
  .object({
    language: z.array(z.object({ value: z.enum(SEARCH_LANGUAGES), count: z.int() })),
    format: z.array(z.object({ value: z.enum(SEARCH_FORMATS), count: z.int() })),
    module: z
      .array(z.object({ value: z.string().meta({ description: 'Slug' }), name: z.string(), count: z.int() }))
      .max(MAX_FACET_MODULES)
      .meta({ description: 'Those with the most resources, and the one that is asked for' }),
  })
  .meta({ id: 'Facets' })
export type Facets = z.infer<typeof Facets>

export const SearchResult = QueryInterpretation.extend({
  modules: z.array(ModuleHit).max(MAX_MODULES),
  resources: z.array(ResourceHit).max(MAX_PAGE_SIZE).meta({ description: 'One page; files come before links' }),
  modules_count: z.int().meta({ description: 'All matches, including those that are not in the list' }),
  resources_count: z.int().meta({ description: 'On all pages; the same file in two places counts once' }),
  links_count: z.int().meta({ description: 'How many of the resources are links' }),
  facets: Facets,
  named_language: z
    .object({
      language: z.enum(SEARCH_LANGUAGES),
      rest: z.string().meta({ description: 'The words without it' }),
      is_applied: z.boolean().meta({ description: 'Whether it filters: it does not where no resource is left' }),
    })
    .nullable()
    .meta({ description: "The language that the words name: 'implant in french'" }),
  is_partial: z.boolean().meta({ description: 'No resource has all the words; these have some of them' }),
}).meta({ id: 'SearchResult' })
export type SearchResult = z.infer<typeof SearchResult>

export const searchResources = endpoint(paths.searchResources, {
  summary: 'Search modules and resources',
  description: 'Searches titles, details and the text of documents.',
  may: 'everyone',
  query: z.object({
    keyword: z
      .string()
      .default('')
      .meta({ description: 'All of the first eight words must match; stop words are ignored' }),
    format: z.enum(SEARCH_FORMATS).optional().meta({ description: 'Only resources of this kind' }),
    language: z.enum(SEARCH_LANGUAGES).optional().meta({ description: 'Only resources in this language' }),
    module: z.string().max(100).optional().meta({ description: 'Only resources of the module with this slug' }),
    sort: z.enum(SORTS).default('default').meta({ description: 'Order of the resources' }),
    page,
    page_size: pageSize(PAGE_SIZE, MAX_PAGE_SIZE),
    exact: exactParameter,
    brief: flagParam.meta({
      description:
        'Without facets, counts of the first 1000 matches only, at most `page_size` modules: for results while a reader types',
    }),
  }),
  output: { 200: SearchResult },
  reads: ['search'],
})

/** A class of sixty may share one address. */
const REPORTS_A_MINUTE = 60

export const reportNothingFound = endpoint(paths.reportNothingFound, {
  summary: 'Report a search that found nothing',
  description:
    'Editors see what readers miss. Stores the words, the language, the day and how often, and nothing about the reader. The server searches again; it stores no search that finds something, and none with an email address or a long number.',
  may: 'everyone',
  example: { keyword: 'jadelle removal', language: 'en' },
  input: z.object({
    keyword: z.string().min(1).max(200),
    language: z
      .string()
      .regex(/^[a-z]{2,3}$/)
      .meta({ description: 'Of the browser, as a code', examples: ['fr'] }),
  }),
  output: { 200: Detail },
  limit: REPORTS_A_MINUTE,
})

export const SearchSynonym = z
  .object({
    id: z.int(),
    meaning: z.string().meta({ description: 'What the names mean, with its article', examples: ['an implant'] }),
    searched: z.string().meta({ description: 'Names that documents use, one on each line' }),
    also_typed: z.string().meta({ description: 'Other names that people type, one on each line' }),
  })
  .meta({ id: 'SearchSynonym' })
export type SearchSynonym = z.infer<typeof SearchSynonym>

export const listSynonyms = endpoint(paths.listSynonyms, {
  summary: 'List the synonyms of the search',
  may: 'editor',
  output: { 200: listOf(SearchSynonym) },
})
