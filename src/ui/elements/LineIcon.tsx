/** A drawing that few pages have; those of all pages are in `Icon`. @param d its path, in a square of 24 */
export function LineIcon({ d }: { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="square" d={d} />
    </svg>
  )
}
