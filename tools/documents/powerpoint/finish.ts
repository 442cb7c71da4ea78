import { INK, type Ink } from '../brand.ts'

/** Where the placeholders of a slide stand, by name, in points from above; the others stay where the layout has them. */
export type Frames = Record<string, { top: number; height: number }>

/** English metric units, in which the file measures, in a point. */
const POINT = 12700

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
 * Mends in the file what the library cannot say: the places of placeholders, the colour of bullets, descriptions,
 * paragraphs in notes, the language of everything, the colours of the theme.
 * @param frames of each slide, in order
 */
export function finishPart(path: string, xml: string, lang: string, frames: Frames[], parts: Set<string>): string {
  const spoken = xml.replaceAll(' altLang="en-US"', '').replaceAll('lang="en-US"', `lang="${lang}"`)
  const number = Number(/(\d+)\.xml$/.exec(path)?.[1] ?? 0)
  if (path === '[Content_Types].xml') return onlyWithParts(xml, parts)
  if (path.startsWith('ppt/slides/slide')) return finishSlide(spoken, frames[number - 1] ?? {})
  if (path.startsWith('ppt/notesSlides/notesSlide')) return inParagraphs(spoken)
  if (/^ppt\/slide(Layouts|Masters)\/slide/.test(path)) return numbered(onePerParagraph(signFor(spoken)))
  if (path.startsWith('ppt/theme/')) return branded(xml)
  return spoken
}

function finishSlide(xml: string, frames: Frames): string {
  let made = onePerParagraph(xml)
    .replaceAll('<a:buSzPct', `<a:buClr><a:srgbClr val="${INK.terracotta}"/></a:buClr><a:buSzPct`)
    // screen readers then say which cells are the header
    .replaceAll('<a:tblPr/>', '<a:tblPr firstRow="1"/>')
    .replace(/(<p:nvGraphicFramePr><p:cNvPr id="\d+" name="([^"]*)")/g, '$1 descr="$2"')
    // the prompt belongs to the layout, not to what is written
    .replaceAll(/\s+hasCustomPrompt="1"/g, '')
  for (const [name, { top, height }] of Object.entries(frames)) {
    const place = new RegExp(`(name="${name}">.*?<a:off x="\\d+" y=")\\d+("/><a:ext cx="\\d+" cy=")\\d+`, 's')
    made = made.replace(place, `$1${Math.round(top * POINT)}$2${Math.round(height * POINT)}`)
  }
  return numbered(made)
}

/** The library repeats a paragraph's properties before each run; the format allows them once, before the first. */
function onePerParagraph(xml: string): string {
  return xml.replace(/(<\/a:r>|<a:br\/>)<a:pPr[^>]*?(?:\/>|>.*?<\/a:pPr>)/gs, '$1')
}

/** Numbers shapes in order; the library gives a table a number that another shape may have. */
function numbered(xml: string): string {
  let id = 0
  return xml.replace(/<p:cNvPr id="\d+"/g, () => {
    id += 1
    return `<p:cNvPr id="${id}"`
  })
}

/** On a layout, where there is no number yet, PowerPoint shows this sign. */
function signFor(xml: string): string {
  return xml.replace(/(type="slidenum">.*?<a:t>)[^<]*/gs, '$1‹#›')
}

/** Lines of the notes become paragraphs; a line break inside a run is shown as a space. */
function inParagraphs(xml: string): string {
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

function branded(xml: string): string {
  return Object.entries(THEME).reduce(
    (made, [name, ink]) =>
      made.replace(new RegExp(`<a:${name}>.*?</a:${name}>`), `<a:${name}><a:srgbClr val="${INK[ink]}"/></a:${name}>`),
    xml,
  )
}

/** The library declares a master for each slide, though there is one; strict readers refuse parts that are missing. */
function onlyWithParts(xml: string, parts: Set<string>): string {
  return xml.replace(/<Override PartName="\/([^"]*)"[^>]*\/>/g, (whole, part: string) => (parts.has(part) ? whole : ''))
}
