/** Section titles as the specification names them, in the order of the session page. */
export const SECTION_TITLES = {
  module_session_plan: 'Module Session Plan',
  presentation_slides: 'Presentation slides',
  evaluation_tools: 'Evaluation Tools',
  handouts: 'Handouts',
  references: 'References',
} as const

/** Shown where a module has no text of its own for a section. */
export const DEFAULT_DESCRIPTIONS = {
  module_session_plan_desc: 'Times, methods and materials for each session, to follow or to adapt.',
  presentation_slides_desc: 'Slides with notes for the facilitator. Change every line to suit your trainees.',
  evaluation_tools_desc: 'Tests, checklists and case studies to see what trainees know and can do.',
  handouts_desc: 'Pages for trainees to take home and use at work.',
  references_desc: 'The guidance on which this module is based, on the sites of those who publish it.',
  video_desc: 'Short films to show or to watch before the training.',
} as const
