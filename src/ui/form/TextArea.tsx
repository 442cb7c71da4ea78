import { type ComponentProps, useId, useState } from 'react'
import { FieldFrame } from '../Field.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string
  help?: string
  error?: string | undefined
  /** What the counter under the field says of the text; says nothing when left out. */
  countOf?: (text: string) => string
}

/** Several lines to fill in, with a counter. */
export function TextArea({ label, help, error, countOf, defaultValue, ...input }: TextAreaProps) {
  const id = useId()
  const [typed, setTyped] = useState(String(defaultValue ?? ''))
  return (
    <FieldFrame id={id} label={label} help={help} error={error} count={countOf?.(typed)}>
      {(described) => (
        <textarea
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
