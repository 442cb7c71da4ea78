import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { countFiles, countsLabel } from '#core/file-counts.ts'
import { useBookmarked } from '#features/bookmarks/browser/components/use-bookmarked.ts'
import { Button } from '#ui/elements/Button.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import { pageText as text } from '../../messages.ts'
import { type ListedFile, targetOf } from './ModuleFileRow.tsx'

interface BookmarkedGroupProps {
  /** The files of the page, in its order. */
  files: ListedFile[]
  isSearching: boolean
  renderTable: (files: ListedFile[]) => ReactNode
}

/** The bookmarked files. The server renders it as for a guest. A search without a match hides it. */
export function BookmarkedGroup({ files, isSearching, renderTable }: BookmarkedGroupProps) {
  const { state, has } = useBookmarked()
  const bookmarked = files.filter((file) => has(targetOf(file)))
  if (isSearching && bookmarked.length === 0) return null
  return (
    <section className="bookmarked-group script-only" data-bookmarks={state}>
      <SectionHead title={text.groups.bookmarked} count={countsLabel(countFiles(bookmarked))} />
      {bookmarked.length > 0 ? renderTable(bookmarked) : <NoneBookmarked />}
    </section>
  )
}

/** Says why there are no bookmarked files. */
function NoneBookmarked() {
  const { state, retry } = useBookmarked()
  const { pathname } = useLocation()
  const promptLogin = usePromptLogin()
  const login = (event: MouseEvent) => {
    event.preventDefault()
    promptLogin()
  }
  if (state === 'failed') {
    return (
      <p className="none-bookmarked">
        <span>{text.bookmarksFailed}</span>
        <Button variant="line" size="small" onClick={retry}>
          {text.tryAgain}
        </Button>
      </p>
    )
  }
  return (
    <p className="none-bookmarked">
      <span>{text.bookmarksStandHere}</span>
      {state !== 'there' && (
        <a
          className="button button-line button-small for-guests"
          href={`/user/login?next=${encodeURIComponent(pathname)}`}
          onClick={login}
        >
          {text.login}
        </a>
      )}
    </p>
  )
}
