import { Form, useNavigation } from 'react-router'

interface SearchFormProps {
  action: string
  name: string
  label: string
  placeholder?: string
  defaultValue: string
  /** Parts of the address that the search keeps. */
  hidden?: Record<string, string>
  submitLabel?: string
}

/** A search whose words are in the address: works without a script and can be shared. */
export function SearchForm({
  action,
  name,
  label,
  placeholder,
  defaultValue,
  hidden = {},
  submitLabel = 'Search',
}: SearchFormProps) {
  const navigation = useNavigation()
  const busy = navigation.formAction?.startsWith(action)
  return (
    <Form className="search-form" role="search" action={action} key={`${action}${defaultValue}`} preventScrollReset>
      <input
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={defaultValue}
        maxLength={200}
        enterKeyHint="search"
      />
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <button type="submit" aria-busy={busy || undefined}>
        {submitLabel}
      </button>
    </Form>
  )
}
