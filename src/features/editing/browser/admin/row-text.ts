import { formatCount } from '#core/format.ts'
import { text as ui } from '#ui/messages.ts'
import type { DashboardItem } from '../../contract.ts'
import type { StateMark } from '../sheet/StateMark.tsx'
import { clockOf } from '../sheet/times.ts'
import { toDoText as text } from './messages.ts'

export interface RowText {
  mark: Parameters<typeof StateMark>[0]['kind']
  /** Beside the mark: what it is, or when. */
  state: string
  title: string
  detail: string
  /** The one next step. */
  step: string
}

const DAY_MS = 24 * 60 * 60_000

export function rowTextOf(item: DashboardItem): RowText {
  const { what, detail, count, by, kind_name } = item
  const title = item.title || ui.untitledOf(item.kind_name)
  const at = item.at ?? ''
  switch (what) {
    case 'review_due': {
      const days = Math.floor((Date.now() - Date.parse(at)) / DAY_MS)
      const facts = [text.overdue(at, days), detail && text.basedOn(detail)].filter(Boolean).join('. ')
      return { mark: 'error', state: text.reviewWasDue, title, detail: facts, step: text.review }
    }
    case 'not_published': {
      const step = item.code === 'broken_link' ? text.fixLink : text.fix
      return { mark: 'error', state: text.notPublished, title, detail: text.planFailed(at, detail), step }
    }
    case 'not_readable':
      return { mark: 'error', state: text.notReadable, title, detail, step: text.fix }
    case 'draft':
      return { mark: 'draft', state: text.draft, title, ...draftText(item, at) }
    case 'planned':
      return {
        mark: 'waiting',
        state: clockOf(at),
        title,
        detail: text.plannedBy(kind_name, by?.name),
        step: text.change,
      }
    case 'no_preview':
      return { mark: 'warning', state: text.noPreview, title, detail: text.canDownload(detail), step: text.tryAgain }
    case 'broken_link':
      return {
        mark: 'warning',
        state: text.linkIsBroken,
        title,
        detail: text.brokenLinks(detail, count - 1),
        step: text.fix,
      }
    case 'search_without_results':
      return {
        mark: 'waiting',
        state: formatCount(count, text.times),
        title: text.quoted(title),
        detail: text.lastDays(detail),
        step: text.addSynonym,
      }
  }
}

function draftText(item: DashboardItem, at: string): Pick<RowText, 'detail' | 'step'> {
  const { by, is_new, is_off_site, kind_name, count } = item
  if (by !== null) return { detail: text.changedSince(by.name, at), step: text.seeBoth }
  if (is_off_site) return { detail: text.offSite(kind_name, at), step: text.goOn }
  return { detail: is_new ? text.newEntry(kind_name, at) : text.changes(count, at), step: text.goOn }
}
