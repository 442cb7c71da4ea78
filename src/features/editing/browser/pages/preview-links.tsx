import { useCallback } from 'react'
import type { MetaArgs } from 'react-router'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { adminText } from '../../messages.ts'
import { AdminPage, AdminTabs, adminMeta } from '../admin/AdminPage.tsx'
import { LoadedContent, useLoaded } from '../admin/LoadedContent.tsx'
import { actionText as text } from '../bar/messages.ts'
import { PreviewLinkRow } from '../bar/PreviewLink.tsx'
import { editing } from '../client.ts'

export function meta(args: MetaArgs) {
  return adminMeta(args, adminText.previewLinks, '/admin/preview-links')
}

/** The links with which people without an account see drafts. */
export default function PreviewLinksPage() {
  return (
    <AdminPage title={adminText.previewLinks}>
      <AdminTabs />
      <PreviewLinks />
    </AdminPage>
  )
}

function PreviewLinks() {
  const loaded = useLoaded(useCallback((api) => editing.listPreviewLinks(api, { query: {} }), []))
  return (
    <LoadedContent loaded={loaded}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState to="/admin" action={adminText.title}>
            {text.noLinks}
          </EmptyState>
        ) : (
          <section className="to-do-group">
            <header>{text.linksHint}</header>
            <ul>
              {results.map((link) => (
                <PreviewLinkRow key={link.id} link={link} />
              ))}
            </ul>
          </section>
        )
      }
    </LoadedContent>
  )
}
