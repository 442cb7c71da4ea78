import type { SourceDocument } from '../source.ts'
import { NAMES } from './names.ts'
import { type Xml, xml } from './xml.ts'

/** Title, author and dates in the properties of the file. */
export function corePropertiesPart({ title, details, language, updated, imprint }: SourceDocument): Xml {
  const date = `${updated.slice(0, 10)}T00:00:00Z`
  return xml`
    <cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
      <dc:title>${title}</dc:title>
      <dc:subject>${details}</dc:subject>
      <dc:creator>${imprint.author}</dc:creator>
      <cp:lastModifiedBy>${imprint.author}</cp:lastModifiedBy>
      <dcterms:created xsi:type="dcterms:W3CDTF">${date}</dcterms:created>
      <dcterms:modified xsi:type="dcterms:W3CDTF">${date}</dcterms:modified>
      <dc:language>${NAMES[language].code}</dc:language>
    </cp:coreProperties>`
}

export function appPropertiesPart({ imprint }: SourceDocument, slides: number): Xml {
  return xml`
    <Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">
      <Slides>${slides}</Slides>
      <Notes>${slides}</Notes>
      <Company>${imprint.author}</Company>
    </Properties>`
}
