import { type FormEvent, useId } from 'react'
import { text } from './messages.ts'
import type { Clock } from './use-clock.ts'

/** '42 min left', then 'over by 2 min'. */
export function TimeLeft({ clock: { left, isSoon, startedAt } }: { clock: Clock }) {
  if (startedAt === undefined) return <span>{text.stopped}</span>
  return (
    <span className={isSoon ? 'is-soon' : undefined}>
      {left < 0 ? (
        <b>{text.overBy(-left)}</b>
      ) : (
        <>
          <b>{text.minutes(left)}</b> {text.left}
        </>
      )}
    </span>
  )
}

const MAX_MINUTES = 600

/** Changes or stops the clock. It stands in the place of the controls, so that nothing covers a slide. */
export function TimeForm({ clock, onDone }: { clock: Clock; onDone: () => void }) {
  const id = useId()
  const set = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const minutes = Number(new FormData(event.currentTarget).get('minutes'))
    if (minutes >= 1) clock.set(Math.min(Math.round(minutes), MAX_MINUTES))
    onDone()
  }
  return (
    <form className="present-time-form" onSubmit={set}>
      <label htmlFor={id}>{text.minutesOfSession}</label>
      {/* biome-ignore lint/a11y/noAutofocus: the reader has pressed the clock */}
      <input id={id} name="minutes" type="number" min={1} max={MAX_MINUTES} defaultValue={clock.minutes} autoFocus />
      <button type="submit" className="present-word">
        {text.set}
      </button>
      <button
        type="button"
        className="present-word"
        onClick={() => {
          clock.stop()
          onDone()
        }}
      >
        {text.stop}
      </button>
    </form>
  )
}
