/** Lines at the beginning of a document in which its title, summary and date are looked for. */
const HEAD_LINES = 14

const LICENCE = /\bCC[ -]BY\b|creativecommons\.org/i
/** 'Updated 24 November 2026', 'Mis à jour le 24 novembre 2026', 'Actualizado el 24 de noviembre de 2026'. */
const DATE_LINE = /^(?:Updated|Mis à jour|Actualizado)\b.{0,40}\d{4}\.?$/u
/** The notice on the guidance that a document follows, in its last lines: 'Guidance (24 November 2026): Based on …'. */
const NOTICE = /^\p{L}[\p{L} ]{3,40}\(\d{1,2}\.? .{3,20}\d{4}\)\s?:/u

/**
 * The prose of a document: without its title and summary (shown beside it anyway), lines that come on every page, page
 * numbers, licence lines and the closing notice on guidance. What is left is worth finding and quoting.
 * @param known title, summary and other texts that the head repeats
 */
export function proseOf(text: string, known: readonly string[]): string {
  const lines = text.split('\n').map((line) => line.trim())
  const counts = Map.groupBy(lines, unnumbered)
  const isRepeated = (line: string) => line.length > 20 && (counts.get(unnumbered(line))?.length ?? 0) > 2
  const head = known.map(plain)
  const isHead = (line: string, at: number) =>
    at < HEAD_LINES && (DATE_LINE.test(line) || head.some((one) => one.includes(plain(line))))
  const notice = lines.findLastIndex((line) => NOTICE.test(line))
  const end = notice === -1 ? lines.length : notice
  return lines
    .slice(0, end)
    .filter((line, at) => line !== '' && !LICENCE.test(line) && !isHead(line, at) && !isRepeated(line))
    .join('\n')
}

/** Page headers and footers differ by the page number only. */
const unnumbered = (line: string) => line.replace(/\d+/g, '0')

/** Letters only: titles and the documents themselves differ in apostrophes and spaces. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
