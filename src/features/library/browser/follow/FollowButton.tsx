import { Suspense, useEffect, useState } from 'react'
import { takeIntent } from '#features/accounts/browser/session/take-intent.ts'
import { currentViewer, useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { lazyPart } from '#ui/page/lazy-part.tsx'
import { reloadPage } from '#ui/page/reload-page.ts'
import type { PageModule } from '../components/module-data.ts'
import type { FlowStart } from './FollowFlow.tsx'
import { useFollowed } from './follow-store.ts'
import { buttonText } from './messages.ts'

const load = () => import('./FollowFlow.tsx')
const FollowFlow = lazyPart(load)

/** Follows a module, or stops it. A guest is asked to log in. The code that a press needs is loaded with the press. */
export function FollowButton({ module }: { module: PageModule }) {
  const promptLogin = usePromptLogin()
  const isFollowing = useFollowed(module.id) !== undefined
  const [flow, setFlow] = useState<{ presses: number; start: FlowStart }>({ presses: 0, start: 'ask' })
  const [failed, setFailed] = useState(false)
  const begin = (start: FlowStart) => {
    load().then(
      () => {
        setFailed(false)
        setFlow(({ presses }) => ({ presses: presses + 1, start }))
      },
      () => (failed ? void reloadPage() : setFailed(true)),
    )
  }
  const hash = `follow-${module.id}`
  const { state } = useViewer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the new member is known
  useEffect(() => {
    const returned = state === 'member' && takeIntent(hash)
    if (returned) begin(returned === 'done' ? 'welcome' : 'ask')
  }, [state, hash])
  const press = () => {
    if (currentViewer().state !== 'guest') begin(isFollowing ? 'unfollow' : 'ask')
    else promptLogin(() => begin('ask'), undefined, { hash, label: buttonText.thenFollowed, title: module.name })
  }
  return (
    <>
      <button type="button" className="follow-button script-only" aria-pressed={isFollowing} onClick={press}>
        <Icon name={isFollowing ? 'check' : 'bell'} />
        {isFollowing ? buttonText.following : buttonText.follow}
        {failed && buttonText.again}
      </button>
      {flow.presses > 0 && (
        <Suspense>
          <FollowFlow key={flow.presses} module={module} start={flow.start} />
        </Suspense>
      )}
    </>
  )
}
