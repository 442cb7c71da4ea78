import { z } from 'zod'
import { fileOrLinkFields } from '#core/file-fields.ts'
import { listOf } from '#core/paging.ts'
import { Archive, idParam } from '#core/schemas.ts'
import { endpoint } from './endpoint.ts'
import { paths } from './paths.ts'

export * from './follow-contract.ts'

declare module '#core/endpoint.ts' {
  interface FeatureTags {
    library: 'library'
  }
}

/** A module by its slug or id. */
const ModuleParams = z.object({ module: z.string().min(1).max(200) })
const OfModule = z.object({ module: idParam })
/** What the calls about one module share. */
const ofModule = { may: 'everyone', params: ModuleParams, errors: ['not_found'] } as const

export const Category = z
  .object({ id: z.int(), name: z.string().meta({ examples: ['Methods'] }) })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof Category>

export const Module = z
  .object({
    id: z.int(),
    slug: z.string().meta({ examples: ['contraceptive-implants'] }),
    name: z.string().meta({ examples: ['Contraceptive implants'] }),
    description: z.string().meta({ examples: ['How to counsel clients about implants'] }),
    category: Category,
    purpose: z.string().meta({ description: 'HTML', examples: ['<p>Prepares trainers to teach about implants.</p>'] }),
    facilitators_guide: z.string().meta({ description: 'HTML' }),
    facilitators_guide_file: z.string().nullable(),
    facilitators_guide_file_size: z.string().nullable(),
    file_type: z.string().nullable(),
    preview_file: z.string().nullable(),
    language: z.string().meta({ examples: ['en'] }),
    based_on: z.string().meta({ description: 'The guidance that it follows; may be empty' }),
    created_at: z.string(),
    updated_at: z.string(),
    change_note: z.string().meta({ description: 'What the last update changed, in one line; may be empty' }),
    module_session_plan_desc: z.string(),
    presentation_slides_desc: z.string(),
    evaluation_tools_desc: z.string(),
    handouts_desc: z.string(),
    references_desc: z.string(),
    video_desc: z.string(),
    relatedDiscussionsId: z.array(z.int()).meta({ description: 'Ids of the visible discussions about it' }),
    files_count: z.int().meta({ description: 'Documents of the module, its facilitators guide included' }),
    links_count: z.int().meta({ description: 'Reference links, which are in no archive' }),
    files_size: z
      .string()
      .meta({ description: 'Size of all documents in words; empty without documents', examples: ['4.2 MB'] }),
    files_size_bytes: z.int().meta({ description: 'The same in bytes; their archive is slightly larger' }),
  })
  .meta({ id: 'Module' })
export type Module = z.infer<typeof Module>

/** A module in a list, without its long texts. */
export const ModuleSummary = Module.omit({ facilitators_guide: true }).meta({ id: 'ModuleSummary' })
export type ModuleSummary = z.infer<typeof ModuleSummary>

/** A module on the page of all modules. */
export const ListedModule = ModuleSummary.pick({
  id: true,
  slug: true,
  name: true,
  description: true,
  category: true,
  updated_at: true,
  files_count: true,
  links_count: true,
  files_size: true,
}).meta({ id: 'ListedModule' })
export type ListedModule = z.infer<typeof ListedModule>

export const SECTIONS = [
  'module_session_plan',
  'presentation_slides',
  'evaluation_tools',
  'handouts',
  'references',
] as const
export type SectionKind = (typeof SECTIONS)[number]

/** When a document got another file, and what changed in it, in one line. */
const Replacement = z.object({ at: z.string(), note: z.string() }).meta({ id: 'Replacement' })

export const SessionFile = z
  .object({
    id: z.int(),
    title: z.string().meta({ examples: ['Session plan'] }),
    details: z.string(),
    module: z.int(),
    replaced: Replacement.nullable().meta({ description: 'Null for a link, and while it has its first file' }),
    ...fileOrLinkFields,
  })
  .meta({ id: 'SessionFile' })
export type SessionFile = z.infer<typeof SessionFile>

export const LearningObjective = z
  .object({ id: z.int(), title: z.string(), details: z.string(), module: z.int() })
  .meta({ id: 'LearningObjective' })
export type LearningObjective = z.infer<typeof LearningObjective>

export const Video = z
  .object({
    id: z.int(),
    video_title: z.string(),
    video_url: z.string(),
    platform: z.enum(['Vimeo', 'YouTube']),
    thumbnail: z.string().nullable(),
    duration: z.int().meta({ description: 'Seconds' }),
    cover: z.boolean(),
    module: z.int(),
  })
  .meta({ id: 'Video' })
export type Video = z.infer<typeof Video>

export const TrainingTool = z
  .object({
    id: z.int(),
    title: z.string(),
    details: z.string(),
    sectionId: z.int(),
    ...fileOrLinkFields,
  })
  .meta({ id: 'TrainingTool' })
export type TrainingTool = z.infer<typeof TrainingTool>

/** The same subject in another language. */
const AlsoIn = z
  .object({
    language: z.string().meta({ examples: ['French'] }),
    code: z.string().meta({ examples: ['fr'] }),
    page: z.string().meta({ examples: ['/materials-in-french#section-3'] }),
    name: z.string(),
    files_count: z.int(),
    links_count: z.int(),
    size: z.string().meta({ description: 'Size of its documents in words; empty without documents' }),
    updated_at: z.string().nullable().meta({ description: 'Date of its newest document' }),
    is_older: z.boolean().meta({ description: 'Whether the module has a newer document' }),
  })
  .meta({ id: 'AlsoIn' })

/** All that the pages of a module show, in one call: a phone on a bad network needs one request. */
export const ModulePage = z
  .object({
    module: Module,
    guide: SessionFile.nullable().meta({ description: "The facilitators' guide; its `id` is the id of the module" }),
    objectives: z.array(LearningObjective),
    sections: z.object({
      module_session_plan: z.array(SessionFile),
      presentation_slides: z.array(SessionFile),
      evaluation_tools: z.array(SessionFile),
      handouts: z.array(SessionFile),
      references: z.array(SessionFile),
    }),
    videos: z.array(Video),
    slides_archive: z.object({ size: z.string(), size_bytes: z.int(), count: z.int() }),
    also_in: z.array(AlsoIn).optional().meta({ description: 'Absent when an editor has linked none' }),
  })
  .meta({ id: 'ModulePage' })
export type ModulePage = z.infer<typeof ModulePage>

const reads = ['library', 'files'] as const
/** A module names the discussions about it. */
const withDiscussions = ['library', 'files', 'discussions'] as const

export const listCategories = endpoint(paths.listCategories, {
  summary: 'List the module categories',
  may: 'everyone',
  output: { 200: listOf(Category) },
  reads,
})

/** A category with the names of its modules, for the footer of every page. */
export const NamedCategory = z
  .object({
    id: z.int(),
    name: z.string(),
    modules: z.array(z.object({ slug: z.string(), name: z.string() })),
  })
  .meta({ id: 'NamedCategory' })
export type NamedCategory = z.infer<typeof NamedCategory>

export const listModuleNames = endpoint(paths.listModuleNames, {
  summary: 'List the names of all modules by category',
  may: 'everyone',
  output: { 200: listOf(NamedCategory) },
  reads,
})

export const listModules = endpoint(paths.listModules, {
  summary: 'List the modules',
  description: 'All modules, those of one category, or those with the words of a search.',
  may: 'everyone',
  query: z.object({ category: idParam.optional(), search: z.string().max(200).optional() }),
  output: { 200: listOf(ModuleSummary) },
  reads: withDiscussions,
})

export const listModuleIndex = endpoint(paths.listModuleIndex, {
  summary: 'List the modules without their texts',
  may: 'everyone',
  output: { 200: listOf(ListedModule) },
  reads,
})

export const getModule = endpoint(paths.getModule, {
  ...ofModule,
  summary: 'Get a module by id or slug',
  output: { 200: Module },
  reads: withDiscussions,
})

export const getModulePage = endpoint(paths.getModulePage, {
  ...ofModule,
  summary: 'Get a module with its objectives, files and videos',
  output: { 200: ModulePage },
  reads: [...withDiscussions, 'pages'],
})

const sessionFiles = (summary: string) => ({
  summary,
  may: 'everyone' as const,
  query: OfModule,
  output: { 200: listOf(SessionFile) },
  reads,
})

export const listSessionPlans = endpoint(paths.listSessionPlans, sessionFiles('List the session plans of a module'))
export const listSlides = endpoint(paths.listSlides, sessionFiles('List the presentation slides of a module'))
export const listEvaluationTools = endpoint(
  paths.listEvaluationTools,
  sessionFiles('List the evaluation tools of a module'),
)
export const listHandouts = endpoint(paths.listHandouts, sessionFiles('List the handouts of a module'))
export const listReferences = endpoint(paths.listReferences, sessionFiles('List the references of a module'))

export const listObjectives = endpoint(paths.listObjectives, {
  summary: 'List the learning objectives of a module',
  may: 'everyone',
  query: OfModule,
  output: { 200: listOf(LearningObjective) },
  reads,
})

export const listVideos = endpoint(paths.listVideos, {
  summary: 'List the videos of a module',
  may: 'everyone',
  query: OfModule,
  output: { 200: listOf(Video) },
  reads,
})

export const getCoverVideo = endpoint(paths.getCoverVideo, {
  ...ofModule,
  summary: 'Get the cover video of a module',
  output: { 200: Video },
  reads,
})

export const downloadSlides = endpoint(paths.downloadSlides, {
  ...ofModule,
  summary: 'Download all presentation slides of a module',
  output: { 200: Archive },
})

export const downloadModule = endpoint(paths.downloadModule, {
  ...ofModule,
  summary: 'Download all files of a module',
  output: { 200: Archive },
})

/** `12`, or `guide` for the facilitators' guide. */
const FILE_KEYS = /^(\d{1,9}|guide)(,(\d{1,9}|guide)){0,299}$/

export const downloadFiles = endpoint(paths.downloadFiles, {
  ...ofModule,
  summary: 'Download some files of a module',
  description: 'Ids of session files; unknown ones are left out. It has no files that are off the site.',
  query: z.object({
    files: z
      .string()
      .regex(FILE_KEYS)
      .meta({ examples: ['12,15,guide'] }),
  }),
  output: { 200: Archive },
})

export const listTrainingTools = endpoint(paths.listTrainingTools, {
  summary: 'List the additional training tools',
  may: 'everyone',
  output: { 200: listOf(TrainingTool) },
  reads,
})
