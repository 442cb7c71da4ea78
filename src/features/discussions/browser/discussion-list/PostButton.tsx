import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { currentViewer } from '#features/accounts/browser/session/viewer.ts'
import { Button } from '#ui/elements/Button.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { reloadPage } from '#ui/page/reload-page.ts'
import { discussionPath } from '../../paths.ts'
import { loadDialogs, PostDialog } from '../posting/load-dialogs.ts'
import { text } from './messages.ts'

/** Starts a discussion, about a module if one is given. A guest logs in first. The dialog's script loads on the press. */
export function PostButton({ module }: { module?: { id: number; name: string } }) {
  const [state, setState] = useState<'open' | 'failed'>()
  const promptLogin = usePromptLogin()
  const navigate = useNavigate()
  const open = () => {
    loadDialogs().then(
      () => setState('open'),
      () => (state === 'failed' ? void reloadPage() : setState('failed')),
    )
  }
  const press = () => (currentViewer().state === 'guest' ? promptLogin(open) : open())
  return (
    <>
      <Button variant="primary" className="script-only" onClick={press}>
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
