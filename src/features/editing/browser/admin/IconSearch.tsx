import { Icon } from '#ui/elements/Icon.tsx'

interface IconSearchProps {
  label: string
  placeholder: string
  /** The name of the button. */
  button: string
  defaultValue?: string
}

/** The field and the button of a search in the back office: there is no room for a word on the button. */
export function IconSearch({ label, button, ...input }: IconSearchProps) {
  return (
    <>
      <input
        {...input}
        type="search"
        name="search"
        aria-label={label}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" aria-label={button}>
        <Icon name="search" />
      </button>
    </>
  )
}
