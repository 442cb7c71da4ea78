import { INK } from '../brand.ts'
import { fill } from './colors.ts'
import { emu, NAMESPACES } from './measures.ts'
import { element, type Xml, xml } from './xml.ts'

export const TABLE_STYLE = '{8A1F3C52-6E0B-4D7A-9C35-1B2E4F60A7D8}'

/** The style of all tables, also of new ones: a header in the first accent, thin lines under the rows. */
export function tableStylesPart(): Xml {
  const line = (side: string) =>
    element(`a:${side}`, {}, [xml`<a:ln w="${emu(0.8)}" cmpd="sng">${fill('line')}</a:ln>`])
  return xml`
    <a:tblStyleLst${NAMESPACES} def="${TABLE_STYLE}">
      <a:tblStyle styleId="${TABLE_STYLE}" styleName="Training Resource Package">
        <a:wholeTbl>
          <a:tcTxStyle>
            <a:fontRef idx="minor"><a:srgbClr val="${INK.ink}"/></a:fontRef><a:schemeClr val="tx1"/>
          </a:tcTxStyle>
          <a:tcStyle>
            <a:tcBdr>${['bottom', 'insideH'].map(line)}</a:tcBdr>
            <a:fill><a:noFill/></a:fill>
          </a:tcStyle>
        </a:wholeTbl>
        <a:firstRow>
          <a:tcTxStyle b="on">
            <a:fontRef idx="minor"><a:srgbClr val="${INK.ink}"/></a:fontRef><a:schemeClr val="bg1"/>
          </a:tcTxStyle>
          <a:tcStyle><a:tcBdr/><a:fill>${fill('indigo')}</a:fill></a:tcStyle>
        </a:firstRow>
      </a:tblStyle>
    </a:tblStyleLst>`
}
