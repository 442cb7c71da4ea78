import type { Generated } from 'kysely'

declare module '#platform/database/schema.ts' {
  interface Tables {
    module_category: ModuleCategoryTable
    module: ModuleTable
    module_former_slug: ModuleFormerSlugTable
    module_off_site: ModuleOffSiteTable
    session_file_off_site: SessionFileOffSiteTable
    learning_objective: LearningObjectiveTable
    session_file: SessionFileTable
    video: VideoTable
    training_tool: TrainingToolTable
  }
}

export interface ModuleCategoryTable {
  id: Generated<number>
  position: number
  name: string
}

export interface ModuleTable {
  id: Generated<number>
  position: number
  slug: string
  name: string
  description: string
  category_id: number
  purpose: string
  facilitators_guide: string
  facilitators_guide_file_id: number | null
  /** A code such as `en`. */
  language: string
  /** The guidance that it follows; may be empty. */
  based_on: Generated<string>
  /** ISO date on which editors should review it. */
  review_by: string | null
  module_session_plan_desc: string | null
  presentation_slides_desc: string | null
  evaluation_tools_desc: string | null
  handouts_desc: string | null
  references_desc: string | null
  video_desc: string | null
  created_at: string
  updated_at: string
  /** What changed then, in one line; may be empty. */
  change_note: Generated<string>
  /** When the mail about it was queued; null until then. */
  announced_at: string | null
}

/** Addresses that a module had before. The module may be off the site. */
export interface ModuleFormerSlugTable {
  slug: string
  module_id: number
}

/** Data of a module that is off the site and that its versions do not have. Deleted when the module is published again. */
export interface ModuleOffSiteTable {
  module_id: number
  position: number
  created_at: string
  announced_at: string | null
}

/** When a file of such a module was last replaced. */
export interface SessionFileOffSiteTable {
  session_file_id: number
  module_id: number
  updated_at: string
}

export interface LearningObjectiveTable {
  id: Generated<number>
  position: number
  module_id: number
  title: string
  details: string
}

export type SectionKind = 'module_session_plan' | 'presentation_slides' | 'evaluation_tools' | 'handouts' | 'references'

/** Exactly one of `file_id` and `url` is set. */
export interface SessionFileTable {
  id: Generated<number>
  position: number
  module_id: number
  section: SectionKind
  title: string
  details: string
  file_id: number | null
  url: string | null
  /** Empty: that of the module. */
  language: Generated<string>
  /** When its file was last replaced; null if never. */
  updated_at: string | null
  /** What changed then, in one line; may be empty. */
  change_note: Generated<string>
}

export interface VideoTable {
  id: Generated<number>
  position: number
  module_id: number
  title: string
  url: string
  seconds: number
  is_cover: number
}

export interface TrainingToolTable {
  id: Generated<number>
  position: number
  title: string
  details: string
  file_id: number
}
