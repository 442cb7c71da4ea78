import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#ui/elements/Icon.tsx'
import { Sentence } from '#ui/elements/Sentence.tsx'
import { useIsHydrated } from '#ui/page/use-is-hydrated.ts'
import { pageText as text } from '../../messages.ts'
import type { Notice } from './use-bookmark-task.ts'
import '#ui/status/floating-notice.css'
import './bookmarks-notice.css'

/** How long a success stays, in ms. A failure stays until the member closes it. */
const SUCCESS_MS = 8000

/** At the bottom of the window, wherever the press was: beside the columns of a page there is no room for it. */
export function BookmarksNotice({ notice, onClose }: { notice: Notice | undefined; onClose: () => void }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (notice === undefined || notice.isFailure || isHeld) return
    const timer = setTimeout(onClose, SUCCESS_MS)
    return () => clearTimeout(timer)
  })
  const isHydrated = useIsHydrated()
  if (!isHydrated) return null
  // The preview covers what is outside of it. Other dialogs close when their work begins or fails.
  const place = document.querySelector('dialog.preview[open]') ?? document.body
  return createPortal(
    // The notice stays while the pointer or the focus is in it, so that its button can be pressed.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the pointer or the focus is inside
    <div
      className="bookmarks-notice-place"
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
        <div className={`floating-notice bookmarks-notice${notice.isFailure ? ' bookmarks-notice-failure' : ''}`}>
          <Icon name={notice.isFailure ? 'warning' : 'check'} />
          <span aria-hidden="true">
            <Sentence>{notice.text}</Sentence>
          </span>
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
    </div>,
    place,
  )
}
