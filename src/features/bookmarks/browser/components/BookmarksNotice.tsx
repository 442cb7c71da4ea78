import { useEffect, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { pageText as text } from '../../messages.ts'
import type { Notice } from './use-bookmark-task.ts'
import '#ui/floating-notice.css'
import './shelf-notice.css'

/** How long good news stays, in ms. What failed stays until it is closed. */
const SHOWN_MS = 8000

/** Says at the bottom of the window how a change of the shelf ended. */
export function BookmarksNotice({ notice, onClose }: { notice: Notice | undefined; onClose: () => void }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (notice === undefined || notice.isFailure || isHeld) return
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  })
  return (
    // Somebody who is about to press something in it keeps it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the pointer or the focus is inside
    <div
      className="shelf-notice-place"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <p className="visually-hidden" role="status">
        {notice && !notice.isFailure && notice.text}
      </p>
      <p className="visually-hidden" role="alert">
        {notice?.isFailure && notice.text}
      </p>
      {notice && (
        <div className={`floating-notice shelf-notice${notice.isFailure ? ' shelf-notice-failure' : ''}`}>
          <Icon name={notice.isFailure ? 'warning' : 'check'} />
          <span aria-hidden="true">{notice.text}</span>
          {notice.action && (
            <button type="button" className="link-button" onClick={notice.action.press}>
              {notice.action.label}
            </button>
          )}
          <button type="button" className="icon-button" aria-label={text.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
