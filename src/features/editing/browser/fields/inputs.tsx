import type { ReactNode } from 'react'
import type { Path } from '#core/content-path.ts'
import type { AnyValue, ChoiceField, Field, TextField } from '#core/content-type.ts'
import { linkOf } from '#core/link-address.ts'
import type { EntryState } from '../../contract.ts'
import { text } from '../../messages.ts'
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
export function describedBy({
  id,
  error,
  field,
}: Pick<FieldProps, 'id' | 'error'> & { field: Pick<Field, 'help' | 'type'> }) {
  const ids = [error && `${id}-error`, (field.help || field.type === 'text') && `${id}-help`].filter(Boolean)
  return { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': ids.join(' ') || undefined }
}

const textOf = (value: FieldProps['value']) => (typeof value === 'string' ? value : '')

/** A text of one or more lines. Its box grows with it. */
export function TextInput(props: FieldProps<TextField>) {
  const { id, field, value, onChange } = props
  const { lines = 1 } = field
  return (
    <textarea
      dir="auto"
      id={id}
      rows={lines}
      value={textOf(value)}
      {...describedBy(props)}
      // A title has one line: Enter and pasted line breaks become spaces.
      onChange={(event) => onChange(lines === 1 ? event.target.value.replace(/\s*\n\s*/g, ' ') : event.target.value)}
    />
  )
}

/** The address of a page or film. */
export function LinkInput(props: FieldProps) {
  const { id, value, onChange } = props
  return (
    <input
      dir="auto"
      id={id}
      inputMode="url"
      value={textOf(value)}
      {...describedBy(props)}
      onChange={(event) => onChange(event.target.value.trim())}
      // Shows the https:// that the server adds.
      onBlur={() => {
        const link = linkOf(textOf(value))
        if (link !== undefined) onChange(link)
      }}
    />
  )
}

export function ChoiceInput(props: FieldProps<ChoiceField>) {
  const { id, field, value, server, onChange } = props
  const options = typeof field.options === 'string' ? (server.choices[field.options] ?? []) : field.options
  return (
    <select id={id} value={textOf(value)} {...describedBy(props)} onChange={(event) => onChange(event.target.value)}>
      {(!field.required || textOf(value) === '') && <option value="">{text.choose}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

export function DateInput(props: FieldProps) {
  const { id, value, onChange } = props
  return (
    <input
      id={id}
      type="date"
      value={textOf(value).slice(0, 'YYYY-MM-DD'.length)}
      {...describedBy(props)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function FlagInput(props: FieldProps) {
  const { id, field, value, onChange } = props
  return (
    <label className="edit-flag" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        {...describedBy(props)}
        onChange={(event) => onChange(event.target.checked)}
      />
      {field.label}
    </label>
  )
}

interface ChooseFileProps {
  id: string
  /** As in the attribute of an input. */
  accept: string
  described?: ReturnType<typeof describedBy>
  onChoose: (file: File) => void
  children: ReactNode
}

/** A button that opens the browser's choice of a file. */
export function ChooseFile({ id, accept, described, onChoose, children }: ChooseFileProps) {
  return (
    <label className="edit-button edit-file-choose" htmlFor={id}>
      {children}
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept={accept}
        {...described}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onChoose(file)
          // The same file may be chosen again, once it is corrected.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
