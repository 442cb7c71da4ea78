import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { listOf } from '#core/paging.ts'
import { idParam, idsParam } from '#core/schemas.ts'
import { paths } from './paths.ts'

const endpoint = defineEndpoints(
  { name: 'Keep', description: 'What a device needs to keep a module or a bookmark folder without a network' },
  paths,
)

/** More than the modules that fit on a device. */
const MAX_KEPT_MODULES = 1000

const ById = z.object({ id: idParam })

const KeptContent = z
  .object({
    path: z.string().meta({ examples: ['/files/12/handout.pdf'] }),
    sha256: z.string().meta({ description: '64 hex digits' }),
    size_bytes: z.int().min(0),
    media_type: z.string().meta({ examples: ['application/pdf'] }),
  })
  .meta({ id: 'KeptContent' })
export type KeptContent = z.infer<typeof KeptContent>

const KeptFile = z
  .object({
    key: z.string().meta({ description: 'Stays when the file is replaced', examples: ['handouts-12'] }),
    title: z.string().meta({ examples: ['Session plan'] }),
    note: z.string().meta({ description: "The member's note; empty in a module" }),
    file_type: z.string().meta({ description: 'The kind of file in words', examples: ['PDF Document'] }),
    pages: z.int().min(1).nullable(),
    file: KeptContent,
    preview: KeptContent.nullable().meta({ description: 'Its PDF; null for a PDF and when there is none' }),
  })
  .meta({ id: 'KeptFile' })
export type KeptFile = z.infer<typeof KeptFile>

export const KeepManifest = z
  .object({
    id: z.int(),
    title: z.string(),
    page: z.string().meta({ description: 'Where it opens on this site', examples: ['/training/implants'] }),
    version: z.string().meta({ description: 'Changes with its files and texts', examples: ['0f3a9b2c71de'] }),
    pages: z.array(z.string()).meta({ description: 'Paths of pages that open without a network' }),
    files: z.array(KeptFile),
  })
  .meta({ id: 'KeepManifest' })
export type KeepManifest = z.infer<typeof KeepManifest>

const Version = z.object({ id: z.int(), version: z.string() }).meta({ id: 'KeptVersion' })

const reads = ['library', 'files'] as const

export const getKeptModule = endpoint(paths.getKeptModule, {
  summary: 'List the pages and files that a device keeps of a module',
  may: 'everyone',
  params: ById,
  output: { 200: KeepManifest },
  errors: ['not_found'],
  reads,
})

export const getKeptFolder = endpoint(paths.getKeptFolder, {
  summary: 'List the files that a device keeps of one of your bookmark folders',
  may: 'member',
  params: ById,
  output: { 200: KeepManifest },
  errors: ['not_found'],
})

export const listModuleVersions = endpoint(paths.listModuleVersions, {
  summary: 'List the versions of some modules',
  description: 'A device compares what it keeps. Modules that are not public are left out.',
  may: 'everyone',
  query: z.object({ ids: idsParam(MAX_KEPT_MODULES) }),
  output: { 200: listOf(Version) },
  reads,
})

export const listFolderVersions = endpoint(paths.listFolderVersions, {
  summary: 'List the versions of your bookmark folders',
  may: 'member',
  output: { 200: listOf(Version) },
})
