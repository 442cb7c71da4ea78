import { Suspense, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { currentViewer, useViewer } from '#features/accounts/browser/session/viewer.ts'
import type { User } from '#features/accounts/contract.ts'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { Columns } from '#ui/layout/Columns.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { Box } from '#ui/status/Note.tsx'
import { text as communityText } from '../../messages.ts'
import { discussionPath } from '../../paths.ts'
import type { Discussion, DiscussionLink } from '../../schemas.ts'
import { GuidelinesBox } from '../discussion-list/GuidelinesBox.tsx'
import { AddComment } from './AddComment.tsx'
import { Comments } from './Comments.tsx'
import { DiscussionContext } from './discussion-context.ts'
import { discussionReducer, initialState, loadedByRouter, postOf, type Update } from './discussion-state.ts'
import { DiscussionDialogs, preloadMemberComments } from './member-comments.tsx'
import { text } from './messages.ts'
import { Post } from './Post.tsx'

/** A discussion: its post, one page of comments, and the form for a new one. */
export function DiscussionView({ loaded }: { loaded: Discussion }) {
  const [state, dispatch] = useReducer(discussionReducer, loaded, initialState)
  if (state.fromLoader !== loaded) dispatch(loadedByRouter(loaded))
  const { hasMember, writer } = useWriter()
  const promptLogin = usePromptLogin()
  const linkedCommentId = useLinkedComment()
  const dispatchAsMember = (update: Update) => {
    if (currentViewer().state !== 'guest') return dispatch(update)
    preloadMemberComments()
    promptLogin(() => dispatch(update))
  }
  const { category } = postOf(state)
  return (
    <DiscussionContext value={{ state, dispatch, dispatchAsMember, hasMember, writer, linkedCommentId }}>
      <div className="wrap">
        <Breadcrumbs
          items={[
            { name: communityText.home, to: '/' },
            { name: communityText.title, to: '/community/discussions' },
            { name: category.name, to: `/community/discussions?topic=${category.id}` },
          ]}
        />
      </div>
      <div className="discussion">
        <Columns side={<Side related={loaded.relatedDiscussions} />}>
          <Post />
          <div>
            <Comments />
            <AddComment />
          </div>
        </Columns>
      </div>
      {hasMember && (
        <Suspense>
          <DiscussionDialogs />
        </Suspense>
      )}
    </DiscussionContext>
  )
}

/** The member on this page. When the session ends, the member stays, so that the form keeps what was typed. */
function useWriter() {
  const { state, user } = useViewer()
  const [hasMember, setHasMember] = useState(false)
  const [writer, setWriter] = useState<User>()
  if (state === 'member' && !hasMember) setHasMember(true)
  if (user && user !== writer) setWriter(user)
  return { hasMember, writer }
}

/**
 * The comment that the address names after '#'. On a full page load the browser marks it (`:target`). On navigation inside
 * the site it does not, and on navigation inside the page it does not move the focus.
 */
function useLinkedComment(): number | undefined {
  const { hash } = useLocation()
  const [linkedId, setLinkedId] = useState<number>()
  const previousHash = useRef(hash)
  useEffect(() => {
    const id = /^#comment-(\d+)$/.exec(hash)?.[1]
    setLinkedId(id === undefined ? undefined : Number(id))
    if (previousHash.current !== hash) document.getElementById(`comment-${id}`)?.focus({ preventScroll: true })
    previousHash.current = hash
  }, [hash])
  return linkedId
}

function Side({ related }: { related: DiscussionLink[] }) {
  return (
    <div className="discussion-side">
      {related.length > 0 && (
        <Box>
          <h2>{text.related}</h2>
          <ul>
            {related.map(({ id, slug, title, comment_count }) => (
              <li key={id}>
                <Link to={discussionPath(slug)} dir="auto">
                  {title}
                </Link>
                {comment_count > 0 && <small>{text.comments(comment_count)}</small>}
              </li>
            ))}
          </ul>
        </Box>
      )}
      <GuidelinesBox />
    </div>
  )
}
