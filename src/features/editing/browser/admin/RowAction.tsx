import { useState } from 'react'
import { ApiError } from '#core/client.ts'
import { messageOf } from '../bar/draft-saver.ts'
import { toDoText as text } from './messages.ts'

/** A button that does the next step at once. A failure is shown beside it. */
export function RowAction({ name, title, act }: { name: string; title: string; act: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      setFailure((error instanceof ApiError && messageOf(error)) || text.notDone)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className="edit-button to-do-step"
        aria-label={text.ofRow(name, title)}
        aria-busy={isBusy || undefined}
        onClick={() => void run()}
      >
        {name}
      </button>
      {failure && (
        <p className="to-do-failure" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
