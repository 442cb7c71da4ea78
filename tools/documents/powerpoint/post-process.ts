import { INK, type Ink } from '../brand.ts'

/** Positions of placeholders by name, in points from the top; other placeholders keep the position of the layout. */
export type Frames = Record<string, { top: number; height: number }>

/** English metric units (EMU) per point. */
const EMU_PER_POINT = 12700

const THEME: Record<string, Ink> = {
  ...{ dk1: 'ink', lt1: 'white', dk2: 'deep', lt2: 'paper', hlink: 'indigo', folHlink: 'inkSoft' },
  ...{
    accent1: 'indigo',
    accent2: 'terracotta',
    accent3: 'marigold',
    accent4: 'leaf',
    accent5: 'inkSoft',
    accent6: 'line',
  },
}

/**
 * Adds what the library does not support: the positions of placeholders, the colour of bullets, descriptions, paragraphs
 * in notes, the language, the colours of the theme.
 * @param frames of each slide, in order
 */
export function postProcessPart(path: string, xml: string, lang: string, frames: Frames[], parts: Set<string>): string {
  const localized = xml.replaceAll(' altLang="en-US"', '').replaceAll('lang="en-US"', `lang="${lang}"`)
  const number = Number(/(\d+)\.xml$/.exec(path)?.[1] ?? 0)
  if (path === '[Content_Types].xml') return removeMissingParts(xml, parts)
  if (path.startsWith('ppt/slides/slide')) return postProcessSlide(localized, frames[number - 1] ?? {})
  if (path.startsWith('ppt/notesSlides/notesSlide')) return splitNotes(localized)
  if (/^ppt\/slide(Layouts|Masters)\/slide/.test(path))
    return renumberShapes(removeRepeatedProperties(showSlideNumber(localized)))
  if (path.startsWith('ppt/theme/')) return applyBrandColors(xml)
  return localized
}

function postProcessSlide(xml: string, frames: Frames): string {
  let edited = removeRepeatedProperties(xml)
    .replaceAll('<a:buSzPct', `<a:buClr><a:srgbClr val="${INK.terracotta}"/></a:buClr><a:buSzPct`)
    // screen readers then announce the header cells
    .replaceAll('<a:tblPr/>', '<a:tblPr firstRow="1"/>')
    .replace(/(<p:nvGraphicFramePr><p:cNvPr id="\d+" name="([^"]*)")/g, '$1 descr="$2"')
    // the prompt belongs to the layout only
    .replaceAll(/\s+hasCustomPrompt="1"/g, '')
  for (const [name, { top, height }] of Object.entries(frames)) {
    const pattern = new RegExp(`(name="${name}">.*?<a:off x="\\d+" y=")\\d+("/><a:ext cx="\\d+" cy=")\\d+`, 's')
    edited = edited.replace(pattern, `$1${Math.round(top * EMU_PER_POINT)}$2${Math.round(height * EMU_PER_POINT)}`)
  }
  return renumberShapes(edited)
}

/** The library repeats the paragraph properties before each run; the format allows them only before the first. */
function removeRepeatedProperties(xml: string): string {
  return xml.replace(/(<\/a:r>|<a:br\/>)<a:pPr[^>]*?(?:\/>|>.*?<\/a:pPr>)/gs, '$1')
}

/** Numbers shapes in order, because the library gives a table an id that another shape may have. */
function renumberShapes(xml: string): string {
  let id = 0
  return xml.replace(/<p:cNvPr id="\d+"/g, () => {
    id += 1
    return `<p:cNvPr id="${id}"`
  })
}

/** PowerPoint's placeholder for the slide number on a layout. */
function showSlideNumber(xml: string): string {
  return xml.replace(/(type="slidenum">.*?<a:t>)[^<]*/gs, '$1‹#›')
}

/** Lines of the notes become paragraphs, because PowerPoint shows a line break inside a run as a space. */
function splitNotes(xml: string): string {
  return xml.replace(
    /<a:p>(<a:r><a:rPr [^>]*\/><a:t>)([^<]*)<\/a:t><\/a:r>(<a:endParaRPr [^>]*\/>)<\/a:p>/,
    (_, before, text, after) =>
      String(text)
        .split(/\r?\n/)
        .map(
          (line, index, lines) => `<a:p>${before}${line}</a:t></a:r>${index === lines.length - 1 ? after : ''}</a:p>`,
        )
        .join(''),
  )
}

function applyBrandColors(xml: string): string {
  return Object.entries(THEME).reduce(
    (edited, [name, ink]) =>
      edited.replace(new RegExp(`<a:${name}>.*?</a:${name}>`), `<a:${name}><a:srgbClr val="${INK[ink]}"/></a:${name}>`),
    xml,
  )
}

/** The library declares a master for each slide but writes only one; strict readers reject missing parts. */
function removeMissingParts(xml: string, parts: Set<string>): string {
  return xml.replace(/<Override PartName="\/([^"]*)"[^>]*\/>/g, (override, part: string) =>
    parts.has(part) ? override : '',
  )
}
