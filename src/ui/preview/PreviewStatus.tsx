import { text } from './messages.ts'
import type { Opened } from './use-pdf.ts'

interface PreviewStatusProps {
  opened: Opened
  hasPicture: boolean
  onRetry: () => void
}

/** What is shown until the document itself is there, and how far that is; or why it does not come. */
export function PreviewStatus({ opened, hasPicture, onRetry }: PreviewStatusProps) {
  if (opened.state === 'broken') return <p className="preview-status preview-failure">{text.broken}</p>
  if (opened.state === 'cut-off') {
    return (
      <p className="preview-status preview-failure" role="alert">
        {text.cutOff}
        <button type="button" className="button preview-button" onClick={onRetry}>
          {text.tryAgain}
        </button>
      </p>
    )
  }
  const progress = opened.state === 'opening' ? opened.progress : undefined
  const percent = progress && Math.floor((progress.done / progress.total) * 100)
  return (
    <div className="preview-status">
      <p>
        <span role="status">{hasPicture ? text.firstPage : text.opening}</span>
        {/* Numbers that change many times a second are not read out; the bar tells them to those who ask. */}
        {progress && percent !== undefined && (
          <span aria-hidden="true">{text.progress(percent, kilobytes(progress.done), kilobytes(progress.total))}</span>
        )}
      </p>
      <progress max={100} {...(percent !== undefined && { value: percent })} aria-label={text.opening} />
    </div>
  )
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1000)
}
