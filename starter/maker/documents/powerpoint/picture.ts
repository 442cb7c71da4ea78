import type { Drawing } from '../../../drawings/diagram.ts'
import { pngOf } from '../../../drawings/write/png.ts'
import { svgOf } from '../../../drawings/write/svg.ts'
import type { Deck } from '../slides/deck.ts'
import type { PlacedDrawing } from '../slides/place-pictures.ts'
import { splitLabels } from './labels.ts'
import { positionOf } from './measures.ts'
import type { OfficePackage } from './package.ts'
import { type Placeholder, placeholderTag } from './shape.ts'
import type { SlidePart } from './slide-part.ts'
import { element, type Xml, xml } from './xml.ts'

/** Marks an SVG beside its PNG. PowerPoint from 2016 on shows the SVG, other programs the PNG. */
const SVG_EXTENSION = '{96DAC541-7B7A-43D3-8B79-37D633B846F1}'
const SVG_NAMESPACE = 'http://schemas.microsoft.com/office/drawing/2016/SVG/main'

/** Screen readers skip the picture. */
const DECORATIVE = xml`
  <a:extLst>
    <a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">
      <adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/>
    </a:ext>
  </a:extLst>`

const pathOf = ({ key }: Drawing, extension: 'png' | 'svg') => `ppt/media/${key}.${extension}`

/** Stores each drawing of a deck once, as SVG and as PNG at the largest scale. */
export async function addPictureFiles(office: OfficePackage, { cover, slides }: Deck): Promise<void> {
  const largest = new Map([[cover.picture.key, { drawing: cover.picture, scale: 1 }]])
  for (const { drawing, scale } of slides.flatMap(({ pictures }) => pictures)) {
    const { picture } = splitLabels(drawing)
    if ((largest.get(picture.key)?.scale ?? 0) < scale) largest.set(picture.key, { drawing: picture, scale })
  }
  for (const { drawing, scale } of largest.values()) {
    office.addPicture(pathOf(drawing, 'png'), await pngOf(drawing, scale))
    office.addPicture(pathOf(drawing, 'svg'), svgOf(drawing))
  }
}

/** A drawing on a slide, without its labels. @param placeholder null outside the placeholders of the layout */
export function pictureShape(
  placed: PlacedDrawing,
  part: SlidePart,
  name: string,
  placeholder: Placeholder | null,
): Xml {
  const drawing = splitLabels(placed.drawing).picture
  const [png, svg] = [part.relate('image', pathOf(drawing, 'png')), part.relate('image', pathOf(drawing, 'svg'))]
  return xml`
    <p:pic>
      <p:nvPicPr>
        ${element('p:cNvPr', { id: part.ids(), name, descr: drawing.alt || null }, drawing.alt === '' ? [DECORATIVE] : [])}
        <p:cNvPicPr>${element('a:picLocks', { noGrp: placeholder ? 1 : null, noChangeAspect: 1 })}</p:cNvPicPr>
        ${element('p:nvPr', {}, [placeholder && placeholderTag(placeholder)])}
      </p:nvPicPr>
      <p:blipFill>
        <a:blip r:embed="${png}">
          <a:extLst>
            <a:ext uri="${SVG_EXTENSION}"><asvg:svgBlip xmlns:asvg="${SVG_NAMESPACE}" r:embed="${svg}"/></a:ext>
          </a:extLst>
        </a:blip>
        <a:stretch><a:fillRect/></a:stretch>
      </p:blipFill>
      <p:spPr>${positionOf(placed)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>
    </p:pic>`
}
