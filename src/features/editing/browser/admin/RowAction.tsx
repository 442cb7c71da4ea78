import { useState } from 'react'
import { failureOf } from '../bar/draft-saver.ts'
import { toDoText as text } from './messages.ts'

/** Runs one action at a time. @param otherwise the sentence for a failure that the server does not explain */
export function useAction(otherwise: string) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const run = async (act: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setFailure('')
    try {
      await act()
    } catch (error) {
      setFailure(failureOf(error, otherwise))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, run }
}

/** A button that does the next step at once. A failure is shown beside it. */
export function RowAction({ name, title, act }: { name: string; title: string; act: () => Promise<void> }) {
  const { isBusy, failure, run } = useAction(text.notDone)
  return (
    <>
      <button
        type="button"
        className="edit-button to-do-step"
        aria-label={text.ofRow(name, title)}
        aria-busy={isBusy || undefined}
        onClick={() => void run(act)}
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
