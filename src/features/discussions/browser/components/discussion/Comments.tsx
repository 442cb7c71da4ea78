import { Pager } from '#ui/Pager.tsx'
import { useFocusOnPageTurn } from '#ui/use-focus-on-page-turn.ts'
import { discussionPath } from '../../../paths.ts'
import { CommentItem } from './CommentItem.tsx'
import { useDiscussion } from './discussion-context.ts'
import { text } from './messages.ts'

const HEAD_ID = 'comments'

/** One page of the comments, and those on their way. */
export function Comments() {
  const { loaded, comments, count, outgoing } = useDiscussion().desk
  const { slug, comments_page: page, comments_pages: pages } = loaded
  const head = useFocusOnPageTurn(page, slug)
  const pager = <Pager page={page} pages={pages} addressOf={(each) => addressOf(slug, each)} />
  return (
    <section className="comments" aria-labelledby={HEAD_ID}>
      <header className="section-head">
        <h2 id={HEAD_ID} ref={head} tabIndex={-1}>
          {text.comments(count)}
        </h2>
      </header>
      {pager}
      <ol>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} />
        ))}
        {outgoing}
      </ol>
      {count + outgoing.length === 0 && <p className="quiet">{text.beTheFirst}</p>}
      {pager}
    </section>
  )
}

function addressOf(slug: string, page: number): string {
  return page === 1 ? discussionPath(slug) : `${discussionPath(slug)}?page=${page}`
}
