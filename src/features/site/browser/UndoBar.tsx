import { useEffect, useRef } from 'react'
import { EditIcon, StateMark, useTask } from '#features/editing/browser/public.ts'
import { createStore } from '#ui/store.ts'
import { siteText as text } from './messages.ts'
import './undo-bar.css'

interface Done {
  /** What was done. */
  title: string
  detail?: string
  /** Takes it back. */
  undo?: () => Promise<void>
}

/** What the reader did last, while it can be taken back. */
export const lastDone = createStore<Done | undefined>(undefined)

/** How long it can be taken back, in ms. */
const UNDO_MS = 60_000

/** The last element of a page: says what was done and takes it back. */
export function UndoBar() {
  const done = lastDone.useStore((current) => current)
  const { failure, run } = useTask()
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done === undefined) return
    const timer = setTimeout(() => lastDone.set(undefined), UNDO_MS)
    return () => clearTimeout(timer)
  }, [done])
  // The next page begins without it.
  useEffect(() => () => lastDone.set(undefined), [])
  const undo = async () => {
    if (done?.undo === undefined) return
    await done.undo()
    // The button with the focus is gone then.
    said.current?.focus()
    lastDone.set({ title: text.undone, detail: done.title })
  }
  return (
    <section className="undo-bar" aria-label={text.done} hidden={done === undefined}>
      <div className="wrap">
        <p ref={said} role="status" tabIndex={-1}>
          {done && (
            <>
              <StateMark kind="done" />
              <b>{done.title}</b> {done.detail}
            </>
          )}
        </p>
        {failure && <p role="alert">{failure}</p>}
        {done?.undo && (
          <button type="button" className="edit-button" onClick={() => void run(undo, text.notDone)}>
            <EditIcon name="undo" />
            {text.undo}
          </button>
        )}
      </div>
    </section>
  )
}
