import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatCount } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { uploads } from '#features/uploads/browser/client.ts'
import { text as ui } from '#ui/messages.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { DashboardItem } from '../../contract.ts'
import { editing } from '../client.ts'
import { AdminRow, RowLink } from '../components/AdminRow.tsx'
import { useContentType } from '../registry.ts'
import { requestEditMode, sheetRequest } from '../sheet/edit-request.ts'
import type { StateMark } from '../sheet/StateMark.tsx'
import { clockOf } from '../sheet/times.ts'
import { toDoText as text } from './messages.ts'
import { RowAction } from './RowAction.tsx'
import { versionsPath } from './versions-path.ts'

interface RowText {
  mark: Parameters<typeof StateMark>[0]['kind']
  /** Beside the mark: what it is, or when. */
  state: string
  detail: string
  /** The one next step. */
  step: string
}

interface StepProps {
  item: DashboardItem
  title: string
  step: string
}

const DAY_MS = 24 * 60 * 60_000

/** One thing to do, with its one next step. */
export function ToDoRow({ item }: { item: DashboardItem }) {
  const [isMaking, setMaking] = useState(false)
  const { detail, step, ...row } = rowTextOf(item)
  const { mark, state }: Pick<RowText, 'mark' | 'state'> = isMaking ? { mark: 'draft', state: text.making } : row
  const isSearch = item.what === 'search_without_results'
  const title = isSearch ? text.quoted(item.title) : item.title || ui.untitledOf(item.kind_name)
  const { file_id: id } = item
  const makePreview = async () => {
    if (id !== null) await uploads.retryPreview(memberTransport(), { params: { id } })
    setMaking(true)
  }
  return (
    <AdminRow
      mark={mark}
      state={<span role="status">{state}</span>}
      steps={
        isSearch ? (
          <SearchSteps item={item} title={title} step={step} />
        ) : id === null ? (
          <EntryStep item={item} title={title} step={step} />
        ) : (
          !isMaking && <RowAction name={step} title={title} act={makePreview} />
        )
      }
    >
      <Link to={item.page ?? versionsPath(item)} dir="auto">
        {title}
      </Link>
      <small>{detail}</small>
    </AdminRow>
  )
}

/** Goes to where the editor does the next step: a form on the page of the entry, or the comparison with a colleague's text. */
function EntryStep({ item, title, step }: StepProps) {
  const navigate = useNavigate()
  const { kind, entry, page, path, what, by } = item
  const isComparison = what === 'draft' && by !== null
  const to = (isComparison ? null : page) ?? versionsPath(item)
  const open = async () => {
    sheetRequest.set({ key: { kind, entry }, path, pathname: new URL(to, location.href).pathname })
    requestEditMode()
    await navigate(to)
  }
  // Edit mode loads after the page: until then the step is the link of the row.
  const isReady = useContentType(kind) !== undefined
  return isReady && !isComparison ? (
    <RowAction name={step} title={title} act={open} />
  ) : (
    <RowLink to={to} title={title} step={step} />
  )
}

/** A search without results gets a synonym, or is not worth one. */
function SearchSteps({ item: { title: query, page }, title, step }: StepProps) {
  const [isDismissed, setDismissed] = useState(false)
  const dismiss = async (is_dismissed: boolean) => {
    await editing.dismissSearch(memberTransport(), { input: { query, is_dismissed } })
    setDismissed(is_dismissed)
  }
  return isDismissed ? (
    <>
      <span role="status">{text.dismissed}</span>
      <RowAction name={text.undo} title={title} act={() => dismiss(false)} />
    </>
  ) : (
    <>
      <RowAction name={text.dismiss} title={title} act={() => dismiss(true)} />
      {page && <RowLink to={page} title={title} step={step} />}
    </>
  )
}

function rowTextOf({
  what,
  detail,
  count,
  code,
  by,
  kind_name,
  is_new,
  is_off_site,
  step = '',
  ...item
}: DashboardItem): RowText {
  const at = item.at ?? ''
  switch (what) {
    case 'review_due': {
      const days = Math.floor((Date.now() - Date.parse(at)) / DAY_MS)
      const facts = [text.overdue(at, days), detail && text.basedOn(detail)].filter(Boolean).join('. ')
      return { mark: 'error', state: text.reviewWasDue, detail: facts, step: text.review }
    }
    case 'not_published': {
      const repair = code === 'broken_link' ? text.fixLink : text.fix
      return { mark: 'error', state: text.notPublished, detail: text.planFailed(at, detail), step: repair }
    }
    case 'not_readable':
      return { mark: 'error', state: text.notReadable, detail, step: text.fix }
    case 'draft': {
      const row = { mark: 'draft', state: text.draft, step: text.goOn } as const
      if (by !== null) return { ...row, detail: text.changedSince(by.name, at), step: text.seeBoth }
      if (is_off_site) return { ...row, detail: text.offSite(kind_name, at) }
      return { ...row, detail: is_new ? text.newEntry(kind_name, at) : text.changes(count, at) }
    }
    case 'planned':
      return { mark: 'waiting', state: clockOf(at), detail: text.plannedBy(kind_name, by?.name), step: text.change }
    case 'no_preview':
      return { mark: 'warning', state: text.noPreview, detail: text.canDownload(detail), step: text.tryAgain }
    case 'broken_link':
      return { mark: 'warning', state: text.linkIsBroken, detail: text.brokenLinks(detail, count - 1), step: text.fix }
    case 'other':
      return { mark: item.group === 'late' ? 'error' : 'waiting', state: kind_name, detail, step }
    case 'search_without_results': {
      const state = formatCount(count, text.times)
      return { mark: 'waiting', state, detail: text.lastDays(detail), step: text.addSynonym }
    }
  }
}
