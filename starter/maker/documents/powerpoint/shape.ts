import type { Ink } from '../brand.ts'
import type { Frame } from '../slides/place-pictures.ts'
import { fill } from './colors.ts'
import { emu, positionOf } from './measures.ts'
import { attributes, element, type Xml, xml } from './xml.ts'

/** Numbers the shapes of one part; 1 is the part itself. */
export function shapeIds(): () => number {
  let id = 1
  return () => {
    id += 1
    return id
  }
}

/** A placeholder by the attributes of `p:ph`: its type, and the number by which slides find it in their layout. */
export interface Placeholder {
  type: 'title' | 'ctrTitle' | 'subTitle' | 'body' | 'pic' | 'sldImg' | 'hdr' | 'sldNum' | null
  idx: number | null
}

export interface TextBody {
  /** Null in a placeholder keeps the insets, anchor and fitting of the layout. */
  box: Xml | null
  levels: Xml[]
  paragraphs: Xml[]
}

export interface ShapeText extends TextBody {
  id: number
  name: string
  /** Null in a placeholder keeps the position of the layout. */
  frame: Frame | null
  placeholder: Placeholder | null
  background?: Ink
}

export function placeholderTag({ type, idx }: Placeholder): Xml {
  return element('p:ph', { type, idx })
}

/** A shape with text: a placeholder, or else a text box. */
export function textShape({ id, name, frame, placeholder, background, ...text }: ShapeText): Xml {
  const isBox = placeholder === null
  const rectangle = xml`<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`
  return xml`
    <p:sp>
      <p:nvSpPr>
        <p:cNvPr id="${id}" name="${name}"/>
        ${isBox ? xml`<p:cNvSpPr txBox="1"/>` : xml`<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>`}
        ${element('p:nvPr', {}, [placeholder && placeholderTag(placeholder)])}
      </p:nvSpPr>
      ${element('p:spPr', {}, [
        frame && positionOf(frame),
        frame && rectangle,
        background ? fill(background) : isBox ? xml`<a:noFill/>` : null,
      ])}
      ${textBody('p:txBody', text)}
    </p:sp>`
}

export function textBody(tag: 'p:txBody' | 'a:txBody', { box, levels, paragraphs }: TextBody): Xml {
  return element(tag, {}, [box ?? xml`<a:bodyPr/>`, element('a:lstStyle', {}, levels), ...paragraphs])
}

/** How text sits in its frame. @param fit shrinks text that does not fit, or lets it overflow */
export function textBox(
  anchor: 't' | 'ctr' | 'b',
  fit: 'shrink' | 'overflow',
  inset: { left: number; top: number; right: number; bottom: number } = { left: 0, top: 0, right: 0, bottom: 0 },
): Xml {
  const insets = attributes({
    lIns: emu(inset.left),
    tIns: emu(inset.top),
    rIns: emu(inset.right),
    bIns: emu(inset.bottom),
  })
  return xml`
    <a:bodyPr wrap="square"${insets} anchor="${anchor}">
      ${fit === 'shrink' ? xml`<a:normAutofit/>` : xml`<a:noAutofit/>`}
    </a:bodyPr>`
}

/** Without a colour: the fill of a shape that only decorates. */
export function decoration(id: number, name: string, frame: Frame, geometry: Xml, ink: Ink): Xml {
  return xml`
    <p:sp>
      <p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr>
      <p:spPr>${positionOf(frame)}${geometry}${fill(ink)}<a:ln><a:noFill/></a:ln></p:spPr>
    </p:sp>`
}

/** All shapes of a part, behind which the background shows. */
export function shapeTree(name: string | null, background: Ink | null, shapes: Xml[]): Xml {
  const page = background && xml`<p:bg><p:bgPr>${fill(background)}<a:effectLst/></p:bgPr></p:bg>`
  return element('p:cSld', { name }, [
    page,
    xml`
      <p:spTree>
        <p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>
        <p:grpSpPr>
          <a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm>
        </p:grpSpPr>
        ${shapes}
      </p:spTree>`,
  ])
}
