/** Every error of the API: its status and the sentence that a person reads. */
export const ERRORS = {
  invalid_input: { status: 400, detail: 'Some of what was sent can’t be used. See the fields.' },
  not_signed_in: { status: 401, detail: 'Log in to do this.' },
  token_not_valid: { status: 401, detail: 'Your session has ended. Log in again.' },
  not_allowed: { status: 403, detail: 'This is not yours to change.' },
  suspended: { status: 403, detail: 'You can’t post for the time being. The mail that we sent you says why.' },
  not_found: { status: 404, detail: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, detail: 'This address does not take that kind of call.' },
  already_subscribed: { status: 409, detail: 'Email subscribed already' },
  file_missing: { status: 410, detail: 'This file is not here any more. We have been told about it.' },
  too_large: { status: 413, detail: 'What was sent is too large.' },
  wrong_media_type: { status: 415, detail: 'This address does not take that kind of content.' },
  range_not_satisfiable: { status: 416, detail: 'The file has no such part.' },
  key_used_before: {
    status: 422,
    detail: 'This was sent before with other content. Reload the page and send it again.',
  },
  too_many_requests: { status: 429, detail: 'Too many requests. Wait a little and try again.' },
  posts_used_up: { status: 429, detail: 'New members can post five times a day. Come back tomorrow.' },
  reports_used_up: { status: 429, detail: 'You can report ten things a day. Come back tomorrow.' },
  internal: { status: 500, detail: 'Something went wrong on our side. Try again in a moment.' },
  busy: { status: 503, detail: 'The site is busy. Try again in a moment.' },
  storage_full: { status: 507, detail: 'The server has no room left. The people who run it have been told.' },
} as const satisfies Record<string, { status: number; detail: string }>

export type ErrorCode = keyof typeof ERRORS

/** Messages by field name; `non_field_errors` for messages that belong to no field. */
export type FieldErrors = Record<string, string[]>

/** An error that the caller should read. The response to any other error is `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** Seconds after which another attempt makes sense. */
  readonly retryAfterS: number | undefined

  constructor(code: ErrorCode, options: { fields?: FieldErrors; retryAfterS?: number; cause?: unknown } = {}) {
    super(ERRORS[code].detail, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.retryAfterS = options.retryAfterS
  }

  get status(): number {
    return ERRORS[this.code].status
  }

  /** The body of the response: messages by field for wrong input, else one sentence; with 401 also the code. */
  get body(): FieldErrors | { detail: string; code?: ErrorCode } {
    if (this.fields) return this.fields
    return this.status === 401 ? { detail: this.message, code: this.code } : { detail: this.message }
  }
}

/** Wrong input in one field. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: [message] } })
}

/** Wrong input that belongs to no single field. */
export function inputError(message: string): AppError {
  return fieldError('non_field_errors', message)
}

/** @throws {AppError} `not_found` for undefined */
export function orNotFound<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found')
  return value
}
