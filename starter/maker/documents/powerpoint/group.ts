import type { Frame } from '../slides/place-pictures.ts'
import { emu } from './measures.ts'
import { element, type Xml, xml } from './xml.ts'

/** Shapes that move together. */
export function groupShape(id: number, name: string, { left, top, width, height }: Frame, shapes: Xml[]): Xml {
  const [offset, extent] = [
    { x: emu(left), y: emu(top) },
    { cx: emu(width), cy: emu(height) },
  ]
  // positions inside the group are those on the slide
  const position = element('a:xfrm', {}, [
    element('a:off', offset),
    element('a:ext', extent),
    element('a:chOff', offset),
    element('a:chExt', extent),
  ])
  return xml`
    <p:grpSp>
      <p:nvGrpSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>
      <p:grpSpPr>${position}</p:grpSpPr>
      ${shapes}
    </p:grpSp>`
}
