/** A diamond: full for public, half for a draft, hollow for something planned, with a sign for errors and warnings. */
export function StateMark({ kind }: { kind: 'done' | 'draft' | 'waiting' | 'error' | 'warning' }) {
  return <span className={`edit-mark edit-mark-${kind}`} aria-hidden="true" />
}
