/** Longest name, in bytes of UTF-8: file systems take 255, and ' (12)' or '.part' may be added to it. */
const MAX_NAME_BYTES = 220
/** Letters of an ending, with its dot, that a shortened name keeps. */
const MAX_ENDING = 12

/** Control characters, and marks that turn the direction of writing: 'exe.pdf' could show as 'fdp.exe'. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu
/** What Windows refuses in names; the slash also elsewhere. */
const REFUSED = /[<>:"/\\|?*]+/g
/** Names that Windows keeps for devices, also with an ending. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/**
 * A name that Windows, Android, macOS and Linux take as it is; never empty, never a path. Letters of all languages
 * stay; they are composed (NFC), because macOS splits accents off and other systems then find no such name.
 */
export function cleanName(name: string): string {
  const tidy = name
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(REFUSED, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .replace(DEVICE, '$1_')
  return shorten(tidy === '' ? 'file' : tidy)
}

/** 'name.pdf' in its two halves: 'name' and '.pdf'; a name without ending has an empty one. */
export function splitName(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.')
  const hasEnding = dot > 0 && name.length - dot <= MAX_ENDING
  return hasEnding ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' }
}

function shorten(name: string): string {
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return name
  const { stem, ending } = splitName(name)
  let left = MAX_NAME_BYTES - Buffer.byteLength(ending)
  let kept = ''
  for (const letter of stem) {
    left -= Buffer.byteLength(letter)
    if (left < 0) break
    kept += letter
  }
  return kept.trimEnd() + ending
}
