import type { ReactNode } from 'react'
import { AdminPage, useToDo } from '#features/editing/browser/public.ts'
import { FilterList } from '#ui/search/FilterList.tsx'
import { HEALTH_PAGE, MEMBERS_PAGE, NAME_PAGE, TOPICS_PAGE } from '../paths.ts'
import { siteText as text } from './messages.ts'
import './site.css'

const PARTS = [
  { name: text.health, to: HEALTH_PAGE },
  { name: text.nameAndContact, to: NAME_PAGE },
  { name: text.topics, to: TOPICS_PAGE },
  { name: text.members, to: MEMBERS_PAGE },
] as const

/** A page about the site itself, for administrators, beside the list of these pages. */
export function SitePage({ to, children }: { to: (typeof PARTS)[number]['to']; children: ReactNode }) {
  const waiting = useToDo().filter(({ page }) => page === HEALTH_PAGE).length
  const title = PARTS.find((part) => part.to === to)?.name ?? text.parts
  const items = PARTS.map((part) => ({
    ...part,
    current: part.to === to,
    ...(part.to === HEALTH_PAGE && waiting > 0 && { count: waiting }),
  }))
  return (
    <AdminPage title={title} may="admin">
      <div className="index-layout site-page">
        <FilterList label={text.parts} items={items} />
        <div>{children}</div>
      </div>
    </AdminPage>
  )
}
