import { useContext } from 'react'
import { text } from './messages.ts'
import { OpenFeedbackContext } from './use-survey-offer.ts'

/** Opens the survey. */
export function FeedbackButton({ className, onClick }: { className: string; onClick?: () => void }) {
  const openFeedback = useContext(OpenFeedbackContext)
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onClick?.()
        openFeedback()
      }}
    >
      {text.feedback}
    </button>
  )
}
