import { type Endpoint, methodOf } from '#core/endpoint.ts'
import { AppError, ERRORS, type ErrorCode } from '#core/errors.ts'
import { compareTexts } from '#core/format.ts'
import { errorText } from '#core/messages.ts'
import { isStaffAccess, needsLogin } from '#core/roles.ts'
import { Archive } from '#core/schemas.ts'
import { limitOf } from '../limit-rate.ts'
import { validationText } from '../messages.ts'
import type { JsonSchema } from './schemas.ts'

/** The bodies of errors, as components of the document. */
export const ERROR_SCHEMAS: Record<string, JsonSchema> = {
  Error: {
    type: 'object',
    properties: {
      detail: { type: 'string', description: 'One sentence for a person' },
      code: { type: 'string', description: 'With status 401: why the token was not accepted' },
    },
    required: ['detail'],
  },
  FieldErrors: {
    type: 'object',
    description: 'Messages by field; `non_field_errors` for messages that belong to no field',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  },
}

export function errorResponsesOf(endpoint: Endpoint): Record<string, unknown> {
  const byStatus = Map.groupBy(errorsOf(endpoint), (code) => ERRORS[code])
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, errorResponse(codes)]))
}

/** Every error that a call of this endpoint can have: those of its contract and those of the steps before its handler. */
export function errorsOf({ address, parts, ...endpoint }: Endpoint): ErrorCode[] {
  const isWrite = methodOf(address) !== 'GET'
  // Any URL is `not_found` when it contains characters that no URL of the site has.
  const codes = new Set<ErrorCode>([...(parts.errors ?? []), 'not_found', 'internal', 'busy'])
  if (needsLogin(parts.may)) codes.add('not_signed_in').add('token_not_valid')
  if (isStaffAccess(parts.may)) codes.add('not_allowed').add('second_factor_required')
  if (parts.query || parts.input) codes.add('invalid_input')
  if (parts.input) codes.add('too_large').add('wrong_media_type')
  if (limitOf({ address, parts, ...endpoint }) !== undefined) codes.add('too_many_requests')
  if (Object.values(parts.output).includes(Archive))
    codes.add('file_missing').add('file_changed').add('range_not_satisfiable').add('too_many_requests')
  if (isWrite) codes.add('key_used_before').add('storage_full')
  return [...codes].sort((a, b) => ERRORS[a] - ERRORS[b] || compareTexts(a, b))
}

const RETRIED: readonly number[] = [429, 503]

export const ERROR_HEADERS: Record<string, unknown> = {
  RetryAfter: { description: 'Seconds until another attempt makes sense', schema: { type: 'integer' } },
  ErrorFields: {
    description: 'The code of each error in a field, in the form `title=required, body=too_few_words`',
    schema: { type: 'string' },
    example: 'title=required, body=too_few_words',
  },
}
const headerRef = (name: string) => ({ $ref: `#/components/headers/${name}` })

function errorResponse(codes: ErrorCode[]) {
  const examples = codes.map((code) => [code, { summary: errorText[code], value: bodyOf(code) }])
  const schema = codes.includes('invalid_input') ? 'FieldErrors' : 'Error'
  return {
    headers: {
      'error-code': { description: 'The code of the error', schema: { type: 'string', enum: codes } },
      ...(codes.includes('invalid_input') && { 'error-fields': headerRef('ErrorFields') }),
      ...(codes.some((code) => RETRIED.includes(ERRORS[code])) && { 'Retry-After': headerRef('RetryAfter') }),
    },
    description: codes.map((code) => `\`${code}\`: ${errorText[code]}`).join('\n\n'),
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${schema}` },
        examples: Object.fromEntries(examples),
      },
    },
  }
}

function bodyOf(code: ErrorCode): unknown {
  return new AppError(
    code,
    code === 'invalid_input' ? { fields: { field: [{ code: 'required', message: validationText.required }] } } : {},
  ).body
}
