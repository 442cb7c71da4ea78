const LINES = ['a', 'b', 'c', 'd', 'e', 'f']

/** Where something will stand, shown when it takes longer than 300 ms. A page that is sent with it is nothing without script. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label} data-script-now="">
      {LINES.map((line) => (
        <span key={line} />
      ))}
    </div>
  )
}
