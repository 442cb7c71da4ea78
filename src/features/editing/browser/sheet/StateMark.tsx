import './state-mark.css'

const DIAMOND = 'M12 2l10 10-10 10L2 12z'

/** A mark for each state, on a grid of 24. */
const DRAWINGS = {
  done: <path d={DIAMOND} fill="currentColor" />,
  draft: (
    <>
      <path d={DIAMOND} />
      <path d="M12 2v20L2 12z" fill="currentColor" />
    </>
  ),
  waiting: <path d={DIAMOND} />,
  error: (
    <>
      <path d={DIAMOND} fill="currentColor" />
      <path className="edit-mark-sign" d="M12 7v5.5M12 15.3v2" />
    </>
  ),
  warning: <path d="M12 3l10 18H2z" fill="currentColor" />,
} as const

/** A diamond: full for public, half for a draft, hollow for something planned, with '!' for an error; a triangle is a warning. */
export function StateMark({ kind }: { kind: keyof typeof DRAWINGS }) {
  return (
    <svg className={`edit-mark edit-mark-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      {DRAWINGS[kind]}
    </svg>
  )
}
