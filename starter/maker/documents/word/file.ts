import type { Theme } from '../pdf/theme.ts'
import type { SourceDocument } from '../source.ts'
import type { Block } from '../text/blocks.ts'
import { guidanceBlocks } from '../text/guidance.ts'
import { sourceBlocks } from '../text/source-list.ts'
import type { BlockContext } from './block-context.ts'
import { wordBlocks } from './blocks.ts'
import { Lists } from './lists.ts'
import { PAGE, TEXT_WIDTH } from './measures.ts'
import { packWord } from './pack.ts'
import { pngsOf } from './picture.ts'
import { PAGE_TITLE, STYLE } from './styles.ts'
import { bandHeader, pageFooter, pageHeader, titleBlock } from './title-header-footer.ts'

/** A document as an editable Word file, A4, with the layout of the PDF. */
export async function wordFile(source: SourceDocument, blocks: Block[], theme: Theme): Promise<Uint8Array> {
  const lists = new Lists(theme)
  const pngs = await pngsOf(blocks, theme)
  const context: BlockContext = {
    theme,
    lists,
    pngs,
    width: TEXT_WIDTH,
    keeps: true,
    depth: 0,
    style: STYLE.body,
    isLast: true,
  }
  const children = [
    ...titleBlock(source),
    ...wordBlocks(blocks, context),
    ...wordBlocks([...sourceBlocks(source), ...guidanceBlocks(source)], { ...context, style: STYLE.source }),
  ]
  const { width, height, left, right, top, bottom, header, footer } = PAGE
  return packWord(source, {
    theme,
    title: PAGE_TITLE,
    keeps: true,
    lists,
    section: {
      properties: {
        titlePage: true,
        page: { size: { width, height }, margin: { left, right, top, bottom, header, footer } },
      },
      headers: { first: bandHeader(), default: pageHeader(source) },
      footers: { first: pageFooter(source), default: pageFooter(source) },
      children,
    },
  })
}
