import { z } from 'zod'
import { fileOrLinkFields } from '#core/file-fields.ts'
import { listOf } from '#core/paging.ts'
import { Archive, idParam } from '#core/schemas.ts'
import { paths } from '../paths.ts'
import { endpoint } from './endpoint.ts'

const html = z.string().meta({ description: 'HTML' })
const picture = z.string().nullable().meta({ description: 'URL of a picture' })
const reads = ['pages', 'files'] as const

export const MaterialFile = z
  .object({
    id: z.int(),
    title: z.string(),
    details: z.string(),
    sectionId: z.int(),
    ...fileOrLinkFields,
  })
  .meta({ id: 'MaterialFile' })
export type MaterialFile = z.infer<typeof MaterialFile>

export const MaterialVideo = z
  .object({
    id: z.int(),
    video_title: z.string(),
    video_url: z.string(),
    platform: z.enum(['Vimeo', 'YouTube']),
    thumbnail: picture,
    duration: z.int().meta({ description: 'Seconds' }),
    sectionId: z.int(),
  })
  .meta({ id: 'MaterialVideo' })
export type MaterialVideo = z.infer<typeof MaterialVideo>

/** The English module of a section, or the section of another language with the same subject. */
const Translation = z
  .object({
    language: z.string().meta({ examples: ['English'] }),
    code: z.string().meta({ examples: ['en'] }),
    page: z.string(),
    name: z.string(),
    files_count: z.int(),
    links_count: z.int(),
  })
  .meta({ id: 'Translation' })

/** What a section has beside its files when a module names it. */
const SectionLanguages = z
  .object({
    updated_at: z.string().nullable().meta({ description: 'Date of its newest document' }),
    is_older: z.boolean().meta({ description: 'Whether a module in English has a newer document' }),
    english_only: z.string().meta({ description: 'What is only in English; may be empty' }),
    also_in: z.array(Translation),
  })
  .meta({ id: 'SectionLanguages' })
export type SectionLanguages = z.infer<typeof SectionLanguages>

export const Materials = z
  .object({
    title: z.string(),
    intro: html,
    updated_at: z.string().nullable().meta({ description: 'Date of the newest document; null when there is none' }),
    archive: z.object({ count: z.int(), size: z.string(), size_bytes: z.int() }),
    ...listOf(
      z.object({
        id: z.int(),
        section_name: z.string(),
        content: z.array(MaterialFile),
        videos: z.array(MaterialVideo),
        languages: SectionLanguages.optional().meta({ description: 'Absent when no module names the section' }),
      }),
    ).shape,
  })
  .meta({ id: 'Materials' })
export type Materials = z.infer<typeof Materials>

const materials = (summary: string) => ({
  summary,
  may: 'everyone' as const,
  output: { 200: Materials },
  reads: [...reads, 'library'] as const,
})
export const getFrenchMaterials = endpoint(paths.getFrenchMaterials, materials('Get the French materials'))
export const getSpanishMaterials = endpoint(paths.getSpanishMaterials, materials('Get the Spanish materials'))

const materialVideos = (summary: string) => ({
  summary,
  may: 'everyone' as const,
  query: z.object({ section: idParam }),
  output: { 200: listOf(MaterialVideo) },
  reads,
})
export const listFrenchVideos = endpoint(paths.listFrenchVideos, materialVideos('List the videos of a French section'))
export const listSpanishVideos = endpoint(
  paths.listSpanishVideos,
  materialVideos('List the videos of a Spanish section'),
)
export const downloadFrench = endpoint(paths.downloadFrench, {
  summary: 'Download all French materials',
  may: 'everyone',
  output: { 200: Archive },
})
export const downloadSpanish = endpoint(paths.downloadSpanish, {
  summary: 'Download all Spanish materials',
  may: 'everyone',
  output: { 200: Archive },
})
