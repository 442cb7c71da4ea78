import type { ReactNode } from 'react'

/**
 * What can be done with the whole of a page, at the thumb on phones. It stands last in `main` and sticks to the bottom of
 * the window only as long as `main` reaches there, so that it never lies on the footer.
 */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="bottom-bar" aria-label={label}>
      {children}
    </section>
  )
}
