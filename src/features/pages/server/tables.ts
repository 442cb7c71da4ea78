import type { Generated } from 'kysely'

declare module '#platform/database/schema.ts' {
  interface Tables {
    guide: GuideTable
    page_content: PageContentTable
    material_section: MaterialSectionTable
    material_file: MaterialFileTable
    material_video: MaterialVideoTable
  }
}

export type GuideKind = 'training-guide' | 'general-training-guide' | 'additional-link' | 'adaptation-checklist'

export interface GuideTable {
  id: Generated<number>
  position: number
  kind: GuideKind
  title: string
  details: string
  file_id: number | null
  url: string | null
}

export type ContentPageName =
  | 'home'
  | 'about'
  | 'getting-started'
  | 'navigating'
  | 'guides'
  | 'footer'
  | 'contact'
  | 'guidance'
  | 'guidelines'
  | 'french-materials'
  | 'spanish-materials'

export interface PageContentTable {
  name: ContentPageName
  /** JSON; its schema is in `page-texts.ts`. */
  body: string
}

export type MaterialLanguage = 'fr' | 'es'

export interface MaterialSectionTable {
  id: Generated<number>
  position: number
  language: MaterialLanguage
  section_name: string
}

/** Exactly one of `file_id` and `url` is set. */
export interface MaterialFileTable {
  id: Generated<number>
  position: number
  section_id: number
  title: string
  details: string
  file_id: number | null
  url: string | null
}

export interface MaterialVideoTable {
  id: Generated<number>
  position: number
  section_id: number
  title: string
  url: string
  seconds: number
}
