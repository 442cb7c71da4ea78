import { Choices } from '#ui/form/Choices.tsx'
import { pageText } from '../../messages.ts'

const { stay, go } = pageText.settings.deleteChoices

/** Whether posts stay or go with an account: a field with the name `posts`. */
export function PostsChoice({ label }: { label: string }) {
  return (
    <Choices
      label={label}
      name="posts"
      options={[
        ['stay', ...stay],
        ['go', ...go],
      ]}
    />
  )
}
