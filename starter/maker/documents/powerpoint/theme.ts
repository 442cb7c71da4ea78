import { INK, type Ink, OFFICE_FONT, THEME_NAME } from '../brand.ts'
import { SIZE } from './levels.ts'
import { hundredths, NAMESPACES } from './measures.ts'
import { element, type Xml, xml } from './xml.ts'

const COLORS: [name: string, ink: Ink][] = [
  ['dk1', 'ink'],
  ['lt1', 'paper'],
  ['dk2', 'deep'],
  ['lt2', 'sand'],
  ['accent1', 'indigo'],
  ['accent2', 'terracotta'],
  ['accent3', 'marigold'],
  ['accent4', 'leaf'],
  ['accent5', 'inkSoft'],
  ['accent6', 'line'],
  ['hlink', 'indigo'],
  ['folHlink', 'inkSoft'],
]

/**
 * The fonts and colours of slides or notes. All text uses them by reference, so changing them here changes everything.
 * @param background notes are printed on white
 */
export function themePart(background: Ink): Xml {
  const colors = COLORS.map(([name, ink]) => {
    const value = INK[name === 'lt1' ? background : ink]
    return element(`a:${name}`, {}, [element('a:srgbClr', { val: value })])
  })
  const font = xml`<a:latin typeface="${OFFICE_FONT}"/><a:ea typeface=""/><a:cs typeface=""/>`
  return xml`
    <a:theme${NAMESPACES} name="${THEME_NAME}">
      <a:themeElements>
        <a:clrScheme name="${THEME_NAME}">${colors}</a:clrScheme>
        <a:fontScheme name="${THEME_NAME}">
          <a:majorFont>${font}</a:majorFont>
          <a:minorFont>${font}</a:minorFont>
        </a:fontScheme>
        ${EFFECTS}
      </a:themeElements>
      <a:objectDefaults>
        <a:txDef>
          <a:spPr/>
          <a:bodyPr wrap="square"/>
          <a:lstStyle><a:defPPr><a:defRPr sz="${hundredths(SIZE.other)}"/></a:defPPr></a:lstStyle>
        </a:txDef>
      </a:objectDefaults>
    </a:theme>`
}

const FILL = xml`<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>`
const LINES = [9525, 19_050, 28_575].map((width) => xml`<a:ln w="${width}">${FILL}</a:ln>`)
const NO_EFFECT = xml`<a:effectStyle><a:effectLst/></a:effectStyle>`

/** Three strengths of fills, lines and effects, which the format requires: all flat. */
const EFFECTS = xml`
  <a:fmtScheme name="Flat">
    <a:fillStyleLst>${[FILL, FILL, FILL]}</a:fillStyleLst>
    <a:lnStyleLst>${LINES}</a:lnStyleLst>
    <a:effectStyleLst>${[NO_EFFECT, NO_EFFECT, NO_EFFECT]}</a:effectStyleLst>
    <a:bgFillStyleLst>${[FILL, FILL, FILL]}</a:bgFillStyleLst>
  </a:fmtScheme>`
