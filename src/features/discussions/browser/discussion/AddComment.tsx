import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Link } from '#ui/Link.tsx'
import { Note } from '#ui/Note.tsx'
import { reloadPage } from '#ui/reload-page.ts'
import { discussionPath } from '../../../paths.ts'
import { useDiscussion } from './discussion-context.ts'
import { text } from './messages.ts'

const PLACE_ID = 'add-comment'

/** Where one writes: the form for members, which keeps its room free until it has come, and the way in for guests. */
export function CommentPlace({ isMissing }: { isMissing: boolean }) {
  const { desk } = useDiscussion()
  const isMember = useViewer().state === 'member'
  return (
    <div className="comment-place" id={PLACE_ID}>
      {desk.form}
      {!desk.form && !isMember && <GuestPrompt slug={desk.loaded.slug} />}
      {isMissing && (
        <Note>
          <p role="alert">{text.formMissing}</p>
          <button type="button" className="link-button" onClick={() => void reloadPage()}>
            {text.tryAgain}
          </button>
        </Note>
      )}
    </div>
  )
}

function GuestPrompt({ slug }: { slug: string }) {
  const next = encodeURIComponent(`${discussionPath(slug)}#${PLACE_ID}`)
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
