const LINES = ['a', 'b', 'c', 'd', 'e', 'f']

/** Where something will stand, shown when it takes longer than 300 ms. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {LINES.map((line) => (
        <span key={line} />
      ))}
    </div>
  )
}
