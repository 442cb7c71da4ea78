import { useContext } from 'react'
import { text } from './messages.ts'
import { OpenFeedbackContext } from './use-survey-offer.ts'

/** Opens the survey. */
export function FeedbackButton({ className, onPress }: { className: string; onPress?: () => void }) {
  const openFeedback = useContext(OpenFeedbackContext)
  return (
    <button
      type="button"
      className={className}
      data-needs-script=""
      onClick={() => {
        onPress?.()
        openFeedback()
      }}
    >
      {text.feedback}
    </button>
  )
}
