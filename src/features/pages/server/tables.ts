import type { Generated } from 'kysely'

declare module '#platform/database/schema.ts' {
  interface Tables {
    color_guide: ColorGuideTable
    color_guide_item: ColorGuideItemTable
    platform_link: PlatformLinkTable
    faq_section: FaqSectionTable
    faq_entry: FaqEntryTable
    news_item: NewsItemTable
  }
}

export type ColorGuideKind = 'presentation-slides' | 'french-content' | 'spanish-content'

export interface ColorGuideTable {
  kind: ColorGuideKind
  title: string
  body: string
}

export interface ColorGuideItemTable {
  id: Generated<number>
  position: number
  guide_kind: ColorGuideKind
  title: string
  body: string
  image_file_id: number | null
}

export interface PlatformLinkTable {
  id: Generated<number>
  position: number
  link_name: string
  link_type: 'LINK' | 'MODAL'
  link_target: string
  modal_header: string
  modal_body: string
}

export interface FaqSectionTable {
  id: Generated<number>
  position: number
  name: string
}

export interface FaqEntryTable {
  id: Generated<number>
  position: number
  section_id: number
  question: string
  answer: string
}

export interface NewsItemTable {
  id: Generated<number>
  title: string
  content: string
  category: 'News' | 'Module Update'
  url: string | null
  picture_file_id: number | null
  /** What it shows; empty when it only decorates. */
  picture_text: Generated<string>
  created_at: string
  updated_at: string
}
