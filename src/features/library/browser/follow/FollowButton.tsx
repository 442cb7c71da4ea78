import { useReturnedIntent } from '#features/accounts/browser/session/use-returned-intent.ts'
import { currentViewer } from '#features/accounts/browser/session/viewer.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { useLazyDialog } from '#ui/page/use-lazy.ts'
import type { PageModule } from '../components/module-data.ts'
import { buttonText } from './messages.ts'
import { useFollowed } from './use-followed.ts'

/** Follows a module, or stops it. A guest is asked to log in. The code that a press needs is loaded with the press. */
export function FollowButton({ module }: { module: PageModule }) {
  const promptLogin = usePromptLogin()
  const isFollowing = useFollowed(module.id) !== undefined
  const { opened, open, hasFailed } = useLazyDialog(() => import('./FollowFlow.tsx'))
  const hash = `follow-${module.id}`
  useReturnedIntent(hash, (state) => open(state === 'done' ? 'welcome' : 'ask'))
  const press = () => {
    if (currentViewer().state !== 'guest') open(isFollowing ? 'unfollow' : 'ask')
    else promptLogin(() => open('ask'), undefined, { hash, label: buttonText.thenFollowed, title: module.name })
  }
  return (
    <>
      <button type="button" className="follow-button script-only" aria-pressed={isFollowing} onClick={press}>
        <Icon name={isFollowing ? 'check' : 'bell'} />
        {isFollowing ? buttonText.following : buttonText.follow}
        {hasFailed && buttonText.again}
      </button>
      {opened && <opened.Dialog key={opened.press} module={module} start={opened.start} />}
    </>
  )
}
