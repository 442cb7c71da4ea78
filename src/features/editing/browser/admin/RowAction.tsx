import { useTask } from '../use-task.ts'
import { toDoText as text } from './messages.ts'

/** A button that does the next step at once. A failure is shown beside it. */
export function RowAction({ name, title, act }: { name: string; title: string; act: () => Promise<void> }) {
  const { isBusy, failure, run } = useTask()
  return (
    <>
      <button
        type="button"
        className="edit-button to-do-step"
        aria-label={text.ofRow(name, title)}
        aria-busy={isBusy || undefined}
        onClick={() => void run(act, text.notDone)}
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
