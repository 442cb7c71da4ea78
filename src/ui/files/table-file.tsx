import { badgeKindOf, typeLabelOf } from '#core/file-labels.ts'
import { MarkedText } from '../search/MarkedText.tsx'
import { downloadOf, factsOf, type ListedDocument, viewOf } from './document-view.ts'
import { thumbnailOf } from './FileMark.tsx'

/** A document as a row of `FileTable`. @param search words to mark in the title */
export function tableFileOf(document: ListedDocument, key: string, search: string) {
  return {
    key,
    kind: badgeKindOf(document),
    thumbnail: document.first_page ? thumbnailOf(document.first_page) : undefined,
    title: document.title,
    marked: <MarkedText text={document.title} words={search} />,
    details: document.details,
    facts: factsOf(document),
    typeLabel: typeLabelOf(document),
    size: document.size,
    view: viewOf(document, key),
    download: downloadOf(document),
  }
}
