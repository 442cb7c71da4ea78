import type { RefusalReason } from './ingest/refusal.ts'

/** The page at the address of a withdrawn file. */
export const withdrawnText = {
  hint: 'The people who run this site took it back. Delete copies that you have, and use what is there now.',
  goOn: 'Go to what is there now',
} as const

/** Errors of a file, by error code. */
export const fileText = {
  unknown_kind: 'This is not a Word, PowerPoint, Excel, PDF, PNG, JPEG, WebP, AVIF or simple SVG file.',
  empty_file: 'This file is empty.',
  preview_not_pdf: 'The preview is not a PDF.',
  /** @param ending of the file's kind, e.g. 'pdf' */
  wrong_ending: (ending: string) => `By its content this is a .${ending} file; its name says otherwise.`,
} as const

/** What a person does last with a refused file: in a form, and in a list with one file a row. */
const UPLOAD_AGAIN = 'then upload it again.'
const DROP_ON_ROW = 'then drop it on this row.'

/** Why a file is refused, and the one thing to do. @param ending of the file's kind without macros, e.g. 'pptx' */
export const REFUSALS: Record<RefusalReason, (ending: string) => { cause: string; advice: string }> = {
  empty_file: () => ({ cause: 'is empty', advice: 'Save it again with the program that made it' }),
  unknown_kind: () => ({
    cause: 'is not a Word, PowerPoint, Excel, PDF, PNG, JPEG, WebP, AVIF or simple SVG file',
    advice: 'Save it as one of these',
  }),
  old_office_format: (ending) => ({ cause: 'is in an old format of Office', advice: `Save it as .${ending}` }),
  dangerous_ending: () => ({
    cause: 'has the name of a program or web page',
    advice: 'Check where it comes from, give it the usual ending',
  }),
  encrypted: () => ({ cause: 'needs a password', advice: 'Save it without a password' }),
  has_macros: (ending) => ({ cause: 'has macros', advice: `Save it as .${ending} without macros` }),
  has_active_content: () => ({ cause: 'has ActiveX controls', advice: 'Delete them and save it' }),
  has_embedded_objects: () => ({
    cause: 'has other files inside (OLE objects)',
    advice: 'Replace them by pictures and save it',
  }),
  external_template: () => ({
    cause: 'uses a template that is not inside',
    advice: 'Choose the template Normal and save it',
  }),
  external_content: () => ({
    cause: 'loads content from another place',
    advice: 'Insert that content into the file or delete it',
  }),
  damaged: () => ({ cause: 'is damaged', advice: 'Save it again with the program that made it' }),
  unpacks_too_large: () => ({
    cause: 'unpacks to far more than it should',
    advice: 'Save it again with the program that made it',
  }),
  has_entities: () => ({ cause: 'has XML entities', advice: 'Save it again with Word, PowerPoint or Excel' }),
  two_kinds: () => ({
    cause: 'holds a second file',
    advice: 'Save it again with the program that made it',
  }),
  unsafe_svg: () => ({ cause: 'has scripts or loads content', advice: 'Save it as a simple SVG or as PNG' }),
  too_many_pixels: () => ({ cause: 'has more than 40 million pixels', advice: 'Make the picture smaller' }),
  too_complex: () => ({ cause: 'takes too long to read', advice: 'Save it again or split it' }),
  has_virus: () => ({ cause: 'has a virus', advice: 'Clean your computer and make the file again' }),
}

/** The sentences of a refusal for a form. */
export function refusalSentence({ cause, advice }: { cause: string; advice: string }): string {
  return `Refused: ${cause}. ${advice}, ${UPLOAD_AGAIN}`
}

/** A sentence of `refusalSentence` for a list in which each row takes dropped files. Other sentences stay as they are. */
export function refusalSentenceOnRow(sentence: string): string {
  return sentence.endsWith(UPLOAD_AGAIN) ? sentence.slice(0, -UPLOAD_AGAIN.length) + DROP_ON_ROW : sentence
}
