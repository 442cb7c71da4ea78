/** Title, summary and date are expected in the first lines of a document. */
const HEAD_LINES = 14

const LICENCE = /\bCC[ -]BY\b|creativecommons\.org/i
/** 'Updated 24 November 2026', 'Mis à jour le 24 novembre 2026', 'Actualizado el 24 de noviembre de 2026'. */
const DATE_LINE = /^(?:Updated|Mis à jour|Actualizado)\b.{0,40}\d{4}\.?$/u
/** The closing notice on the guidance that a document follows: 'Guidance (24 November 2026): Based on …'. */
const NOTICE = /^\p{L}[\p{L} ]{3,40}\(\d{1,2}\.? .{3,20}\d{4}\)\s?:/u

/**
 * The text of a document for index and snippets, without its title and summary (results show these anyway), lines that are
 * repeated on every page, page numbers, licence lines and the closing notice on guidance.
 * @param known title, summary and other texts that the first lines repeat
 */
export function extractProse(text: string, known: readonly string[]): string {
  const lines = text.split('\n').map((line) => line.trim())
  const counts = Map.groupBy(lines, withoutNumbers)
  const isRepeated = (line: string) => line.length > 20 && (counts.get(withoutNumbers(line))?.length ?? 0) > 2
  const head = known.map(lettersOf)
  const isHead = (line: string, at: number) =>
    at < HEAD_LINES && (DATE_LINE.test(line) || head.some((one) => one.includes(lettersOf(line))))
  const notice = lines.findLastIndex((line) => NOTICE.test(line))
  const end = notice === -1 ? lines.length : notice
  return lines
    .slice(0, end)
    .filter((line, at) => line !== '' && !LICENCE.test(line) && !isHead(line, at) && !isRepeated(line))
    .join('\n')
}

/** Page headers and footers differ only in the page number. */
const withoutNumbers = (line: string) => line.replace(/\d+/g, '0')

/** Letters and digits only, because titles in the database and in documents differ in apostrophes and spaces. */
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
