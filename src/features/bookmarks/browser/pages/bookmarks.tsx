import { useEffect } from 'react'
import type { MetaArgs } from 'react-router'
import { ProfileHeader } from '#features/accounts/browser/components/ProfileHeader.tsx'
import { ProfileTabs } from '#features/accounts/browser/components/ProfileTabs.tsx'
import { useMemberPage } from '#features/accounts/browser/session/use-member-page.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { pageMeta } from '#ui/page/page-meta.ts'
import { ErrorNotice } from '#ui/status/ErrorNotice.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import { pageText as text } from '../../messages.ts'
import { BookmarksView } from '../components/BookmarksView.tsx'
import { LoginFirst } from '../components/LoginFirst.tsx'
import { bookmarksStore } from '../store/bookmarks-store.ts'
import { loadBookmarks } from '../store/sync.ts'
import { useBookmarks } from '../store/use-bookmarks.ts'
import './bookmarks.css'

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: text.title,
    description: text.description,
    path: '/user/bookmarks',
    hidden: true,
  })
}

/** A member's bookmarks. The server renders the same page for everybody; the browser adds what is personal. */
export default function BookmarksPage() {
  const user = useMemberPage()
  return (
    <>
      <div className="wrap bookmarks-profile">
        <Breadcrumbs items={[{ name: text.home, to: '/' }, { name: text.title }]} />
        {user ? (
          <ProfileHeader profile={user} isOwn />
        ) : (
          <div className="bookmarks-head">
            <h1>{text.title}</h1>
          </div>
        )}
      </div>
      {user && <ProfileTabs id={user.pk} />}
      <div className="wrap">
        <Content />
      </div>
    </>
  )
}

function Content() {
  const { folders, archive, failed } = useBookmarks()
  const isGuest = useViewer().state === 'guest'
  useEffect(() => {
    // Another device may have changed them since they were loaded.
    if (bookmarksStore.get().folders) void loadBookmarks()
  }, [])
  if (isGuest)
    return (
      <div className="page">
        <LoginFirst />
      </div>
    )
  if (folders) return <BookmarksView folders={folders} archive={archive} isStale={failed} />
  return (
    <div className="page">
      {failed ? (
        <ErrorNotice title={text.failed} hint={text.failedHint} onRetry={() => void loadBookmarks()} />
      ) : (
        <Skeleton label={text.loading} />
      )}
    </div>
  )
}
