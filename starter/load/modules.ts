import { Marked } from 'marked'
import { z } from 'zod'
import { type DocumentDefaults, type Prepared, prepareDocument, prepareDocuments } from './documents.ts'
import { readGuidance } from './guidance.ts'
import { listNames, readText, readYaml, withoutNumber } from './source.ts'

const isoDate = z.union([z.iso.date(), z.date().transform((date) => date.toISOString().slice(0, 10))])

export const VideoText = z.object({ title: z.string().min(1), url: z.url(), seconds: z.int().min(1) })

export const ModuleText = z.object({
  name: z.string().min(1),
  category: z.string().min(1),
  description: z.string().min(1).max(160),
  language: z.string().min(1),
  published: isoDate,
  updated: isoDate,
  objectives: z
    .array(z.object({ title: z.string().min(1), details: z.string().default('') }))
    .min(5)
    .max(8),
  videos: z
    .array(VideoText.extend({ cover: z.boolean().default(false) }))
    .max(3)
    .default([]),
  references: z
    .array(z.object({ title: z.string().min(1), details: z.string().default(''), url: z.url() }))
    .min(5)
    .max(8),
})

/** The folders of a module's documents, by the section in which they are listed. */
const FOLDERS = {
  module_session_plan: 'session-plan',
  presentation_slides: 'slides',
  evaluation_tools: 'evaluation-tools',
  handouts: 'handouts',
} as const

type DocumentSection = keyof typeof FOLDERS

export interface PreparedModule {
  /** Its folder's name below `modules/`. */
  folder: string
  slug: string
  text: z.output<typeof ModuleText>
  /** HTML. */
  purpose: string
  /** HTML. */
  guide: string
  guideDocument: Prepared
  documents: { section: DocumentSection; prepared: Prepared }[]
}

const marked = new Marked({ gfm: true })

/** Makes all documents of a module's folder. */
export async function prepareModule(folder: string): Promise<PreparedModule> {
  const path = `modules/${folder}`
  const text = await readYaml(`${path}/module.yaml`, ModuleText)
  const defaults: DocumentDefaults = {
    context: text.name,
    language: 'en',
    updated: text.updated,
    guidance: await readGuidance(),
  }
  const guidePath = `${path}/facilitators-guide.md`
  const documents: PreparedModule['documents'] = []
  for (const section of sections()) {
    for (const name of await listNames(`${path}/${FOLDERS[section]}`, '.md')) {
      const made = await prepareDocuments(`${path}/${FOLDERS[section]}/${name}`, defaults)
      documents.push(...made.map((prepared) => ({ section, prepared })))
    }
  }
  return {
    folder,
    slug: withoutNumber(folder),
    text,
    purpose: await marked.parse(await readText(`${path}/purpose.md`)),
    guide: await marked.parse(withoutHead(await readText(guidePath))),
    guideDocument: await prepareDocument(guidePath, defaults),
    documents,
  }
}

function sections(): DocumentSection[] {
  return ['module_session_plan', 'presentation_slides', 'evaluation_tools', 'handouts']
}

/** Markdown without its YAML head. */
export function withoutHead(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/, '')
}
