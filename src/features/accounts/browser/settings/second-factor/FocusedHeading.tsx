import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step. It gets the focus when it appears, so that a keyboard or a screen reader goes on from there. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  )
}
