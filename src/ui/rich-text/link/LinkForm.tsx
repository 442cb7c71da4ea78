import { type FormEvent, useRef, useState } from 'react'
import { linkAddress } from '#core/link-address.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { Field } from '#ui/form/Field.tsx'
import { text } from '../messages.ts'
import type { LinkTarget } from './link-target.ts'

const words = text.linkWindow

interface LinkFormProps {
  target: LinkTarget
  onLink: (link: { text: string; href: string }) => void
  onRemove: () => void
  onCancel: () => void
}

/** Text and address of a link. */
export function LinkForm({ target, onLink, onRemove, onCancel }: LinkFormProps) {
  const to = useRef<HTMLInputElement>(null)
  const [label, setLabel] = useState(target.text)
  const [typed, setTyped] = useState(target.href ?? '')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = linkAddress(typed)
    setError(address.error && text.linkErrors[address.error])
    if (address.href === undefined) to.current?.focus()
    else onLink({ text: label.trim() || typed.trim(), href: address.href })
  }
  return (
    <form className="link-form" method="post" noValidate onSubmit={submit}>
      <Field
        label={words.display}
        help={words.displayHelp}
        name="link_text"
        autoComplete="off"
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
        {...(target.text === '' && { ref: markAutofocus })}
      />
      <LinkToField
        first={target.text !== ''}
        field={to}
        value={typed}
        error={error}
        onType={(value) => {
          setTyped(value)
          setError(undefined)
        }}
      />
      <TestLink href={linkAddress(typed).href} />
      <div className="link-actions">
        {target.href !== undefined && (
          <button type="button" className="link-button" onClick={onRemove}>
            {words.remove}
          </button>
        )}
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button variant="primary" type="submit">
          {target.href === undefined ? words.add : words.save}
        </Button>
      </div>
    </form>
  )
}

interface LinkToFieldProps {
  /** Has the focus when the dialog opens. */
  first: boolean
  field: { current: HTMLInputElement | null }
  value: string
  error: string | undefined
  onType: (value: string) => void
}

function LinkToField({ first, field, value, error, onType }: LinkToFieldProps) {
  const hold = (input: HTMLInputElement | null) => {
    field.current = input
    if (first) markAutofocus(input)
  }
  return (
    <Field
      ref={hold}
      label={words.to}
      help={words.toHelp}
      name="link_to"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}

/** `<dialog>` focuses the element with this attribute. React does not render it. */
function markAutofocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '')
}

/** Opens the address in a new tab. Disabled while the address is invalid. */
function TestLink({ href }: { href: string | undefined }) {
  const open = href === undefined ? { role: 'link', 'aria-disabled': true } : { href, target: '_blank' }
  return (
    <a className="test-link" rel="noopener noreferrer" {...open}>
      {words.test}
      <Icon name="external" />
      <span className="visually-hidden">{words.newTab}</span>
    </a>
  )
}
