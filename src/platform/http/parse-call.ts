import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint, InputOf, ParamsOf, QueryOf } from '#core/endpoint.ts'
import { AppError, type FieldErrors } from '#core/errors.ts'
import { readForm } from './upload.ts'
import { validationMessage } from './validation-message.ts'

/** Faults are told in our words where a schema has none of its own. */
const PLAINLY = { error: validationMessage }

/**
 * Parses what came in by the contract, all parts at once, so that the answer names every field that is wrong.
 * @throws {AppError} `not_found` for a path that can name nothing, `invalid_input` with the fields
 */
export async function parseCall<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): Promise<{ params: ParamsOf<E>; query: QueryOf<E>; input: InputOf<E> }> {
  const { params, query, input, uploadBytes } = endpoint.parts
  const parsedParams = params?.safeParse(request.params)
  if (parsedParams && !parsedParams.success) throw new AppError('not_found')
  const parsedQuery = query?.safeParse(request.query, PLAINLY)
  const isForm = request.isMultipart()
  if (isForm && uploadBytes === undefined) throw new AppError('wrong_media_type')
  const body = isForm ? await readForm(request, uploadBytes ?? 0) : request.body
  const parsedInput = input?.safeParse(body ?? {}, PLAINLY)
  const fields = { ...fieldErrors(parsedQuery), ...fieldErrors(parsedInput) }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
  // Each part was parsed by the schema from which its type is made.
  const parsed: unknown = { params: parsedParams?.data, query: parsedQuery?.data, input: parsedInput?.data }
  return parsed as { params: ParamsOf<E>; query: QueryOf<E>; input: InputOf<E> }
}

function fieldErrors(parsed: z.ZodSafeParseResult<unknown> | undefined): FieldErrors {
  if (parsed === undefined || parsed.success) return {}
  const { formErrors, fieldErrors } = z.flattenError(parsed.error)
  const fields: FieldErrors = { ...fieldErrors }
  return formErrors.length > 0 ? { ...fields, non_field_errors: formErrors } : fields
}
