import { useEffect } from 'react'
import type { MetaArgs } from 'react-router'
import { formatDate } from '#core/format.ts'
import { nameOfTimezone } from '#features/accounts/browser/components/timezone-names.ts'
import { LoadedPage } from '#features/editing/browser/components/LoadedPage.tsx'
import { adminMeta, requestEditMode } from '#features/editing/browser/public.ts'
import { AddEntry, EditRegion, useDrafted } from '#ui/editing/edit-mode.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import { text as ui } from '#ui/messages.ts'
import { formText, text } from '../../content-types/messages.ts'
import type { PlannedNotice } from '../../contract.ts'
import { notices as client } from '../client.ts'
import type { ListedNotice } from '../components/SiteNotices.tsx'

export interface NoticeOfList
  extends ListedNotice,
    Pick<PlannedNotice, 'starts_on' | 'ends_on'>,
    Partial<Pick<PlannedNotice, 'zone'>> {
  state: PlannedNotice['state'] | 'draft'
}

export function meta(args: MetaArgs) {
  return adminMeta(args, text.title, '/admin/notices')
}

/** All notices with their state, for editors. */
export default function NoticesPage() {
  return (
    <LoadedPage title={text.title} load={client.listAllNotices}>
      {({ results }) => <NoticeList notices={results} />}
    </LoadedPage>
  )
}

function NoticeList({ notices: published }: { notices: readonly NoticeOfList[] }) {
  const notices = useDrafted('all-notices', published)
  useEffect(requestEditMode, [])
  return (
    <>
      <p className="quiet">{text.hint}</p>
      <AddEntry kind="notice" />
      {notices.length === 0 && <p>{text.none}</p>}
      {notices.map(({ id, entry = String(id), title, body, ...notice }) => (
        <EditRegion key={entry} kind="notice" entry={entry} part="all">
          <section className="admin-notice">
            <h2 dir="auto">{title || ui.untitledOf(formText.notice)}</h2>
            <p className="quiet">{factsOf(notice).join(' · ')}</p>
            <Prose html={body} />
          </section>
        </EditRegion>
      ))}
    </>
  )
}

function factsOf({ state, module, starts_on, ends_on, zone }: Omit<NoticeOfList, 'id' | 'title' | 'body'>): string[] {
  return [
    text.states[state],
    module === null ? text.allPages : module === '' && state === 'draft' ? text.noPages : text.module(module),
    ...(starts_on ? [text.from(formatDate(starts_on))] : []),
    ...(ends_on ? [text.until(formatDate(ends_on))] : []),
    ...(zone && (starts_on || ends_on) ? [text.zone(nameOfTimezone(zone))] : []),
  ]
}
