import type { ReactNode } from 'react'
import type { ChoiceField } from '#core/content-type.ts'
import { linkOf } from '#core/link-address.ts'
import { text } from '../../messages.ts'
import { describedBy, type FieldProps } from './field-props.ts'

const textOf = (value: FieldProps['value']) => (typeof value === 'string' ? value : '')

interface TextInputProps extends FieldProps {
  lines: number
  inputMode?: 'url'
}

/** A text of one or more lines. Its box grows with it. */
export function TextInput({ lines, inputMode, ...props }: TextInputProps) {
  const { id, value, onChange } = props
  const current = textOf(value)
  if (inputMode)
    return (
      <input
        dir="auto"
        id={id}
        inputMode={inputMode}
        value={current}
        {...describedBy(props)}
        onChange={(event) => onChange(event.target.value.trim())}
        // Shows the https:// that the server adds.
        onBlur={() => linkOf(current) !== undefined && onChange(linkOf(current) ?? current)}
      />
    )
  return (
    <textarea
      dir="auto"
      id={id}
      rows={lines}
      value={current}
      {...describedBy(props)}
      // A title has one line: Enter and pasted line breaks become spaces.
      onChange={(event) => onChange(lines === 1 ? event.target.value.replace(/\s*\n\s*/g, ' ') : event.target.value)}
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
