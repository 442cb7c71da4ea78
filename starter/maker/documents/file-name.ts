import type { SourceDocument } from './source.ts'

export const EXTENSIONS = { word: 'docx', pdf: 'pdf', powerpoint: 'pptx' } as const

/** Old Windows versions limit a full path to 260 characters, and phones show the beginning of a name. */
const MAX = 80

/** `Slides 2: Sessions II and III, `: the sessions of a deck are in its title. */
const DECK = /^(Slides \d): (?:Sessions? [IVX]+(?:,? (?:to|and) [IVX]+|, [IVX]+)*, )?/

/**
 * Makes a file name of at most 80 characters from a title, valid on Windows, macOS, Android and in zip files. Keeps accents and
 * removes forbidden characters. A deck begins with the name of its module, so that those of several modules lie in one folder.
 */
export function fileName({ title, context, format }: Pick<SourceDocument, 'title' | 'context' | 'format'>): string {
  const name = validName(title.replace(DECK, (_, slides: string) => `${context}: ${slides}: `))
  const [, words = '', suffix = ''] = /^(.*?)( \([^()]*\))?$/.exec(name) ?? []
  const extension = `.${EXTENSIONS[format]}`
  const short = shortened(words, MAX - suffix.length - extension.length)
  return `${short || 'Document'}${suffix}${extension}`
}

function validName(title: string): string {
  return title
    .normalize('NFC')
    .replace(/\s*:\s+/g, ' - ')
    .replace(/\s*[/\\|]\s*/g, '-')
    .replace(/[<>:"?*\p{C}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
}

/** Cuts between two words, never inside brackets, and not after a small word such as ‘and’. */
function shortened(words: string, max: number): string {
  if (words.length <= max) return words
  const whole = words.slice(0, max + 1).replace(/ \S*$/, '')
  return whole.replace(/ ?\([^)]*$/, '').replace(/(?:[ ,;–-]+(?:\p{Ll}{1,3}|with|from)?)+$/u, '')
}
