import { z } from 'zod'
import { endpoint } from '#core/endpoint.ts'
import { fileOrLinkFields } from '#core/file-fields.ts'
import { listOf } from '#core/paging.ts'
import { paths } from './paths.ts'

declare module '#core/endpoint.ts' {
  interface FeatureTags {
    library: 'library'
  }
}

const id = z.coerce.number<string | number>().int().min(1).max(2_147_483_647)

/** A module by its slug or its number. */
const ModuleParams = z.object({ module: z.string().min(1).max(200) })
const OfModule = z.object({ module: id })

export const Category = z.object({ id: z.int(), name: z.string() })
export type Category = z.infer<typeof Category>

export const Module = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  category: Category,
  purpose: z.string().meta({ description: 'HTML' }),
  facilitators_guide: z.string().meta({ description: 'HTML' }),
  facilitators_guide_file: z.string().nullable(),
  facilitators_guide_file_size: z.string().nullable(),
  file_type: z.string().nullable(),
  preview_file: z.string().nullable(),
  language: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  module_session_plan_desc: z.string(),
  presentation_slides_desc: z.string(),
  evaluation_tools_desc: z.string(),
  handouts_desc: z.string(),
  references_desc: z.string(),
  video_desc: z.string(),
  relatedDiscussionsId: z.array(z.int()).meta({ description: 'Numbers of the visible discussions linked to it' }),
  files_count: z.int().meta({ description: 'Documents of the module, its facilitators guide included' }),
  links_count: z.int().meta({ description: 'Reference links, which no archive holds' }),
  files_size: z.string().meta({ description: 'Size for people of the archive of all documents' }),
  files_size_bytes: z.int(),
})
export type Module = z.infer<typeof Module>

/** A module in a list: all but its long texts. */
export const ModuleSummary = Module.omit({ facilitators_guide: true })
export type ModuleSummary = z.infer<typeof ModuleSummary>

export const SECTIONS = [
  'module_session_plan',
  'presentation_slides',
  'evaluation_tools',
  'handouts',
  'references',
] as const

export const SessionFile = z.object({
  id: z.int(),
  title: z.string(),
  details: z.string(),
  module: z.int(),
  ...fileOrLinkFields,
})
export type SessionFile = z.infer<typeof SessionFile>

export const LearningObjective = z.object({ id: z.int(), title: z.string(), details: z.string(), module: z.int() })
export type LearningObjective = z.infer<typeof LearningObjective>

export const Video = z.object({
  id: z.int(),
  video_title: z.string(),
  video_url: z.string(),
  platform: z.enum(['Vimeo', 'YouTube']),
  thumbnail: z.string().nullable(),
  duration: z.int().meta({ description: 'Seconds' }),
  cover: z.boolean(),
  module: z.int(),
})
export type Video = z.infer<typeof Video>

export const TrainingTool = z.object({
  id: z.int(),
  title: z.string(),
  details: z.string(),
  sectionId: z.int(),
  ...fileOrLinkFields,
})
export type TrainingTool = z.infer<typeof TrainingTool>

/** Everything that a module's pages show, in one call: a phone on a bad network asks once. */
export const ModulePage = z.object({
  module: Module,
  guide: SessionFile.nullable().meta({ description: "The facilitators' guide; its `id` is that of the module" }),
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
})
export type ModulePage = z.infer<typeof ModulePage>

const reads = ['library', 'files'] as const
/** A module says how many discussions are about it. */
const withDiscussions = ['library', 'files', 'discussions'] as const
const Archive = z.string().meta({ description: 'A ZIP archive; ranges are honoured', format: 'binary' })

export const listCategories = endpoint(paths.listCategories, {
  summary: 'List the module categories',
  output: { 200: listOf(Category) },
  reads,
})

/** A category with the names of its modules: what the foot of every page lists. */
export const NamedCategory = z.object({
  id: z.int(),
  name: z.string(),
  modules: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type NamedCategory = z.infer<typeof NamedCategory>

export const listModuleNames = endpoint(paths.listModuleNames, {
  summary: 'List the names of all modules by category',
  output: { 200: listOf(NamedCategory) },
  reads,
})

export const listModules = endpoint(paths.listModules, {
  summary: 'List the modules, all or those of a category',
  query: z.object({ category: id.optional(), search: z.string().max(200).optional() }),
  output: { 200: listOf(ModuleSummary) },
  reads: withDiscussions,
})

export const getModule = endpoint(paths.getModule, {
  summary: 'Get a module by its slug or number',
  params: ModuleParams,
  output: { 200: Module },
  reads: withDiscussions,
  errors: ['not_found'],
})

export const getModulePage = endpoint(paths.getModulePage, {
  summary: 'Get a module with its objectives, files and videos',
  params: ModuleParams,
  output: { 200: ModulePage },
  reads: withDiscussions,
  errors: ['not_found'],
})

const sessionFiles = (summary: string) => ({ summary, query: OfModule, output: { 200: listOf(SessionFile) }, reads })

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
  query: OfModule,
  output: { 200: listOf(LearningObjective) },
  reads,
})

export const listVideos = endpoint(paths.listVideos, {
  summary: 'List the videos of a module',
  query: OfModule,
  output: { 200: listOf(Video) },
  reads,
})

export const getCoverVideo = endpoint(paths.getCoverVideo, {
  summary: 'Get the cover video of a module; 404 when it has none',
  params: ModuleParams,
  output: { 200: Video },
  reads,
  errors: ['not_found'],
})

export const downloadSlides = endpoint(paths.downloadSlides, {
  summary: 'Download all presentation slides of a module',
  params: ModuleParams,
  output: { 200: Archive },
  errors: ['not_found'],
})

export const downloadModule = endpoint(paths.downloadModule, {
  summary: 'Download all files of a module',
  params: ModuleParams,
  output: { 200: Archive },
  errors: ['not_found'],
})

export const listTrainingTools = endpoint(paths.listTrainingTools, {
  summary: 'List the additional training tools',
  output: { 200: listOf(TrainingTool) },
  reads,
})
