import type { Slide } from '#core/slides.ts'
import { readXml } from './xml.ts'

/** For all slides together: the notes of a day of training have some 30,000. */
const MAX_NOTES_LENGTH = 400_000
const MAX_SLIDES = 1000
const MAX_TITLE_LENGTH = 200
const TITLES = ['title', 'ctrTitle']
/** Makes a paragraph start from the right that does not begin with a letter of its script. */
const RIGHT_TO_LEFT_MARK = '\u200f'

/** Titles and notes of slides, from the XML of each. @throws {RefusalError} when elements are nested too deep */
export function readSlides(parts: readonly { slide: string; notes: string }[]): Slide[] {
  let left = MAX_NOTES_LENGTH
  return parts.slice(0, MAX_SLIDES).map(({ slide, notes }) => {
    const paragraphs = (left > 0 ? paragraphsIn(notes, ['body']) : []).filter((paragraph) => {
      left -= paragraph.length
      return left >= 0
    })
    const title = paragraphsIn(slide, TITLES).join(' ').replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH)
    const isHidden = /<p:sld\b[^>]*\sshow\s*=\s*["'](0|false)["']/.test(slide)
    return { title: title.toWellFormed(), notes: paragraphs, ...(isHidden && { hidden: true }) }
  })
}

/** The paragraphs of the placeholders of these types. */
function paragraphsIn(xml: string, types: readonly string[]): string[] {
  const paragraphs: string[] = []
  let isWanted = false
  let isText = false
  // Fields hold slide numbers and dates.
  let isField = false
  let isRightToLeft = false
  let paragraph = ''
  readXml(xml, {
    onopentag(name, attributes) {
      if (name === 'p:sp') isWanted = false
      if (name === 'p:ph') isWanted = types.includes(attributes.type ?? '')
      if (name === 'a:pPr') isRightToLeft = attributes.rtl === '1' || attributes.rtl === 'true'
      if (name === 'a:fld') isField = true
      if (name === 'a:t') isText = true
    },
    ontext(data) {
      if (isWanted && isText && !isField) paragraph += data
    },
    onclosetag(name) {
      if (name === 'a:t') isText = false
      if (name === 'a:fld') isField = false
      if (name === 'a:br') paragraph += '\n'
      if (name !== 'a:p') return
      // PostgreSQL has no place for zeros, and JSON none for halves of characters.
      const text = paragraph.toWellFormed().replaceAll('\0', '').trim()
      if (isWanted && text !== '') paragraphs.push(isRightToLeft ? RIGHT_TO_LEFT_MARK + text : text)
      paragraph = ''
      isRightToLeft = false
    },
  })
  return paragraphs
}
