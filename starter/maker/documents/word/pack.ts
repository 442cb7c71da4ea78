import { Document, type ISectionOptions, Packer } from 'docx'
import type { SourceDocument } from '../source.ts'
import type { Lists } from './lists.ts'
import { repack } from './repack.ts'
import { type StyleSet, wordStyles } from './styles.ts'

/** What a Word file is made of. */
interface WordParts extends StyleSet {
  /** Complete: after the section's blocks, which register their lists. */
  lists: Lists
  section: ISectionOptions
}

/** A Word file with the properties of its text. */
export async function packWord(source: SourceDocument, { lists, section, ...styles }: WordParts): Promise<Uint8Array> {
  const document = new Document({
    title: source.title,
    description: source.details,
    creator: source.imprint.author,
    lastModifiedBy: source.imprint.author,
    styles: wordStyles(source.language, styles),
    numbering: { config: lists.definitions },
    sections: [section],
  })
  return repack(await Packer.toBuffer(document), source.updated)
}
