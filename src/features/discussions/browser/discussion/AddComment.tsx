import { Suspense } from 'react'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { discussionPath } from '../../paths.ts'
import { useDiscussion } from './discussion-context.ts'
import { CommentComposer } from './member-comments.tsx'
import { text } from './messages.ts'

const ELEMENT_ID = 'add-comment'

/** The form for members, whose space is reserved until it is loaded; for guests the links to log in and sign up. */
export function AddComment() {
  const { state, hasMember, writer } = useDiscussion()
  const isMember = useViewer().state === 'member'
  return (
    <div className="add-comment" id={ELEMENT_ID}>
      {hasMember && (
        <Suspense>
          <CommentComposer />
        </Suspense>
      )}
      {!isMember && writer === undefined && <GuestPrompt slug={state.loaded.slug} />}
    </div>
  )
}

function GuestPrompt({ slug }: { slug: string }) {
  const next = encodeURIComponent(`${discussionPath(slug)}#${ELEMENT_ID}`)
  return (
    <div className="guest-prompt">
      <h3>{text.guest.title}</h3>
      <p>{text.guest.hint}</p>
      <p className="row">
        <Link className="button button-primary" to={`/user/login?next=${next}`}>
          {text.guest.logIn}
        </Link>
        <Link className="button button-line" to={`/user/signup?next=${next}`}>
          {text.guest.signUp}
        </Link>
      </p>
    </div>
  )
}
