import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step. It gets the focus when it appears, so that keyboards and screen readers start there. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  )
}
