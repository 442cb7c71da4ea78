import type { z } from 'zod'
import type { DiscussionText, MembersText, ModuleText, SectionText } from './texts.ts'

/** A picture, or a document made of a text. */
export interface StarterFile {
  title: string
  details: string
  /** File name with its ending. */
  name: string
  /** Absolute path of its bytes. */
  path: string
  /** The same for the PDF that shows it in a browser; null where the file itself can be shown. */
  preview: string | null
  /** The pictures of its first page: null for a picture. */
  firstPage: { picture: string; thumbnail: string; width: number; height: number } | null
  /** Pages of a document, slides of a presentation. */
  pages: number
  /** Words for the search; null for a picture. */
  text: string | null
  /** ISO date. */
  updated: string
}

export interface StarterModule {
  /** Name of its folder in `starter/modules`. */
  folder: string
  slug: string
  text: z.output<typeof ModuleText>
  /** HTML. */
  purpose: string
  /** HTML. */
  guide: string
  guideDocument: StarterFile
  documents: {
    section: 'module_session_plan' | 'presentation_slides' | 'evaluation_tools' | 'handouts'
    file: StarterFile
  }[]
}

export interface StarterSection {
  /** Name of its folder in `starter/materials/LANGUAGE`. */
  folder: string
  language: 'fr' | 'es'
  text: z.output<typeof SectionText>
  documents: StarterFile[]
}

/** An invented community for a site that is being tried out. */
export interface Community {
  members: z.output<typeof MembersText>
  discussions: (z.output<typeof DiscussionText> & { html: string })[]
}
