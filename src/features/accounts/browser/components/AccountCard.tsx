import { type ReactNode, useEffect, useRef } from 'react'
import { pageText as text } from '../../messages.ts'
import '../pages/accounts.css'

interface AccountCardProps {
  title: string
  lead?: string
  worksWithoutScript?: boolean
  /** The card replaces a pressed button, so its title gets the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** A page with one form or message about an account. */
export function AccountCard({
  title,
  lead,
  worksWithoutScript = false,
  takesFocus = false,
  children,
}: AccountCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="wrap page">
      <div className="account-card">
        <div className="band band-small" />
        <div className="account-card-body">
          <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
            {title}
          </h1>
          {lead && <p className="quiet">{lead}</p>}
          {!worksWithoutScript && (
            <noscript>
              <p className="note">{text.needsScript}</p>
            </noscript>
          )}
          <div className={`account-card-content${worksWithoutScript ? '' : ' script-only'}`}>{children}</div>
        </div>
      </div>
    </div>
  )
}
