import { z } from 'zod'
import type { Endpoint } from '#core/endpoint.ts'
import { ERRORS } from '#core/errors.ts'

const FieldErrorsBody = z.record(z.string(), z.array(z.string())).meta({ description: 'Messages by field' })
const DetailBody = z.object({ detail: z.string() })

/** What the OpenAPI document says of a call: made of the contract, so it can't say anything else. */
export function openApiSchema({ parts }: Endpoint) {
  return {
    summary: parts.summary,
    ...(parts.who ? { security: [{ bearer: [] }] } : {}),
    ...(parts.uploadBytes ? { consumes: ['multipart/form-data', 'application/json'] } : {}),
    ...(parts.params ? { params: parts.params } : {}),
    ...(parts.query ? { querystring: parts.query } : {}),
    ...(parts.input ? { body: parts.input } : {}),
    response: { ...parts.output, ...errorAnswers(parts) },
  }
}

function errorAnswers(parts: Endpoint['parts']): Record<number, z.ZodType> {
  const answers: Record<number, z.ZodType> = {}
  if (parts.who)
    answers[401] = DetailBody.extend({ code: z.string() }).meta({ description: ERRORS.not_signed_in.detail })
  if (parts.query || parts.input) answers[400] = FieldErrorsBody
  for (const code of parts.errors ?? []) {
    const { status, detail } = ERRORS[code]
    answers[status] = DetailBody.meta({ description: detail })
  }
  return answers
}
