import { ERRORS, type ErrorCode } from './error-codes.ts'
import { errorText } from './messages.ts'

export { ERRORS, type ErrorCode } from './error-codes.ts'

/** What is wrong with a field: a code of lower-case letters and `_` for programs, a sentence for people. */
export interface FieldError {
  code: string
  message: string
}

/** Errors by field name; `non_field_errors` for errors that belong to no field. */
export type FieldErrors = Record<string, FieldError[]>

/** An error that the caller should read. The response to any other error is `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** Seconds after which another attempt makes sense. */
  readonly retryAfterS: number | undefined

  constructor(code: ErrorCode, options: { fields?: FieldErrors; retryAfterS?: number; cause?: unknown } = {}) {
    super(errorText[code], { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.retryAfterS = options.retryAfterS
  }

  get status(): number {
    return ERRORS[this.code]
  }

  /** The body of the response: sentences by field for wrong input, else one sentence; with 401 also the code. */
  get body(): Record<string, string[]> | { detail: string; code?: ErrorCode } {
    if (this.fields) {
      const fields = Object.entries(this.fields)
      return Object.fromEntries(fields.map(([field, errors]) => [field, errors.map(({ message }) => message)]))
    }
    return this.status === 401 ? { detail: this.message, code: this.code } : { detail: this.message }
  }

  /** The headers of the response that carry the codes: `error-code`, and `error-fields` where fields are wrong. */
  get headers(): Record<string, string> {
    const pairs = Object.entries(this.fields ?? {}).flatMap(([field, errors]) =>
      errors.map(({ code }) => `${field}=${code}`),
    )
    return {
      'error-code': this.code,
      // A long list can have the same error in many items.
      ...(pairs.length > 0 && { 'error-fields': [...new Set(pairs)].join(', ') }),
    }
  }
}

export function fieldError(field: string, code: string, message: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: [{ code, message }] } })
}

/** Wrong input that belongs to no single field. */
export function inputError(code: string, message: string): AppError {
  return fieldError('non_field_errors', code, message)
}

/** @throws {AppError} `not_found` for undefined */
export function orNotFound<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found')
  return value
}
