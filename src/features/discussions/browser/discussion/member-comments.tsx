import { lazyPart } from '#ui/page/lazy-part.tsx'
import { reloadPage } from '#ui/page/reload-page.ts'
import { Note } from '#ui/status/Note.tsx'
import { text } from './messages.ts'

/** One chunk: on a slow network each further file costs a round trip. */
const load = () => import('../comments/MemberComments.ts')

/** Loads the chunk while a guest logs in, so that the action that needed the login is sent immediately. */
export function preloadMemberComments(): void {
  load().catch(() => undefined)
}

export const CommentComposer = lazyPart(async () => ({ default: (await load()).CommentComposer }), ComposerMissing)
export const PendingComments = lazyPart(async () => ({ default: (await load()).PendingComments }), nothing)
export const DiscussionDialogs = lazyPart(async () => ({ default: (await load()).DiscussionDialogs }), nothing)

function ComposerMissing() {
  return (
    <Note>
      <p role="alert">{text.composerMissing}</p>
      <button type="button" className="link-button" onClick={() => void reloadPage()}>
        {text.tryAgain}
      </button>
    </Note>
  )
}

function nothing() {
  return null
}
