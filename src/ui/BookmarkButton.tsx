import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { usePromptLogin } from './login-prompt.ts'

/**
 * Keeps a thing on the reader's shelf; a guest is asked to log in.
 * With `of` it is a small round button on a row, named for screen readers after the thing.
 */
export function BookmarkButton({ of, children }: { of?: string; children?: ReactNode }) {
  const promptLogin = usePromptLogin()
  if (of !== undefined) {
    return (
      <button
        type="button"
        className="icon-button script-only"
        data-needs-script=""
        aria-label={`Bookmark: ${of}`}
        onClick={() => promptLogin()}
      >
        <Icon name="bookmark" />
      </button>
    )
  }
  return (
    <button type="button" className="button button-line script-only" data-needs-script="" onClick={() => promptLogin()}>
      <Icon name="bookmark" />
      {children}
    </button>
  )
}
