import type { ReactNode } from 'react'
import type { MetaArgs } from 'react-router'
import { hasAccess } from '#core/roles.ts'
import { AccountLoading } from '#features/accounts/browser/components/AccountLoading.tsx'
import { useMemberPage } from '#features/accounts/browser/session/use-member-page.ts'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { TabNav } from '#ui/navigation/TabNav.tsx'
import { pageMeta } from '#ui/page/page-meta.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { adminText as text } from '../../messages.ts'
import './admin.css'

/** Search engines do not list the back office. */
export function adminMeta(args: MetaArgs, title: string, path: string) {
  return pageMeta(args, { title, description: title, path, hidden: true })
}

interface AdminPageProps {
  title: string
  /** Breadcrumbs. */
  path?: ReactNode
  /** Rendered for editors only, after the page is hydrated. */
  children: ReactNode
}

/** A page of the back office. */
export function AdminPage({ title, path, children }: AdminPageProps) {
  return (
    <div className="wrap admin-page">
      {path}
      <PageTitle>{title}</PageTitle>
      <ForEditors>{children}</ForEditors>
    </div>
  )
}

/** Rendered for editors only, after the page is hydrated. Other people read why they cannot use it and what they can do. */
export function ForEditors({ children }: { children: ReactNode }) {
  const user = useMemberPage()
  if (user === undefined) return <AccountLoading />
  if (!hasAccess(user.role, 'editor'))
    return (
      <EmptyState to="/" action={text.home} hint={text.forEditorsHint}>
        {text.forEditors}
      </EmptyState>
    )
  if (user.second_factor === 'missing')
    return (
      <EmptyState to="/user/settings#second-factor" action={text.settings} hint={text.secondFactorHint}>
        {text.secondFactor}
      </EmptyState>
    )
  return children
}

export function AdminTabs() {
  return (
    <TabNav
      label={text.tabs}
      items={[
        { name: text.title, to: '/admin', end: true },
        { name: text.notices, to: '/admin/notices' },
        { name: text.synonyms, to: '/admin/synonyms' },
        { name: text.log, to: '/admin/log' },
        { name: text.trash, to: '/admin/trash' },
        { name: text.previewLinks, to: '/admin/preview-links' },
      ]}
    />
  )
}
