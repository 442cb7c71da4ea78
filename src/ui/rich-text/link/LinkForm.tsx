import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { text } from '../messages.ts'
import { linkAddress } from './link-address.ts'
import type { LinkTarget } from './link-target.ts'
import { TestLink } from './TestLink.tsx'

const words = text.linkWindow

interface LinkFormProps {
  target: LinkTarget
  onLink: (link: { text: string; href: string }) => void
  onRemove: () => void
  onCancel: () => void
}

/** What a link shows and where it leads. */
export function LinkForm({ target, onLink, onRemove, onCancel }: LinkFormProps) {
  const to = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(target.text)
  const [typed, setTyped] = useState(target.href ?? '')
  const [fault, setFault] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = linkAddress(typed)
    setFault(address.fault)
    if (address.href === undefined) to.current?.focus()
    else onLink({ text: shown.trim() || typed.trim(), href: address.href })
  }
  return (
    <form className="link-form" method="post" noValidate onSubmit={submit}>
      <Field
        label={words.display}
        help={words.displayHelp}
        name="link_text"
        autoComplete="off"
        value={shown}
        onChange={(event) => setShown(event.currentTarget.value)}
        {...(target.text === '' && { ref: beginHere })}
      />
      <LinkToField
        first={target.text !== ''}
        field={to}
        value={typed}
        error={fault}
        onType={(value) => {
          setTyped(value)
          setFault(undefined)
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
  /** The window opens with the focus here. */
  first: boolean
  field: { current: HTMLInputElement | null }
  value: string
  error: string | undefined
  onType: (value: string) => void
}

function LinkToField({ first, field, value, error, onType }: LinkToFieldProps) {
  const hold = (input: HTMLInputElement | null) => {
    field.current = input
    if (first) beginHere(input)
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

/** The window gives the focus to the field that says so when it opens; React leaves the attribute out. */
function beginHere(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '')
}
