const DRAWINGS = {
  clock: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM12 7v5.5l3.5 2',
  notes: 'M4 4h16v16H4zM8 9h8M8 13h8M8 17h4',
  'full-screen': 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const

/** Drawings of this view alone, which are not in the sprite of every page. */
export function PresentIcon({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="square" d={DRAWINGS[name]} />
    </svg>
  )
}
