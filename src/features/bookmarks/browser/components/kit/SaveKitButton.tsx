import { useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useReturnedIntent } from '#features/accounts/browser/session/use-returned-intent.ts'
import { currentViewer } from '#features/accounts/browser/session/viewer.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { kitText as text } from '../../../messages.ts'
import { bookmarks } from '../../client.ts'
import { BookmarksNotice } from '../BookmarksNotice.tsx'
import { buttonText } from '../messages.ts'
import { useBookmarkTask } from '../use-bookmark-task.ts'

/** The hash with which a guest comes back who wanted to save the kit. Saving it twice is harmless, so the page does it. */
const HASH = 'save-kit'

export function SaveKitButton({ code, name }: { code: string; name: string }) {
  const { notice, run, dismiss } = useBookmarkTask()
  const promptLogin = usePromptLogin()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await run({
      work: () => bookmarks.saveKit(memberTransport(), { params: { code } }),
      done: ({ detail }) => ({ text: detail }),
      failed: text.notSaved,
    })
    setBusy(false)
  }
  useReturnedIntent(HASH, () => void save())
  const press = () => {
    const intent = { hash: HASH, label: buttonText.thenSaved, title: name }
    if (currentViewer().state === 'guest') promptLogin(() => void save(), undefined, intent)
    else void save()
  }
  return (
    <>
      <button
        type="button"
        className="button button-line script-only"
        aria-busy={isBusy || undefined}
        onClick={isBusy ? undefined : press}
      >
        <Icon name="folder" />
        {text.saveToFolders}
      </button>
      <BookmarksNotice notice={notice} onClose={dismiss} />
    </>
  )
}
