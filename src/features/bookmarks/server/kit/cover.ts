import { isolated } from '#core/direction.ts'
import { formatCount, formatDate } from '#core/format.ts'
import { SITE_NAME } from '#core/site-name.ts'
import type { Sheet } from '#platform/images/image-task.ts'
import { sheetText as text } from '../../messages.ts'
import { countSheets } from '../../rules.ts'
import type { Kit } from './kit.ts'
import { copiesOf } from './kit-archive.ts'
import type { PlannedRow } from './print-plan.ts'

export interface PrintedRow extends PlannedRow {
  /** In this print set; 0 for what is not in it, or cannot be read. */
  pages: number
}

interface Cover {
  kit: Kit
  rows: readonly PrintedRow[]
  coverPages: number
  siteUrl: string
  now: Date
}

/** The first sheet of a print set: what to print how often, and what is not in it. */
export function coverOf({ kit, rows, coverPages, siteUrl, now }: Cover): Sheet {
  let next = coverPages + 1
  const printed = rows.filter(({ pages }) => pages > 0)
  const lines = printed.map((row) => {
    const first = next
    next += row.pages
    return [text.pages(first, next - 1), copiesOf(row) || '1', row.item.title, row.note ?? '']
  })
  const sheets = countSheets([{ pages: coverPages }, ...printed])
  const left = rows.filter(({ pages }) => pages === 0)
  return {
    kicker: `${text.printSet} · ${SITE_NAME}`,
    title: kit.folder.folder_name,
    facts: [
      isolated(kit.owner),
      text.madeOn(formatDate(now.toISOString())),
      formatCount(next - 1, { one: 'page', other: 'pages' }),
    ]
      .filter(Boolean)
      .join(' · '),
    columns: [
      { name: text.print, width: 92 },
      { name: text.copies, width: 55, isBold: true },
      { name: text.document, width: 224 },
      { name: text.note, width: 140 },
    ],
    rows: [...lines, [text.thisSheet, '1', text.sheets(formatCount(sheets, { one: 'sheet', other: 'sheets' })), '']],
    lists: left.length > 0 ? [{ title: text.notInSet, lines: left.map(leftLine) }] : [],
    link: kit.page === undefined ? undefined : { label: text.newest, url: `${siteUrl}${kit.page}` },
  }
}

function leftLine({ item, state, isChosen, note }: PrintedRow): string {
  const why =
    item.path_type === 'URL'
      ? text.link
      : item.type === 'module'
        ? text.module
        : state === 'waiting'
          ? text.waiting
          : isChosen
            ? text.unreadable
            : (note ?? '')
  return why ? `${item.title} (${why})` : item.title
}
