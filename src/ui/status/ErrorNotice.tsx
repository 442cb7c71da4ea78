import { Button } from '../elements/Button.tsx'
import { text } from '../messages.ts'

/** Says that a load failed, with a button that tries again. */
export function ErrorNotice({ title, hint, onRetry }: { title: string; hint?: string; onRetry: () => void }) {
  return (
    <div className="empty-state" role="alert">
      <div className="band" />
      <p>{title}</p>
      {hint && <p className="hint">{hint}</p>}
      <Button variant="primary" onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </div>
  )
}
