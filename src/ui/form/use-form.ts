import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#core/client.ts'
import { fieldErrorOf, type TextField } from '#core/rules.ts'
import { usePromptLogin } from '../login-prompt.ts'
import { randomKey } from '../random-key.ts'
import { formErrorOf } from './form-error.ts'

type Values<Name extends string> = Record<Name, string>
type Faults = Record<string, string>

interface FormOptions<Name extends string> {
  /** The form checks its fields before it sends anything. */
  fields: Record<Name, TextField>
  /** Faults of fields that belong together. */
  check?: (values: Values<Name>) => Partial<Values<Name>>
  /** Sends it; what it throws becomes sentences at the fields. With the same key the server makes one thing of two. */
  send: (values: Values<Name>, idempotencyKey: string) => Promise<void>
  /** How the API names a field where it has another name. */
  apiNames?: Record<string, Name>
}

const UNAUTHORIZED = 401

/**
 * A form that keeps what was typed until it has arrived. The fields are the browser's own: nothing is lost when a call
 * fails, and a session that has ended is renewed by logging in over the form.
 */
export function useForm<Name extends string>({ fields, check, send, apiNames = {} }: FormOptions<Name>) {
  const [faults, setFaults] = useState<Faults>({})
  const [message, setMessage] = useState<string>()
  const [apiError, setApiError] = useState<ApiError>()
  const [busy, setBusy] = useState(false)
  const promptLogin = usePromptLogin()
  const lastTry = useRef({ content: '', key: '' })
  // A second press can come before the first has been drawn.
  const isUnderWay = useRef(false)

  const show = (form: HTMLFormElement, next: Faults, sentence?: string) => {
    setFaults(next)
    setMessage(sentence)
    setApiError(undefined)
    const first = [...form.elements].find((field) => 'name' in field && String(field.name) in next)
    if (first instanceof HTMLElement) first.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const form = event.currentTarget
    const values = valuesOf(form, fields)
    const wrong = { ...faultsOf(values, fields), ...check?.(values) }
    if (Object.keys(wrong).length > 0) return show(form, definedOnly(wrong))
    show(form, {})
    isUnderWay.current = true
    setBusy(true)
    try {
      await send(values, keyFor(values))
      // What is sent after this is a new thing, also where it has the same content.
      lastTry.current = { content: '', key: '' }
    } catch (error) {
      // Who has closed the form meanwhile is asked for nothing more.
      if (!form.isConnected) return
      if (error instanceof ApiError && error.status === UNAUTHORIZED) promptLogin(() => form.requestSubmit())
      else fail(form, error)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  /** What was wrong is being put right. */
  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = 'name' in target ? String(target.name) : ''
    if (name in faults) setFaults(({ [name]: _, ...others }) => others)
  }

  const fail = (form: HTMLFormElement, error: unknown) => {
    const { fields: wrong, message: sentence } = formErrorOf(error)
    const named = Object.entries(wrong).map(([name, fault]) => [apiNames[name] ?? name, fault] as const)
    const known = named.filter(([name]) => name in fields)
    const unknown = named.filter(([name]) => !(name in fields)).map(([, fault]) => fault)
    show(form, Object.fromEntries(known), sentence ?? unknown[0])
    if (error instanceof ApiError) setApiError(error)
  }

  /** The same content sent again after a failure is the same thing; changed content is another. */
  const keyFor = (values: Values<Name>): string => {
    const content = JSON.stringify(values)
    if (lastTry.current.content !== content) lastTry.current = { content, key: randomKey() }
    return lastTry.current.key
  }

  return {
    busy,
    /** One sentence about the whole, for an alert. */
    message,
    /** Whether the API rejected the form with this code. */
    hasError: (field: string, code: string) => apiError?.has(field, code) ?? false,
    formProps: { onSubmit: submit, onInput: forget, noValidate: true, method: 'post' as const },
    /** Name, error and longest length of a field. */
    field: (name: Name) => ({ name, error: faults[name], ...lengthOf(fields[name]) }),
  }
}

function valuesOf<Name extends string>(form: HTMLFormElement, fields: Record<Name, TextField>): Values<Name> {
  const given = new FormData(form)
  const names = Object.keys(fields) as Name[]
  return Object.fromEntries(names.map((name) => [name, String(given.get(name) ?? '')])) as Values<Name>
}

function faultsOf<Name extends string>(values: Values<Name>, fields: Record<Name, TextField>): Faults {
  const faults: Faults = {}
  for (const name in fields) {
    const error = fieldErrorOf(values[name], fields[name])
    if (error !== undefined) faults[name] = error.message
  }
  return faults
}

function definedOnly(faults: Record<string, string | undefined>): Faults {
  return Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])))
}

/** Room to paste a little too much and be told so, rather than losing the end of it. */
const SPARE_CHARACTERS = 50

function lengthOf({ rule: { max } }: TextField): { maxLength?: number } {
  return max === undefined ? {} : { maxLength: max + SPARE_CHARACTERS }
}
