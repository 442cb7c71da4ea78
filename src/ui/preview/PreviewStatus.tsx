import { text } from './messages.ts'
import type { Opened } from './use-pdf.ts'

interface PreviewStatusProps {
  opened: Opened
  hasPicture: boolean
  onRetry: () => void
}

/** The progress of loading the document, or why it failed. */
export function PreviewStatus({ opened, hasPicture, onRetry }: PreviewStatusProps) {
  if (opened.state === 'broken') return <p className="preview-status preview-failure">{text.broken}</p>
  if (opened.state === 'disconnected') {
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
        {/* Changes many times a second, so screen readers do not announce it; they can read the bar. */}
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
