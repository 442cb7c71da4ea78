import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { StateMark } from '#features/editing/browser/sheet/StateMark.tsx'
import { previewedDraft } from '#ui/editing/edit-mode.tsx'
import { text } from './messages.ts'
import './preview.css'
import { findPage, usePreview } from './use-preview.ts'

/** Above a page whose address has the token of a preview link. */
export default function DraftBar({ token }: { token: string }) {
  const { pathname } = useLocation()
  const { loaded, reload } = usePreview(token)
  const shown = previewedDraft.useStore((draft) => draft)
  // Readers have none of a new module. Once it is public, its page has another address.
  const readersPage =
    typeof loaded === 'object' && loaded.published && (shown?.isPublished ? findPage(loaded) : pathname)
  // The next page without the token shows what readers see.
  useEffect(() => () => previewedDraft.set(undefined), [])
  return (
    <div className="wrap preview-notice">
      <p className="draft-preview-note" role="status">
        <StateMark kind="draft" />{' '}
        {shown?.token === token ? (
          <>
            <b>{shown.isPublished ? text.noDraft : text.title}</b> · <bdi>{shown.name}</bdi> ·{' '}
            {!shown.isPublished && text.draft} {readersPage && <a href={readersPage}>{text.asReader}</a>}
          </>
        ) : loaded === 'failed' ? (
          <>
            {text.failed}{' '}
            <button type="button" className="link-button" onClick={reload}>
              {text.tryAgain}
            </button>
          </>
        ) : loaded === 'expired' ? (
          `${text.expired}. ${text.expiredHint}`
        ) : (
          text.loading
        )}
      </p>
    </div>
  )
}
