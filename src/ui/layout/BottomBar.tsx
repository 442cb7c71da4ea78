import type { ReactNode } from 'react'

/**
 * The actions for a whole page, within reach of the thumb on phones. It comes last in `main` and sticks to the bottom of the
 * window only while `main` reaches there, so that it never covers the footer.
 */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="bottom-bar" aria-label={label}>
      {children}
    </section>
  )
}
