import { Footer, HeadingLevel, Paragraph } from 'docx'
import { CLIENT_TITLE, type ClientSheet, TITLE_GAP } from '../sheets/fit-client.ts'
import { CLIENT_PAGE, CLIENT_WIDTH } from '../sheets/room.ts'
import type { SourceDocument } from '../source.ts'
import type { Block } from '../text/blocks.ts'
import { LICENCE_NAME } from '../wording.ts'
import { wovenHeader } from './band-header.ts'
import { wordBlocks } from './blocks.ts'
import { Lists } from './lists.ts'
import { twips } from './measures.ts'
import { packWord } from './pack.ts'
import { pngsOf } from './picture.ts'
import { STYLE } from './styles.ts'

const { width, height, side, band, top, bottom } = CLIENT_PAGE

/** A sheet for clients as an editable Word file, with the layout of the PDF. */
export async function clientWord(source: SourceDocument, blocks: Block[], { theme }: ClientSheet): Promise<Uint8Array> {
  const lists = new Lists(theme)
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, text: source.title }),
    ...wordBlocks(blocks, {
      theme,
      lists,
      pngs: await pngsOf(blocks, theme),
      width: CLIENT_WIDTH,
      keeps: true,
      depth: 0,
      style: STYLE.body,
      isLast: true,
    }),
  ]
  const imprint = `${LICENCE_NAME} · ${source.imprint.line}`
  const footer = new Footer({ children: [new Paragraph({ style: STYLE.imprint, text: imprint })] })
  return packWord(source, {
    theme,
    title: { ...CLIENT_TITLE, ink: 'deep', after: TITLE_GAP },
    keeps: true,
    lists,
    section: {
      properties: {
        titlePage: true,
        page: {
          size: { width: twips(width), height: twips(height) },
          margin: {
            left: twips(side),
            right: twips(side),
            top: twips(top),
            bottom: twips(bottom),
            header: twips(band.top),
            footer: twips(34),
          },
        },
      },
      headers: { first: await wovenHeader(CLIENT_WIDTH, band.height) },
      footers: { first: footer, default: footer },
      children,
    },
  })
}
