const LINES = ['a', 'b', 'c', 'd', 'e', 'f']

/** A placeholder for content that takes longer than 300 ms. A page with it must load its script immediately. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label} data-script-now="">
      {LINES.map((line) => (
        <span key={line} />
      ))}
    </div>
  )
}
