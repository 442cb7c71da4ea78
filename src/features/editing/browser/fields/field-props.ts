import type { Path } from '#core/content-path.ts'
import type { AnyValue, Field } from '#core/content-type.ts'
import type { EntryState } from '../../contract.ts'
import type { DraftState } from '../bar/draft-state.ts'

/** The form of a draft. */
export interface Form {
  state: DraftState
  /** What readers see; without fields for something new. */
  published: AnyValue
  errors: FieldErrors
  change: (path: Path, value: AnyValue[string]) => void
}

/** What is wrong with the fields of an entry. */
export interface FieldErrors {
  /** Of one field, as sentences; undefined for nothing. */
  at: (path: Path) => string | undefined
  /** Whether a field or something in it has one. */
  isIn: (path: Path) => boolean
}

export interface FieldProps<F extends Field = Field> {
  /** Unique in the sheet; labels and errors refer to it. */
  id: string
  /** Its place in the value of the entry. */
  path: Path
  field: F
  value: AnyValue[string]
  /** What readers see; undefined for something new. */
  published: AnyValue[string] | undefined
  error: string | undefined
  server: EntryState
  onChange: (value: AnyValue[string]) => void
}

/** What describes an input, for screen readers. */
export function describedBy({ id, error, field }: Pick<FieldProps, 'id' | 'error' | 'field'>) {
  const ids = [error && `${id}-error`, (field.help || field.type === 'text') && `${id}-help`].filter(Boolean)
  return { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': ids.join(' ') || undefined }
}
