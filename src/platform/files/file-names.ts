/** Longest name, in bytes of UTF-8: file systems accept 255, and ' (12)' or '.part' may be added to it. */
const MAX_NAME_BYTES = 220
/** Longest ending, with its dot, that a shortened name keeps. */
const MAX_ENDING = 12

/** Control characters, and marks that change the direction of text: 'exe.pdf' could show as 'fdp.exe'. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu
/** Characters that Windows refuses in names; all systems refuse the slash. */
const REFUSED = /[<>:"/\\|?*]+/g
/** Names of Windows devices, with or without an ending. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/**
 * Makes a name that Windows, Android, macOS and Linux accept; never empty, never a path. Letters of all languages stay, composed
 * (NFC), because macOS decomposes accents and other systems then do not find the name.
 */
export function cleanName(name: string): string {
  const cleaned = name
    .toWellFormed()
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(REFUSED, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .replace(DEVICE, '$1_')
  return shorten(cleaned === '' ? 'file' : cleaned)
}

/** Splits 'name.pdf' into 'name' and '.pdf'. The ending is empty when there is none. */
export function splitName(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.')
  const hasEnding = dot > 0 && name.length - dot <= MAX_ENDING
  return hasEnding ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' }
}

/** A text without line breaks and control characters. */
export function singleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

function shorten(name: string): string {
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return name
  const { stem, ending } = splitName(name)
  let left = MAX_NAME_BYTES - Buffer.byteLength(ending)
  let short = ''
  for (const letter of stem) {
    left -= Buffer.byteLength(letter)
    if (left < 0) break
    short += letter
  }
  return short.trimEnd() + ending
}
