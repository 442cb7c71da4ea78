import { z } from 'zod'
import { endpoint } from '#core/endpoint.ts'
import { fileOrLinkFields } from '#core/file-fields.ts'
import { addresses } from './addresses.ts'

/** The most hits of one answer; more are counted only. */
export const MAX_MODULES = 50
export const MAX_RESOURCES = 100

export const SORTS = ['default', 'format', 'size'] as const
export type Sort = (typeof SORTS)[number]

/** Kinds of resource by which results can be narrowed. */
export const FORMATS = ['pdf', 'word', 'powerpoint', 'document', 'link'] as const
export type Format = (typeof FORMATS)[number]

/** A text in pieces, of which those that were searched for are marked; put together it is the whole text. */
export const Marked = z.array(z.object({ text: z.string(), marked: z.boolean() }))
export type Marked = z.infer<typeof Marked>

const page = z.string().meta({ description: 'Address of the page on this site where it stands' })
const snippet = Marked.meta({ description: 'Where the words stand, in the details or inside the document' })

export const ModuleHit = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  category: z.object({ id: z.int(), name: z.string() }),
  purpose: z.string().meta({ description: 'Beginning of the purpose, without HTML' }),
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
  module: z.object({ slug: z.string(), name: z.string() }).nullable(),
  page,
  marked_title: Marked,
  snippet,
})
export type ResourceHit = z.infer<typeof ResourceHit>

export const SearchResult = z.object({
  modules: z.array(ModuleHit).max(MAX_MODULES),
  resources: z.array(ResourceHit).max(MAX_RESOURCES),
  modules_count: z.int().meta({ description: 'All that were found, also those beyond the list' }),
  resources_count: z.int(),
  corrected: z
    .array(z.object({ typed: z.string(), read_as: z.array(z.string()) }))
    .meta({ description: 'Words that were found nowhere as typed, with what they were taken for' }),
})
export type SearchResult = z.infer<typeof SearchResult>

export const searchResources = endpoint(addresses.searchResources, {
  summary: 'Search modules and resources: titles, details and the text of documents',
  query: z.object({
    keyword: z.string().default('').meta({ description: 'The first twelve words count; all of them must be found' }),
    format: z.enum(FORMATS).optional().meta({ description: 'Only resources of this kind; modules are not narrowed' }),
    sort: z.enum(SORTS).default('default').meta({ description: 'Order of the resources' }),
  }),
  output: { 200: SearchResult },
  reads: ['search'],
})
