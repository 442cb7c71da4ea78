import { type FormEvent, type ReactNode, useRef } from 'react'
import type { MetaArgs } from 'react-router'
import { hasAccess, isStaff, type StaffAccess } from '#core/roles.ts'
import { AccountLoading } from '#features/accounts/browser/components/AccountLoading.tsx'
import { useMemberPage } from '#features/accounts/browser/session/use-member-page.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { PrefetchPage } from '#ui/navigation/PrefetchPage.tsx'
import { TabNav } from '#ui/navigation/TabNav.tsx'
import { pageMeta } from '#ui/page/page-meta.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import type { DashboardItem } from '../../contract.ts'
import { adminText as text } from '../../messages.ts'
import { type AdminKey, AdminKeys } from './AdminKeys.tsx'
import { isRecent, RoleChanged } from './RoleChanged.tsx'
import { useToDo } from './to-do-store.ts'
import './admin.css'

/** Search engines do not list the back office. */
export function adminMeta(args: MetaArgs, title: string, path: string) {
  return pageMeta(args, { title, description: title, path, hidden: true })
}

interface AdminPageProps {
  title: string
  /** Breadcrumbs. */
  path?: ReactNode
  /** Below the title. */
  facts?: ReactNode
  may?: StaffAccess
  /** The single keys of the page, for the list of keys. */
  keys?: readonly AdminKey[]
  /** Rendered for people with this role only, after the page is hydrated. */
  children: ReactNode
}

/** A page of the back office. */
export function AdminPage({ title, path, facts, may = 'editor', keys = [], children }: AdminPageProps) {
  return (
    <div className="wrap admin-page">
      <AdminTabs keys={keys} />
      {path}
      <PageTitle>{title}</PageTitle>
      {facts && <p className="admin-facts">{facts}</p>}
      <ForStaff may={may}>{children}</ForStaff>
    </div>
  )
}

/** Rendered for people with the role only, after the page is hydrated. Others read why they cannot use it and what they can do. */
export function ForStaff({ may = 'editor', children }: { may?: StaffAccess; children: ReactNode }) {
  const user = useMemberPage()
  const fields = useRef(new Set<HTMLTextAreaElement>())
  const noteField = ({ target }: FormEvent) => {
    if (target instanceof HTMLTextAreaElement) fields.current.add(target)
  }
  if (user === undefined) return <AccountLoading />
  const since = user.role_changed_at
  if (!hasAccess(user.role, may))
    return isRecent(since) ? (
      <RoleChanged role={user.role} since={since} fields={fields.current} />
    ) : (
      <EmptyState to="/" action={text.home} hint={text.forRoleHint}>
        {text.forRole[may]}
      </EmptyState>
    )
  if (user.second_factor === 'missing')
    return (
      <EmptyState to="/user/settings#second-factor" action={text.settings} hint={text.secondFactorHint}>
        {text.secondFactor}
      </EmptyState>
    )
  return <div onInput={noteField}>{children}</div>
}

/** The parts of the back office that the role of the reader can use, each with the number of things that wait there. */
function AdminTabs({ keys }: { keys: readonly AdminKey[] }) {
  const { user } = useViewer()
  const items = useToDo()
  const parts = ADMIN_PARTS.filter(({ may }) => user !== undefined && hasAccess(user.role, may))
  return (
    <div className="admin-tabs">
      {user && isStaff(user.role) && (
        <>
          <TabNav
            label={text.tabs}
            items={parts.map(({ name, to }) => ({ name, to, end: to === TO_DO, count: countOf(items, to) }))}
          />
          <AdminKeys parts={parts} keys={keys} />
          {/* Without a connection a tab opens and says so; without its script the whole page would be replaced. */}
          {parts.map(({ to }) => (
            <PrefetchPage key={to} page={to} />
          ))}
        </>
      )}
    </div>
  )
}

/** The things to do whose next step is in a part; all of them for To do. */
function countOf(items: readonly Pick<DashboardItem, 'page' | 'what'>[], part: string): number {
  if (part === TO_DO) return items.length
  return items.filter(({ what, page }) => what === 'other' && page?.startsWith(part)).length
}

const TO_DO = '/admin'

/** In the order of the tabs. */
const ADMIN_PARTS: readonly { name: string; to: string; key: string; may: StaffAccess }[] = [
  { name: text.title, to: TO_DO, key: 't', may: 'staff' },
  { name: text.reports, to: '/admin/reports', key: 'r', may: 'moderator' },
  { name: text.people, to: '/admin/people', key: 'p', may: 'moderator' },
  { name: text.mail, to: '/admin/mail', key: 'm', may: 'editor' },
  { name: text.numbers, to: '/admin/numbers', key: 'n', may: 'editor' },
  { name: text.site, to: '/admin/site', key: 's', may: 'admin' },
  { name: text.log, to: '/admin/log', key: 'l', may: 'staff' },
  { name: text.trash, to: '/admin/trash', key: 'x', may: 'editor' },
]
