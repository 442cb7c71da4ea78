import { Suspense } from 'react'
import { Pager } from '#ui/navigation/Pager.tsx'
import { useFocusOnPageTurn } from '#ui/navigation/use-focus-on-page-turn.ts'
import { discussionPath } from '../../paths.ts'
import { CommentItem } from './CommentItem.tsx'
import { useDiscussion } from './discussion-context.ts'
import { commentsOf, countOf } from './discussion-state.ts'
import { PendingComments } from './member-comments.tsx'
import { text } from './messages.ts'

const HEAD_ID = 'comments'

/** One page of the comments, then the viewer's comments that are not posted yet. */
export function Comments() {
  const { state, hasMember } = useDiscussion()
  const { slug, comments_page: page, comments_pages: pages } = state.loaded
  const head = useFocusOnPageTurn(page, slug)
  const count = countOf(state)
  const pager = <Pager page={page} pages={pages} pageAddress={(each) => pathOf(slug, each)} />
  return (
    <section className="comments" aria-labelledby={HEAD_ID}>
      <header className="section-head">
        <h2 id={HEAD_ID} ref={head} tabIndex={-1}>
          {text.comments(count)}
        </h2>
      </header>
      {pager}
      <ol>
        {commentsOf(state).map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
        {hasMember && (
          <Suspense>
            <PendingComments />
          </Suspense>
        )}
      </ol>
      {count + state.pending.length === 0 && <p className="quiet">{text.beTheFirst}</p>}
      {pager}
    </section>
  )
}

function pathOf(slug: string, page: number): string {
  return page === 1 ? discussionPath(slug) : `${discussionPath(slug)}?page=${page}`
}
