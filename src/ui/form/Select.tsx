import { type ComponentProps, useId } from 'react'
import { FieldFrame } from './Field.tsx'

interface SelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string
  help?: string
  error?: string | undefined
}

export function Select({ label, help, error, ...input }: SelectProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {(described) => <select {...input} {...described} id={id} />}
    </FieldFrame>
  )
}
