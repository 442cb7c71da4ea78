import { lazy, type ReactNode } from 'react'
import { reloadPage } from '#ui/page/reload-page.ts'
import { Note } from '#ui/status/Note.tsx'
import { text } from './messages.ts'

/** One chunk: on a slow network each further file costs a round trip. */
const load = () => import('../comments/MemberComments.ts')

/** Loads the chunk while a guest logs in, so that the action that needed the login is sent immediately. */
export function preloadMemberComments(): void {
  load().catch(() => undefined)
}

/** If the script cannot be loaded, the page stays and shows the fallback. */
function lazyPart(name: keyof Awaited<ReturnType<typeof load>>, Fallback: () => ReactNode) {
  return lazy(() =>
    load().then(
      (module): { default: () => ReactNode } => ({ default: module[name] }),
      () => ({ default: Fallback }),
    ),
  )
}

export const CommentComposer = lazyPart('CommentComposer', ComposerMissing)
export const PendingComments = lazyPart('PendingComments', () => null)
export const DiscussionDialogs = lazyPart('DiscussionDialogs', () => null)

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
