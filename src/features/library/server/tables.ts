import type { Generated } from 'kysely'

declare module '#platform/database/schema.ts' {
  interface Tables {
    module_category: ModuleCategoryTable
    module: ModuleTable
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
  language: string
  module_session_plan_desc: string | null
  presentation_slides_desc: string | null
  evaluation_tools_desc: string | null
  handouts_desc: string | null
  references_desc: string | null
  video_desc: string | null
  created_at: string
  updated_at: string
  /** When the mail about it was queued; null until then. */
  announced_at: string | null
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
