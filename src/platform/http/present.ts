import type { z } from 'zod'
import type { Endpoint } from '#core/endpoint.ts'
import type { AppContext } from './app-context.ts'
import type { ResponseParts } from './cached-response.ts'
import { DATA_CSP, safetyHeaders } from './headers.ts'

/** Step 'present': the result of a handler as JSON. The schema drops fields that the contract does not name. */
export function present(endpoint: Endpoint, result: unknown): string {
  return JSON.stringify(outputOf(endpoint).schema.parse(result)) ?? ''
}

export function createResponse(endpoint: Endpoint, body: string, { config }: AppContext): ResponseParts {
  return {
    status: outputOf(endpoint).status,
    contentType: 'application/json; charset=utf-8',
    body,
    headers: {
      ...safetyHeaders(config.siteUrl),
      'content-security-policy': DATA_CSP,
      'cache-control': endpoint.parts.reads ? 'no-cache' : 'no-store',
    },
  }
}

function outputOf({ address, parts }: Endpoint): { status: number; schema: z.ZodType } {
  const [first] = Object.entries(parts.output)
  if (first === undefined) throw new Error(`${address} has no output`)
  return { status: Number(first[0]), schema: first[1] }
}
