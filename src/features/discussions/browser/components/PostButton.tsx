import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { currentViewer } from '#features/accounts/browser/session/viewer.ts'
import { Button } from '#ui/Button.tsx'
import { usePromptLogin } from '#ui/login-prompt.ts'
import { reloadPage } from '#ui/reload-page.ts'
import { text } from '../../messages.ts'
import { discussionPath } from '../../paths.ts'
import type { PostModule } from '../posting/post-content.ts'

const load = () => import('../posting/PostDialog.tsx')
const PostDialog = lazy(load)

/**
 * Starts a discussion, about a module where one is given; a guest is asked to log in first. In the first load of the
 * lists: what a press needs comes with the press.
 */
export function PostButton({ module }: { module?: PostModule }) {
  const [state, setState] = useState<'open' | 'failed'>()
  const promptLogin = usePromptLogin()
  const navigate = useNavigate()
  // Loaded first: a network that fails here must not take the page with it.
  const open = () => {
    load().then(
      () => setState('open'),
      () => (state === 'failed' ? void reloadPage() : setState('failed')),
    )
  }
  const press = () => (currentViewer().state === 'guest' ? promptLogin(open) : open())
  return (
    <>
      <Button variant="primary" className="script-only" data-needs-script="" onClick={press}>
        {state === 'failed' ? text.tryAgain : text.newPost}
      </Button>
      {state === 'failed' && (
        <span className="field-error" role="alert">
          {text.notOpened}
        </span>
      )}
      {state === 'open' && (
        <Suspense>
          <PostDialog
            {...(module !== undefined && { module })}
            onClose={() => setState(undefined)}
            onSaved={({ slug }) => void navigate(discussionPath(slug))}
          />
        </Suspense>
      )}
    </>
  )
}
