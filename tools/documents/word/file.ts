import { Document, Packer } from 'docx'
import { AUTHOR } from '../brand.ts'
import type { SourceDocument } from '../source.ts'
import type { Block } from '../text/blocks.ts'
import { guidanceBlocks } from '../text/guidance.ts'
import { sourceBlocks } from '../text/source-list.ts'
import { wordBlocks } from './blocks.ts'
import { bandHeader, pageFooter, pageHeader, titleBlock } from './furniture.ts'
import { Lists } from './lists.ts'
import { PAGE, TEXT_WIDTH } from './measures.ts'
import { repack } from './pack.ts'
import type { Place } from './place.ts'
import { STYLE, wordStyles } from './styles.ts'

/** A document as Word file, A4: the PDF of the same text, to change and to print. */
export async function wordFile(source: SourceDocument, blocks: Block[]): Promise<Uint8Array> {
  const lists = new Lists()
  const place: Place = { lists, width: TEXT_WIDTH, depth: 0, style: STYLE.body, tail: true }
  const children = [
    ...titleBlock(source),
    ...wordBlocks(blocks, place),
    ...wordBlocks([...sourceBlocks(source), ...guidanceBlocks(source)], { ...place, style: STYLE.source }),
  ]
  const { width, height, left, right, top, bottom, header, footer } = PAGE
  const document = new Document({
    title: source.title,
    description: source.details,
    creator: AUTHOR,
    lastModifiedBy: AUTHOR,
    styles: wordStyles(source.language),
    // made last: the blocks say which lists there are
    numbering: { config: lists.definitions },
    sections: [
      {
        properties: {
          titlePage: true,
          page: { size: { width, height }, margin: { left, right, top, bottom, header, footer } },
        },
        headers: { first: bandHeader(), default: pageHeader(source) },
        footers: { first: pageFooter(source), default: pageFooter(source) },
        children,
      },
    ],
  })
  return repack(await Packer.toBuffer(document), source.updated)
}
