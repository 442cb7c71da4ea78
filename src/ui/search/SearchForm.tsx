import type { RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import { Icon } from '../elements/Icon.tsx'
import { text } from '../messages.ts'

interface SearchFormProps {
  action: string
  name: string
  label: string
  placeholder?: string
  defaultValue: string
  /** Other query parameters that the search keeps. */
  hidden?: Record<string, string>
}

/** A search with its text in the address, so that it works without a script and can be shared. */
export function SearchForm({ action, name, label, placeholder = label, defaultValue, hidden = {} }: SearchFormProps) {
  const navigation = useNavigation()
  const busy = navigation.formAction?.startsWith(action)
  return (
    <Form className="search-form" role="search" action={action} key={`${action}${defaultValue}`} preventScrollReset>
      <SearchField name={name} label={label} placeholder={placeholder} defaultValue={defaultValue} busy={busy} />
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
    </Form>
  )
}

interface SearchFieldProps {
  field?: RefObject<HTMLInputElement | null>
  name: string
  label: string
  placeholder?: string
  defaultValue: string
  busy?: boolean | undefined
  onInput?: (text: string) => void
}

/** The field and the button of a search. Where there is no room for the word, the button is an icon before the field. */
export function SearchField({
  field,
  name,
  label,
  placeholder = label,
  defaultValue,
  busy = false,
  onInput,
}: SearchFieldProps) {
  return (
    <>
      <input
        ref={field}
        type="search"
        dir="auto"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={defaultValue}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        onInput={onInput && ((event) => onInput(event.currentTarget.value))}
      />
      <button type="submit" aria-busy={busy || undefined}>
        <Icon name="search" />
        <span>{text.search}</span>
      </button>
    </>
  )
}
