import type { MetaArgs } from 'react-router'
import type { Transport } from '#core/client.ts'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { adminText } from '../../messages.ts'
import { adminMeta } from '../admin/AdminPage.tsx'
import { actionText as text } from '../bar/messages.ts'
import { PreviewLinkRow } from '../bar/PreviewLink.tsx'
import { editing } from '../client.ts'
import { LoadedPage } from '../components/LoadedPage.tsx'

export function meta(args: MetaArgs) {
  return adminMeta(args, adminText.previewLinks, '/admin/preview-links')
}

const load = (api: Transport) => editing.listPreviewLinks(api, { query: {} })

/** The links with which people without an account see drafts. */
export default function PreviewLinksPage() {
  return (
    <LoadedPage title={adminText.previewLinks} load={load}>
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
    </LoadedPage>
  )
}
