import './upload-progress.css'

interface UploadProgressProps {
  /** From 0 to 100; `unknown` while something runs that cannot be measured. */
  value: number | 'unknown'
  label: string
}

export function UploadProgress({ value, label }: UploadProgressProps) {
  return (
    <div
      className={value === 'unknown' ? 'upload-progress upload-progress-unknown' : 'upload-progress'}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(value !== 'unknown' && { 'aria-valuenow': value })}
    >
      <i style={{ inlineSize: value === 'unknown' ? '100%' : `${value}%` }} />
    </div>
  )
}
