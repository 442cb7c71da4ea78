import { refusedKindOf } from '#core/refused-endings.ts'
import { importText } from '../messages.ts'

/** A file in a folder or ZIP. */
export interface ImportFile {
  /** With `/`, from the folder or ZIP. */
  path: string
  sizeBytes: number
  /** What its first bytes say. */
  isEncrypted?: boolean
  /** Whether the ZIP needs a password for it. */
  isLocked?: boolean
  /** Why the server refuses it. */
  refusal?: string | undefined
}

export interface ImportLimits {
  /** Largest file. */
  maxBytes: number
  /** Most files of a module. */
  maxFiles: number
  /** Endings of the files that the server accepts, e.g. 'pdf'. */
  endings: readonly string[]
}

const { because } = importText
const WITH_MACROS: Readonly<Record<string, string>> = {
  docm: 'docx',
  dotm: 'docx',
  pptm: 'pptx',
  ppsm: 'pptx',
  potm: 'pptx',
  xlsm: 'xlsx',
  xltm: 'xlsx',
}
/** With LibreOffice the server converts these. */
const OLD_OFFICE: Readonly<Record<string, string>> = {
  doc: 'docx',
  dot: 'docx',
  rtf: 'docx',
  odt: 'docx',
  ppt: 'pptx',
  pps: 'pptx',
  odp: 'pptx',
  xls: 'xlsx',
  ods: 'xlsx',
}
const PHOTOS = ['heic', 'heif', 'tif', 'tiff', 'gif', 'bmp']
const SYSTEM_FILES = ['thumbs.db', 'desktop.ini', 'ehthumbs.db', 'icon\r']
const SYSTEM_FOLDERS = ['__macosx', '$recycle.bin', 'system volume information', '.git']

export function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

export function endingOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(nameOf(path))?.[1]?.toLowerCase() ?? ''
}

/** Why a file is no document of the module; undefined for a document. */
export function reasonToLeaveOut(path: string): string | undefined {
  const folders = path.toLowerCase().split('/').slice(0, -1)
  const name = nameOf(path).toLowerCase()
  if (name.startsWith('~$') || name.startsWith('.~lock')) return because.lockFile
  if (SYSTEM_FILES.includes(name) || folders.some((folder) => SYSTEM_FOLDERS.includes(folder))) return because.system
  if (name.startsWith('.') || folders.some((folder) => /^\.[^.]/.test(folder))) return because.hidden
  return undefined
}

/** Why a file cannot be imported, and what to do; undefined for one that can. */
export function reasonToRefuse(file: ImportFile, limits: ImportLimits): string | undefined {
  const ending = endingOf(file.path)
  const [withoutMacros, newer] = [WITH_MACROS[ending], OLD_OFFICE[ending]]
  if (leadsOut(file.path)) return because.outside
  if (!limits.endings.includes(ending)) {
    if (withoutMacros) return because.macros(withoutMacros)
    if (newer) return because.otherFormat(ending, newer)
    const kind = refusedKindOf(nameOf(file.path))
    return kind ? because[kind] : PHOTOS.includes(ending) ? because.photo : because.otherKind
  }
  if (file.isLocked) return because.locked
  if (file.sizeBytes === 0) return because.empty
  if (file.sizeBytes > limits.maxBytes) return because.tooLarge(megabytes(file.sizeBytes), megabytes(limits.maxBytes))
  if (file.isEncrypted && isOffice(ending)) return because.encrypted(importText.programs[ending])
  return file.refusal
}

/** As in the settings of the server and its messages. */
function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 ** 2)
}

export function isOfficeFile(path: string): boolean {
  return isOffice(endingOf(path))
}

function isOffice(ending: string): ending is keyof typeof importText.programs {
  return Object.hasOwn(importText.programs, ending)
}

function leadsOut(path: string): boolean {
  return /^[\\/]|^[a-z]:/i.test(path) || path.split(/[\\/]/).includes('..') || path.includes('\0')
}
