import { type ComponentProps, useId } from 'react'
import { FieldFrame } from '#ui/Field.tsx'
import { TITLE_FIELD } from '../../rules.ts'
import { text } from './messages.ts'

interface TitleFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  error: string | undefined
  /** What is typed now, for the counter. */
  typed: string
}

/** The title of a post, with its counter. */
export function TitleField({ error, typed, ...input }: TitleFieldProps) {
  const id = useId()
  const count = text.post.titleCount([...typed.trim()].length, TITLE_FIELD.rule.max)
  return (
    <FieldFrame id={id} label={text.post.title} help={text.post.titleHelp} error={error} count={count}>
      {(described) => <input {...input} {...described} id={id} type="text" autoComplete="off" enterKeyHint="next" />}
    </FieldFrame>
  )
}
