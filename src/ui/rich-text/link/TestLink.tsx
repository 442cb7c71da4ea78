import { Icon } from '#ui/Icon.tsx'
import { text } from '../messages.ts'

const words = text.linkWindow

/** Opens the address to see whether it is the right one; does nothing while the address is not usable. */
export function TestLink({ href }: { href: string | undefined }) {
  const open = href === undefined ? { role: 'link', 'aria-disabled': true } : { href, target: '_blank' }
  return (
    <a className="test-link" rel="noopener noreferrer" {...open}>
      {words.test}
      <Icon name="external" />
      <span className="visually-hidden">{words.newTab}</span>
    </a>
  )
}
