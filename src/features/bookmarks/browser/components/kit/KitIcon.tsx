const DRAWINGS = {
  edit: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  up: 'M12 21V4M5 11l7-7 7 7',
  down: 'M12 3v17M5 13l7 7 7-7',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  folder: 'M3 5h7l2 3h9v12H3z',
} as const

/** Drawings that only kits have; those of all pages are in `Icon`. */
export function KitIcon({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="square" />
    </svg>
  )
}
