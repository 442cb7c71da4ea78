import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#core/client.ts'
import { findFieldError, type TextField } from '#core/rules.ts'
import { formErrorOf } from './form-error.ts'
import { usePromptLogin } from './login-prompt.ts'
import { randomKey } from './random-key.ts'

type Values<Name extends string> = Record<Name, string>
type FieldErrors = Record<string, string>

interface FormOptions<Name extends string> {
  /** Checked before sending. */
  fields: Record<Name, TextField>
  /** Checks fields that belong together. */
  check?: (values: Values<Name>) => Partial<Values<Name>>
  /** Sends the values; errors are shown at the fields. The server stores values with the same key only once. */
  send: (values: Values<Name>, idempotencyKey: string) => Promise<void>
  /** Fields that have another name in the API, by that name. */
  apiNames?: Record<string, Name>
}

const UNAUTHORIZED = 401

/**
 * State of a form. Its fields are uncontrolled, so nothing is lost when a call fails. When the session has ended, it prompts for
 * a login and sends the form again.
 */
export function useForm<Name extends string>({ fields, check, send, apiNames = {} }: FormOptions<Name>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState<string>()
  const [apiError, setApiError] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  const promptLogin = usePromptLogin()
  const lastTry = useRef({ content: '', key: '' })
  // A second click can come before the first one is rendered.
  const isSending = useRef(false)

  const show = (form: HTMLFormElement, next: FieldErrors, message?: string) => {
    setErrors(next)
    setMessage(message)
    setApiError(undefined)
    const first = [...form.elements].find((field) => 'name' in field && String(field.name) in next)
    if (first instanceof HTMLElement) first.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const values = readValues(form, fields)
    const invalid = { ...checkValues(values, fields), ...check?.(values) }
    if (Object.keys(invalid).length > 0) return show(form, definedOnly(invalid))
    show(form, {})
    isSending.current = true
    setBusy(true)
    try {
      await send(values, keyFor(values))
      // The next submission is a new one, even with the same content.
      lastTry.current = { content: '', key: '' }
    } catch (error) {
      // Do not prompt after the form was closed.
      if (!form.isConnected) return
      if (error instanceof ApiError && error.status === UNAUTHORIZED) promptLogin(() => form.requestSubmit())
      else fail(form, error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  /** Hides the error of a field while it is being corrected. */
  const clearError = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = 'name' in target ? String(target.name) : ''
    if (name in errors) setErrors(({ [name]: _, ...others }) => others)
  }

  const fail = (form: HTMLFormElement, error: unknown) => {
    const { fields: rejected, message } = formErrorOf(error)
    const named = Object.entries(rejected).map(([name, error]) => [apiNames[name] ?? name, error] as const)
    const known = named.filter(([name]) => name in fields)
    const unknown = named.filter(([name]) => !(name in fields)).map(([, error]) => error)
    show(form, Object.fromEntries(known), message ?? unknown[0])
    if (error instanceof ApiError) setApiError(error)
  }

  /** The same content gets the same key, also after a failure. */
  const keyFor = (values: Values<Name>): string => {
    const content = JSON.stringify(values)
    if (lastTry.current.content !== content) lastTry.current = { content, key: randomKey() }
    return lastTry.current.key
  }

  return {
    busy,
    /** An error of the whole form, for an alert. */
    message,
    /** Whether the API rejected the form with this code. */
    hasError: (field: string, code: string) => apiError?.has(field, code) ?? false,
    formProps: { onSubmit: submit, onInput: clearError, noValidate: true, method: 'post' as const },
    field: (name: Name) => ({ name, error: errors[name], ...maxLengthOf(fields[name]) }),
  }
}

function readValues<Name extends string>(form: HTMLFormElement, fields: Record<Name, TextField>): Values<Name> {
  const given = new FormData(form)
  const names = Object.keys(fields) as Name[]
  return Object.fromEntries(names.map((name) => [name, String(given.get(name) ?? '')])) as Values<Name>
}

function checkValues<Name extends string>(values: Values<Name>, fields: Record<Name, TextField>): FieldErrors {
  const errors: FieldErrors = {}
  for (const name in fields) {
    const error = findFieldError(values[name], fields[name])
    if (error !== undefined) errors[name] = error.message
  }
  return errors
}

function definedOnly(errors: Record<string, string | undefined>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).flatMap(([name, error]) => (error ? [[name, error]] : [])))
}

/** The field accepts a slightly longer text and shows an error, so that a pasted text is not cut silently. */
const SPARE_CHARACTERS = 50

function maxLengthOf({ rule: { max } }: TextField): { maxLength?: number } {
  return max === undefined ? {} : { maxLength: max + SPARE_CHARACTERS }
}
