import { Icon } from '#ui/elements/Icon.tsx'
import { useWish } from '../session/wish.ts'
import { wishText as text } from './messages.ts'

/** What happens after the login or sign-up. @param waits the person has to open a mail before */
export function WishLine({ next, waits = false }: { next: string | undefined; waits?: boolean }) {
  const wish = useWish(next)
  if (wish === undefined) return null
  return (
    <p className="wish-line">
      <Icon name={wish.hash.startsWith('save') ? 'bookmark' : 'check'} />
      <span>
        {waits ? text.waiting : wish.label} <b dir="auto">{wish.title}</b>
        {waits && text.comesBack}
      </span>
    </p>
  )
}
