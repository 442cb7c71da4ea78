import type { ReactNode } from 'react'
import { pageText as text } from '../text.ts'
import '../pages/accounts.css'

interface AccountCardProps {
  title: string
  lead?: string
  worksWithoutScript?: boolean
  children: ReactNode
}

/** One thing to do about an account, in the middle of the page. */
export function AccountCard({ title, lead, worksWithoutScript = false, children }: AccountCardProps) {
  return (
    <div className="wrap page">
      <div className="account-card">
        <div className="band band-small" />
        <div className="account-card-body">
          <h1>{title}</h1>
          {lead && <p className="quiet">{lead}</p>}
          {!worksWithoutScript && (
            <noscript>
              <p>{text.needsScript}</p>
            </noscript>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}
