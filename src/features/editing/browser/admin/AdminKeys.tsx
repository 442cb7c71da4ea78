import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isRemembered, useRemembered } from '#features/accounts/browser/session/remembered.ts'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { isInDialog, isInField, usePlainKeys } from '#ui/page/use-plain-keys.ts'
import { adminText as text } from '../../messages.ts'

export interface AdminKey {
  key: string
  name: string
}

interface AdminKeysProps {
  /** A part of the back office: G, then this key, goes there. */
  parts: readonly (AdminKey & { to: string })[]
  /** The keys of the page itself, which it handles. */
  keys: readonly AdminKey[]
}

/** Single keys disturb people who speak to their computer. */
export const areKeysOn = () => !isRemembered('single_keys', 'off')

/** G and a letter go to a part, / goes to the search of the page, ? lists the keys. */
export function AdminKeys({ parts, keys }: AdminKeysProps) {
  const navigate = useNavigate()
  const isAfterG = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const [single, remember] = useRemembered('single_keys')
  const isOn = single !== 'off'
  usePlainKeys((event) => {
    const key = event.key.toLowerCase()
    if (isInField(event.target) || isInDialog(event.target)) return
    const part = isAfterG.current ? parts.find((each) => each.key === key) : undefined
    isAfterG.current = key === 'g' && isOn
    if (part) {
      event.preventDefault()
      void navigate(part.to)
    }
    if (key === '?') setOpen(true)
    if (key !== '/' || !isOn) return
    event.preventDefault()
    document.querySelector<HTMLElement>('main input[type=search], main search input')?.focus()
  })
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title={text.keys}>
      <dl className="admin-keys">
        {[...keys, ...parts.map(({ key, name }) => ({ key: `g ${key}`, name })), ...text.pageKeys].map(
          ({ key, name }) => (
            <div key={key}>
              <dt>
                <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{name}</dd>
            </div>
          ),
        )}
      </dl>
      <label>
        <input type="checkbox" checked={isOn} onChange={(event) => remember(event.target.checked ? 'on' : 'off')} />{' '}
        {text.keysOn}
      </label>
    </Dialog>
  )
}
