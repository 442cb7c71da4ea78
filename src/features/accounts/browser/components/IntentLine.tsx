import { Icon } from '#ui/elements/Icon.tsx'
import { useIntent } from '../session/intent.ts'
import { intentText as text } from './messages.ts'

/** What happens after the login or sign-up. @param waits the person has to open a mail before */
export function IntentLine({ next, waits = false }: { next: string | undefined; waits?: boolean }) {
  const intent = useIntent(next)
  if (intent === undefined) return null
  return (
    <p className="intent-line">
      <Icon name={intent.hash.startsWith('save') ? 'bookmark' : 'check'} />
      <span>
        {waits ? text.waiting : intent.label} <b dir="auto">{intent.title}</b>
        {waits && text.comesBack}
      </span>
    </p>
  )
}
