import type { Finding, RefusalReason } from './ingest/refusal.ts'

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

interface Refusal {
  /** After 'Refused:'. */
  cause: string
  advice: string
  /** Why we refuse such files, where the cause does not say so. */
  why?: string
}

interface About {
  /** What the file is, e.g. 'doc'. */
  from: string
  /** What it can be saved as, e.g. 'docx'. */
  to: string
  /** The name of a field, the address of a link. */
  what: string
}

/** What a person does in the file, and then. */
const again = (advice: string) => `${advice}, then add it again.`
const AGAIN = again('Save it again with the program that made it')

const whyText = {
  macros: 'Macros are programs inside a document. They can harm the devices of readers.',
  password: 'Readers cannot open it, and the site cannot search it or show a preview.',
  elsewhere: 'When a reader opens the file, it can ask other computers for content and tell them who reads it.',
  programs: 'What is hidden in a file can harm the devices of readers.',
} as const

/** Why a file is refused, and what to do. */
export const REFUSALS: Record<RefusalReason, (about: About) => Refusal> = {
  empty_file: () => ({ cause: 'is empty', advice: AGAIN }),
  unknown_kind: () => ({
    cause: 'is not a Word, PowerPoint, Excel, PDF, PNG, JPEG, WebP, AVIF or simple SVG file',
    advice: again('Save it as one of these'),
  }),
  video: () => ({ cause: 'is a video', advice: 'Put it on YouTube or Vimeo and add it under videos.' }),
  audio: () => ({
    cause: 'is a sound recording',
    advice: 'Put it on YouTube or Vimeo as a video and add it under videos.',
  }),
  photo_kind: () => ({ cause: 'is a picture that not all browsers show', advice: again('Save it as JPG') }),
  archive: () => ({ cause: 'is an archive with files in it', advice: 'Unpack it, then add the files.' }),
  old_format: ({ from, to }) => ({ cause: `is a .${from} file`, advice: again(`Save it as .${to}`) }),
  not_converted: ({ from, to }) => ({
    cause: `is a .${from} file that could not be converted`,
    advice: again(`Save it as .${to}`),
  }),
  program: () => ({
    cause: 'is a program',
    advice: 'Programs cannot be added.',
    why: whyText.programs,
  }),
  web_page: () => ({ cause: 'is a web page', advice: again('Print it as PDF') }),
  encrypted: () => ({
    cause: 'needs a password',
    advice: again('Save it without a password'),
    why: whyText.password,
  }),
  has_macros: ({ to }) => ({
    cause: 'has macros',
    advice: again(`Save it as .${to} without macros`),
    why: whyText.macros,
  }),
  has_active_content: () => ({
    cause: 'has ActiveX controls',
    advice: again('Delete them and save it'),
    why: whyText.programs,
  }),
  has_embedded_objects: () => ({
    cause: 'has an object of another program inside',
    advice: again('Replace it by a picture and save it'),
    why: whyText.programs,
  }),
  inserted_document: () => ({
    cause: 'has another document inserted that nobody has opened yet',
    advice: again('Open it in Word and save it'),
    why: whyText.programs,
  }),
  data_connection: ({ what }) => ({
    cause: `takes data from elsewhere${what && `: ${what}`}`,
    advice: again('Break the links to other files and data, and save it'),
    why: whyText.elsewhere,
  }),
  unknown_field: ({ what }) => ({
    cause: `has the field ${what}, which is not allowed`,
    advice: again('Turn the field into text (Ctrl+Shift+F9) and save it'),
    why: whyText.elsewhere,
  }),
  unsafe_link: ({ what }) => ({
    cause: `has a link to ${what}`,
    advice: again('Let it lead to a web page or an email address, or remove it'),
    why: 'Such a link opens files or programs on the device of the reader.',
  }),
  unknown_part: ({ what }) => ({
    cause: `has a part that is not allowed: ${what}`,
    advice: again('Delete it and save it'),
    why: whyText.programs,
  }),
  external_template: () => ({
    cause: 'uses a template that is not inside',
    advice: again('Choose the template Normal and save it'),
    why: whyText.elsewhere,
  }),
  external_content: () => ({
    cause: 'loads content from another place',
    advice: again('Insert that content into the file or delete it'),
    why: whyText.elsewhere,
  }),
  damaged: () => ({ cause: 'is damaged', advice: AGAIN }),
  unpacks_too_large: () => ({ cause: 'unpacks to far more than it should', advice: AGAIN }),
  has_entities: () => ({ cause: 'has XML entities', advice: again('Save it again with Word, PowerPoint or Excel') }),
  two_kinds: () => ({ cause: 'holds a second file', advice: AGAIN, why: whyText.programs }),
  unsafe_svg: () => ({
    cause: 'is a drawing with more than shapes and text',
    advice: again('Save it as a plain SVG or as PNG'),
    why: 'Scripts and links in a drawing run on the device of the reader.',
  }),
  too_many_pixels: () => ({ cause: 'has more than 40 million pixels', advice: again('Make the picture smaller') }),
  too_complex: () => ({ cause: 'takes too long to read', advice: again('Save it again or split it') }),
  has_virus: () => ({ cause: 'has a virus', advice: again('Clean your computer and make the file again') }),
}

const MAX_WHAT_LENGTH = 60

/** The sentences of a refusal: the cause, the place, and what to do. */
export function describeRefusal(
  reason: RefusalReason,
  { what = '', place }: Finding = {},
  { from, to }: Pick<About, 'from' | 'to'> = { from: '', to: 'docx' },
): string {
  // One line without the end of a sentence in it.
  const line = what
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\.(?=\s|$)/g, '')
    .trim()
  const short = line.length > MAX_WHAT_LENGTH ? `${line.slice(0, MAX_WHAT_LENGTH)}…` : line
  const { cause, advice } = REFUSALS[reason]({ from, to, what: short })
  return `Refused: ${cause}${place === undefined ? '' : ` (${place})`}. ${advice}`
}

/** More on the reason of a refusal, by its code. */
export function whyRefused(code: string): string | undefined {
  return isReason(code) ? REFUSALS[code]({ from: '', to: '', what: '' }).why : undefined
}

function isReason(code: string): code is RefusalReason {
  return Object.hasOwn(REFUSALS, code)
}
