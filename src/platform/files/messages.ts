import { singleLine } from './file-names.ts'

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

interface About {
  /** What the file is, e.g. 'doc'. */
  from: string
  /** What it can be saved as, e.g. 'docx'. */
  to: string
  /** The name of a field, the address of a link. */
  what: string
}

interface Refusal {
  /** After 'Refused:'. */
  cause: string
  advice: string
  /** Why we refuse such files, where the cause does not say so. */
  why?: string | undefined
}

/** @param advice what a person does in the file first */
function again(cause: string, advice: string, why?: string): Refusal {
  return { cause, advice: `${advice}, then add it again.`, why }
}

const SAVE = 'Save it again with the program that made it'

const whyText = {
  macros: 'Macros are programs inside a document. They can harm the devices of readers.',
  password: 'Readers cannot open it, and the site cannot search it or show a preview.',
  elsewhere: 'When a reader opens the file, it can ask other computers for content and tell them who reads it.',
  programs: 'What is hidden in a file can harm the devices of readers.',
  links: 'Such a link opens files or programs on the device of the reader.',
  drawings: 'Scripts and links in a drawing run on the device of the reader.',
} as const

/** Why a file is refused, and what to do. */
export const REFUSALS = {
  empty_file: () => again('is empty', SAVE),
  unknown_kind: () =>
    again('is not a Word, PowerPoint, Excel, PDF, PNG, JPEG, WebP, AVIF or simple SVG file', 'Save it as one of these'),
  video: () => ({ cause: 'is a video', advice: 'Put it on YouTube or Vimeo and add it under videos.' }),
  audio: () => ({
    cause: 'is a sound recording',
    advice: 'Put it on YouTube or Vimeo as a video and add it under videos.',
  }),
  photo_kind: () => again('is a picture that not all browsers show', 'Save it as JPG'),
  archive: () => ({ cause: 'is an archive with files in it', advice: 'Unpack it, then add the files.' }),
  old_format: ({ from, to }) => again(`is a .${from} file`, `Save it as .${to}`),
  not_converted: ({ from, to }) => again(`is a .${from} file that could not be converted`, `Save it as .${to}`),
  program: () => ({ cause: 'is a program', advice: 'Programs cannot be added.', why: whyText.programs }),
  web_page: () => again('is a web page', 'Print it as PDF'),
  encrypted: () => again('needs a password', 'Save it without a password', whyText.password),
  has_macros: ({ to }) => again('has macros', `Save it as .${to} without macros`, whyText.macros),
  has_active_content: () => again('has ActiveX controls', 'Delete them and save it', whyText.programs),
  has_embedded_objects: () =>
    again('has an object of another program inside', 'Replace it by a picture and save it', whyText.programs),
  inserted_document: () =>
    again('has another document inserted that nobody has opened yet', 'Open it in Word and save it', whyText.programs),
  data_connection: ({ what }) =>
    again(
      `takes data from elsewhere${what && `: ${what}`}`,
      'Break the links to other files and data, and save it',
      whyText.elsewhere,
    ),
  unknown_field: ({ what }) =>
    again(
      `has the field ${what}, which is not allowed`,
      'Turn the field into text (Ctrl+Shift+F9) and save it',
      whyText.elsewhere,
    ),
  unsafe_link: ({ what }) =>
    again(`has a link to ${what}`, 'Let it lead to a web page or an email address, or remove it', whyText.links),
  unknown_part: ({ what }) =>
    again(`has a part that is not allowed: ${what}`, 'Delete it and save it', whyText.programs),
  external_template: () =>
    again('uses a template that is not inside', 'Choose the template Normal and save it', whyText.elsewhere),
  external_content: () =>
    again('loads content from another place', 'Insert that content into the file or delete it', whyText.elsewhere),
  damaged: () => again('is damaged', SAVE),
  unpacks_too_large: () => again('unpacks to far more than it should', SAVE),
  has_entities: () => again('has XML entities', 'Save it again with Word, PowerPoint or Excel'),
  two_kinds: () => again('holds a second file', SAVE, whyText.programs),
  unsafe_svg: () =>
    again('is a drawing with more than shapes and text', 'Save it as a plain SVG or as PNG', whyText.drawings),
  too_many_pixels: () => again('has more than 40 million pixels', 'Make the picture smaller'),
  too_complex: () => again('takes too long to read', 'Save it again or split it'),
  has_virus: () => again('has a virus', 'Clean your computer and make the file again'),
} as const satisfies Record<string, (about: About) => Refusal>

export type RefusalReason = keyof typeof REFUSALS

const MAX_WHAT_LENGTH = 60

/** The sentences of a refusal: the cause, the place, and what to do. */
export function describeRefusal(
  reason: RefusalReason,
  { what = '', place }: { what?: string; place?: string } = {},
  { from, to }: Pick<About, 'from' | 'to'> = { from: '', to: 'docx' },
): string {
  // One line without the end of a sentence in it.
  const line = singleLine(what)
    .replace(/\.(?=\s|$)/g, '')
    .trim()
  const short = line.length > MAX_WHAT_LENGTH ? `${line.slice(0, MAX_WHAT_LENGTH)}…` : line
  const { cause, advice } = refusalOf(reason, { from, to, what: short })
  return `Refused: ${cause}${place === undefined ? '' : ` (${place})`}. ${advice}`
}

/** More on the reason of a refusal, by its code. */
export function whyRefused(code: string): string | undefined {
  return isReason(code) ? refusalOf(code, { from: '', to: '', what: '' }).why : undefined
}

function refusalOf(reason: RefusalReason, about: About): Refusal {
  return REFUSALS[reason](about)
}

function isReason(code: string): code is RefusalReason {
  return Object.hasOwn(REFUSALS, code)
}
