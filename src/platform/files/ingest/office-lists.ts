import type { RefusalReason } from '../messages.ts'

/*
 * What an Office file may have. Each list comes from what Word, PowerPoint, Excel, LibreOffice, Google and WPS write into
 * documents; what is not in it is refused. Names are in lower case.
 */

const words = (list: string) => new Set(list.toLowerCase().split(/\s+/))

/** Types of parts, without the names of the families below. */
const TYPES: Readonly<Record<string, ReadonlySet<string>>> = {
  'application/vnd.openxmlformats-package.': words(
    'relationships+xml core-properties+xml digital-signature-origin digital-signature-xmlsignature+xml digital-signature-certificate',
  ),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.': words(
    `document document.main+xml document.glossary+xml styles+xml stylesWithEffects+xml settings+xml webSettings+xml fontTable+xml
    numbering+xml footnotes+xml endnotes+xml header+xml footer+xml comments+xml commentsExtended+xml commentsIds+xml
    commentsExtensible+xml people+xml printerSettings`,
  ),
  'application/vnd.openxmlformats-officedocument.presentationml.': words(
    `presentation presentation.main+xml slide+xml slideLayout+xml slideMaster+xml notesSlide+xml notesMaster+xml
    handoutMaster+xml presProps+xml viewProps+xml tableStyles+xml commentAuthors+xml comments+xml tags+xml printerSettings`,
  ),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.': words(
    `sheet sheet.main+xml worksheet+xml chartsheet+xml styles+xml sharedStrings+xml calcChain+xml comments+xml table+xml
    tableSingleCells+xml pivotTable+xml pivotCacheDefinition+xml pivotCacheRecords+xml sheetMetadata+xml customProperty
    revisionHeaders+xml revisionLog+xml userNames+xml printerSettings`,
  ),
  'application/vnd.openxmlformats-officedocument.': words(
    `theme+xml themeOverride+xml extended-properties+xml custom-properties+xml customXmlProperties+xml drawing+xml vmlDrawing
    drawingml.chart+xml drawingml.chartshapes+xml drawingml.diagramData+xml drawingml.diagramLayout+xml
    drawingml.diagramStyle+xml drawingml.diagramColors+xml obfuscatedFont`,
  ),
  'application/vnd.ms-office.': words(
    `drawingml.diagramDrawing+xml chartstyle+xml chartcolorstyle+xml chartex+xml classificationlabels+xml`,
  ),
  'application/vnd.ms-word.': words('stylesWithEffects+xml keyMapCustomizations+xml'),
  'application/vnd.ms-powerpoint.': words('comments+xml authors+xml revisioninfo+xml changesinfo+xml'),
  'application/vnd.ms-excel.': words(
    `threadedcomments+xml person+xml slicer+xml slicerCache+xml timeline+xml timelineCache+xml controlproperties+xml
    rdrichvalue+xml rdrichvaluestructure+xml rdrichvaluetypes+xml rdarray+xml richstyles+xml rdsupportingpropertybag+xml
    rdsupportingpropertybagstructure+xml richvaluerel+xml featurepropertybag+xml namedsheetviews+xml`,
  ),
  'application/vnd.wps-officedocument.': words('cellimage+xml'),
  'application/': words('xml binary octet-stream pdf x-fontdata x-font-ttf inkml+xml'),
  'text/': words('xml'),
  'font/': words('ttf otf'),
  'model/': words('gltf.binary'),
}
const MEDIA = /^(image|audio|video)\/[\w.+-]+$/

export function isAllowedType(type: string): boolean {
  const lower = type.toLowerCase()
  return (
    MEDIA.test(lower) ||
    Object.entries(TYPES).some(([family, names]) => lower.startsWith(family) && names.has(lower.slice(family.length)))
  )
}

const RELATIONS = words(
  `officeDocument core-properties extended-properties extendedProperties custom-properties theme themeOverride styles
  stylesWithEffects stylesWithtEffects settings webSettings fontTable font numbering footnotes endnotes header footer comments
  commentsExtended commentsIds commentsExtensible people glossaryDocument keyMapCustomizations hyperlink image hdphoto media
  audio video model3d thumbnail ink printerSettings chart chartEx chartStyle chartColorStyle chartUserShapes diagramData
  diagramLayout diagramQuickStyle diagramColors diagramDrawing package drawing vmlDrawing customXml customXmlProps slide
  slideLayout slideMaster notesSlide notesMaster handoutMaster presProps viewProps tableStyles commentAuthors authors tags
  revisionInfo changesInfo worksheet chartsheet sharedStrings calcChain table tableSingleCells xmlMaps pivotTable
  pivotCacheDefinition pivotCacheRecords sheetMetadata slicer slicerCache timeline timelineCache threadedComment person ctrlProp
  customProperty revisionHeaders revisionLog usernames rdRichValue rdRichValueStructure rdRichValueTypes rdArray richStyles
  rdSupportingPropertyBag rdSupportingPropertyBagStructure richValueRel featurePropertyBag namedSheetView
  classificationlabels origin signature certificate presentationmetadata workbookmetadata cellImage`,
)

/** @param name the last word of the type of a relation */
export function isAllowedRelation(name: string): boolean {
  return RELATIONS.has(name.toLowerCase())
}

const FIELDS = words(
  `ADDIN ADDRESSBLOCK ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT AUTOTEXT AUTOTEXTLIST BARCODE BIBLIOGRAPHY CITATION COMMENTS
  COMPARE CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FORMCHECKBOX FORMDROPDOWN
  FORMTEXT GOTOBUTTON GREETINGLINE HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF
  NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE SKIPIF
  STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE`,
)

/** @param name of a field of Word. A formula begins with an equals sign. */
export function isAllowedField(name: string): boolean {
  return FIELDS.has(name.toLowerCase()) || name.startsWith('=')
}

/** What runs when a shape of a slide is pressed. Without macros in the file a macro's name does nothing. */
export const ALLOWED_ACTION =
  /^ppaction:\/\/(hlinkshowjump|hlinksldjump|customshow|noaction|media)(\?|$)|^ppaction:\/\/macro\?name=[\p{L}\w.]*$/iu

interface Reason {
  reason: RefusalReason
  /** For people. */
  what?: string
}

/** Why something that is not allowed is refused, by words in the type of a part or the name of a relation. */
const REASONS: readonly [RegExp, Reason][] = [
  [/vbaproject|vbadata|macro/i, { reason: 'has_macros' }],
  [/activex|^control$/i, { reason: 'has_active_content' }],
  [/oleobject/i, { reason: 'has_embedded_objects' }],
  [/afchunk/i, { reason: 'inserted_document' }],
  [/externallink/i, { reason: 'data_connection', what: 'another workbook' }],
  [/mailmerge|recipientdata/i, { reason: 'data_connection', what: 'a list for letters' }],
  [
    /connections|querytable|volatiledependencies/i,
    { reason: 'data_connection', what: 'a database, web page or program' },
  ],
  [/subdocument|webextension/i, { reason: 'external_content' }],
]

export function reasonFor(name: string): Reason {
  return REASONS.find(([pattern]) => pattern.test(name))?.[1] ?? { reason: 'unknown_part' }
}
