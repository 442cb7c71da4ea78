/** What the view for speakers shows beside a slide. */
export interface Slide {
  /** Empty where it has none. */
  title: string
  /** The paragraphs of the speaker's notes. */
  notes: string[]
  /** Left out of a slide show, and usually of a PDF. */
  hidden?: true
}

/** The address of the slides of a PowerPoint file, beside the file itself. No file that is accepted has this name. */
export function slidesUrlOf(file: string): string {
  const [, folder, , query = ''] = /^(.*\/)([^/?]*)(\?.*)?$/.exec(file) ?? []
  return folder === undefined ? file : `${folder}${SLIDES_NAME}${query}`
}

export const SLIDES_NAME = 'slides.json'
