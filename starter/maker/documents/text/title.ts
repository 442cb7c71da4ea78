import type { SourceDocument } from '../source.ts'

type Titled = Pick<SourceDocument, 'title' | 'context' | 'language'>

/** Beginnings of titles that sort a list of files, and say nothing about the subject. */
const KINDS: Record<SourceDocument['language'], RegExp> = {
  en: /^(Slides \d+|Wall sheet|Job aid): (?:(Sessions? [IVX]+(?:(?:, | and | to )[IVX]+)*), )?/,
  fr: /^(Fiche pratique|Aide-mémoire)\s?: /,
  es: /^(Material de apoyo): /,
}

/**
 * Splits a title for printing: the document shows its subject in large letters, and its kind after the name of its module.
 * `Slides 1: Session I, what implants are` of `Contraceptive implants` gives `What implants are` and
 * `Contraceptive implants · Slides 1 · Session I`.
 */
export function printedTitle({ title, context, language }: Titled): { subject: string; context: string } {
  const [start = '', ...found] = KINDS[language].exec(title) ?? []
  const kinds = found.filter((kind) => kind !== undefined).map((kind) => kind.replaceAll(' ', '\u00A0'))
  const subject = title.slice(start.length)
  return {
    subject: start === '' ? subject : subject.charAt(0).toLocaleUpperCase(language) + subject.slice(1),
    context: [context, ...(kinds.length > 0 ? [kinds.join('\u00A0·\u00A0')] : [])].join(' · '),
  }
}
