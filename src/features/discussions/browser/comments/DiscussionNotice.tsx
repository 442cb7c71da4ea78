import { Icon } from '#ui/Icon.tsx'
import { text } from './messages.ts'
import '#ui/floating-notice.css'

/** Something that did not go through, and how to do it again. */
export interface Failure {
  sentence: string
  again: () => void
}

/** Says at the bottom of the window what did not go through; it stays until it is closed or done. */
export function DiscussionNotice({ failure, onClose }: { failure: Failure; onClose: () => void }) {
  return (
    <div className="floating-notice discussion-notice" role="alert">
      <Icon name="warning" />
      <span>{failure.sentence}</span>
      <button type="button" className="link-button" onClick={failure.again}>
        {text.tryAgain}
      </button>
      <button type="button" className="icon-button" aria-label={text.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
