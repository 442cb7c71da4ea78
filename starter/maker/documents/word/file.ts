import { PageOrientation } from 'docx'
import { pageOf, textWidth } from '../pdf/page.ts'
import type { Theme } from '../pdf/theme.ts'
import type { SourceDocument } from '../source.ts'
import type { Block } from '../text/blocks.ts'
import { endBlocks } from '../text/source-list.ts'
import type { BlockContext } from './block-context.ts'
import { wordBlocks } from './blocks.ts'
import { Lists } from './lists.ts'
import { twips } from './measures.ts'
import { packWord } from './pack.ts'
import { pngsOf } from './picture.ts'
import { STYLE } from './styles.ts'
import { bandHeader, pageFooter, pageHeader, titleBlock } from './title-header-footer.ts'

/** A document as an editable Word file, A4, with the layout of the PDF. */
export async function wordFile(source: SourceDocument, blocks: Block[], theme: Theme): Promise<Uint8Array> {
  const page = pageOf(source)
  const lists = new Lists(theme)
  const pngs = await pngsOf(blocks, theme)
  const context: BlockContext = {
    theme,
    lists,
    pngs,
    width: textWidth(page),
    keeps: true,
    depth: 0,
    style: STYLE.body,
    isLast: true,
  }
  const children = [
    ...titleBlock(source),
    ...wordBlocks(blocks, context),
    ...wordBlocks(endBlocks(source), { ...context, style: STYLE.source }),
  ]
  const margin = twips(page.side)
  // the library turns a page that lies across
  const size =
    page.width > page.height
      ? { width: page.height, height: page.width, orientation: PageOrientation.LANDSCAPE }
      : { width: page.width, height: page.height }
  return packWord(source, {
    theme,
    title: { ...page.title, ink: 'deep', after: 5 },
    keeps: true,
    lists,
    section: {
      properties: {
        titlePage: true,
        page: {
          size: { ...size, width: twips(size.width), height: twips(size.height) },
          margin: {
            left: margin,
            right: margin,
            top: twips(page.top),
            bottom: twips(page.bottom + 14 - page.spare),
            header: twips(page.header),
            footer: twips(page.bottom - 31),
          },
        },
      },
      headers: { first: bandHeader(), default: pageHeader(source) },
      footers: { first: pageFooter(source), default: pageFooter(source) },
      children,
    },
  })
}
