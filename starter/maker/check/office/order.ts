import { allIn, type XmlElement } from './elements.ts'

const FILL = ['a:noFill', 'a:solidFill', 'a:gradFill', 'a:blipFill', 'a:pattFill']
const PARAGRAPH = [
  'a:lnSpc',
  'a:spcBef',
  'a:spcAft',
  'a:buClr',
  'a:buSzPct',
  ['a:buFontTx', 'a:buFont'],
  ['a:buNone', 'a:buAutoNum', 'a:buChar'],
  'a:defRPr',
]
const CHARACTERS = ['a:ln', FILL, 'a:effectLst', 'a:highlight', 'a:latin', 'a:ea', 'a:cs', 'a:hlinkClick', 'a:extLst']
const TEXT_BODY = ['a:bodyPr', 'a:lstStyle', 'a:p']

/** The children of elements in the order of the schema (ECMA-376), as far as our files use them. */
const ORDER: Record<string, (string | string[])[]> = {
  'p:presentation': [
    'p:sldMasterIdLst',
    'p:notesMasterIdLst',
    'p:sldIdLst',
    'p:sldSz',
    'p:notesSz',
    'p:defaultTextStyle',
  ],
  'p:sldMaster': ['p:cSld', 'p:clrMap', 'p:sldLayoutIdLst', 'p:txStyles'],
  'p:sldLayout': ['p:cSld', 'p:clrMapOvr'],
  'p:sld': ['p:cSld', 'p:clrMapOvr'],
  'p:notesMaster': ['p:cSld', 'p:clrMap', 'p:notesStyle'],
  'p:notes': ['p:cSld', 'p:clrMapOvr'],
  'p:cSld': ['p:bg', 'p:spTree'],
  'p:txStyles': ['p:titleStyle', 'p:bodyStyle', 'p:otherStyle'],
  'p:sp': ['p:nvSpPr', 'p:spPr', 'p:txBody'],
  'p:pic': ['p:nvPicPr', 'p:blipFill', 'p:spPr'],
  'p:graphicFrame': ['p:nvGraphicFramePr', 'p:xfrm', 'a:graphic'],
  'p:spPr': ['a:xfrm', ['a:prstGeom', 'a:custGeom'], FILL, 'a:ln'],
  'p:txBody': TEXT_BODY,
  'a:txBody': TEXT_BODY,
  'a:p': ['a:pPr', ['a:r', 'a:br', 'a:fld'], 'a:endParaRPr'],
  'a:r': ['a:rPr', 'a:t'],
  'a:fld': ['a:rPr', 'a:t'],
  'a:pPr': PARAGRAPH,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((level) => [`a:lvl${level}pPr`, PARAGRAPH])),
  'a:rPr': CHARACTERS,
  'a:defRPr': CHARACTERS,
  'a:endParaRPr': CHARACTERS,
  'a:tbl': ['a:tblPr', 'a:tblGrid', 'a:tr'],
  'a:tc': ['a:txBody', 'a:tcPr'],
  'a:tcPr': ['a:lnL', 'a:lnR', 'a:lnT', 'a:lnB', FILL],
}

/** Elements with a child that the schema does not allow there, or not in this order. */
export function orderFaults(part: XmlElement): string[] {
  const faults = allIn(part).flatMap(({ name, children }) => {
    const order = ORDER[name]
    if (!order) return []
    const places = children.map((child) => order.findIndex((place) => [place].flat().includes(child.name)))
    const isWrong = places.some((place, index) => place < (places[index - 1] ?? 0))
    return isWrong ? [`${name} has ${children.map((child) => child.name).join(', ')} in this order`] : []
  })
  return [...new Set(faults)]
}
