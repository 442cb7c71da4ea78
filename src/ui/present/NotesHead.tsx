import type { PreviewFile } from '../preview/preview-file.ts'
import { text } from './messages.ts'
import { TimeLeft } from './TimeLeft.tsx'
import type { Clock } from './use-clock.ts'

/** How far the slides may be from the time and still be about right, of the whole. */
const TOLERANCE = 0.1

interface NotesHeadProps {
  file: PreviewFile
  titleId: string
  clock: Clock
  slide: number
  pages: number | null
  onSetTime: () => void
}

export function NotesHead({ file, titleId, clock, slide, pages, onSetTime }: NotesHeadProps) {
  const { startedAt, minutes, elapsed } = clock
  return (
    <header className="present-head">
      <div lang={file.lang}>
        <h2 id={titleId} dir="auto">
          {file.title}
        </h2>
        {startedAt !== undefined && <small>{text.startedAt(minutes, formatTime(startedAt))}</small>}
      </div>
      <button type="button" className="present-time" title={text.change} onClick={onSetTime}>
        <TimeLeft clock={clock} />
        {startedAt !== undefined && pages !== null && (
          <small>{text.pace[paceOf((slide - 1) / pages, slide / pages, elapsed)](slide, pages)}</small>
        )}
      </button>
    </header>
  )
}

/** @param from when the slide begins if all take the same time, and @param to when it ends */
function paceOf(from: number, to: number, elapsed: number): keyof typeof text.pace {
  if (elapsed < from - TOLERANCE) return 'ahead'
  return elapsed > to + TOLERANCE ? 'behind' : 'right'
}

function formatTime(at: number): string {
  const date = new Date(at)
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`
}
