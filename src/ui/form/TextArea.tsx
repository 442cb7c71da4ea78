import { type ComponentProps, useId, useState } from 'react'
import { FieldFrame } from './Field.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string
  help?: string
  error?: string | undefined
  /** The text of the counter below the field; no counter by default. */
  countLabel?: (text: string) => string
}

/** A text field of several lines, with a counter. */
export function TextArea({ label, help, error, countLabel, defaultValue, ...input }: TextAreaProps) {
  const id = useId()
  const [typed, setTyped] = useState(String(defaultValue ?? ''))
  return (
    <FieldFrame id={id} label={label} help={help} error={error} count={countLabel?.(typed)}>
      {(described) => (
        <textarea
          dir="auto"
          {...input}
          {...described}
          id={id}
          defaultValue={defaultValue}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}
