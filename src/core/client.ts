import {
  type Address,
  type ArgumentsOf,
  type Endpoint,
  type Method,
  methodOf,
  type OutputOf,
  pathOf,
} from './endpoint.ts'

export interface ApiRequest {
  method: Method
  /** Path and query, e.g. `/api/training/module/?category=3`. */
  url: string
  /** Sent as JSON; a `FormData` as a form with files. */
  body?: unknown
  idempotencyKey?: string
  /** Access token of the member who calls. */
  token?: string
}

export interface ApiResponse {
  status: number
  body: unknown
  /** The header `error-fields`, e.g. `title=required, body=too_few_words`. */
  errorFields?: string | undefined
}

/** Sends a request to the API: over the network in a browser, inside the process on the server. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>

export class ApiError extends Error {
  readonly status: number
  readonly body: unknown
  readonly #errorFields: readonly string[]

  constructor({ status, body, errorFields = '' }: ApiResponse) {
    super(`The API responded with ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.#errorFields = errorFields.split(', ')
  }

  /** Whether a field has the error. @param field `non_field_errors` for an error that belongs to no field */
  has(field: string, code: string): boolean {
    return this.#errorFields.includes(`${field}=${code}`)
  }
}

type Endpoints<Contract> = { [K in keyof Contract as Contract[K] extends Endpoint ? K : never]: Contract[K] }

export type Client<Contract> = {
  [K in keyof Endpoints<Contract>]: Endpoints<Contract>[K] extends infer E extends Endpoint
    ? Record<never, never> extends ArgumentsOf<E>
      ? (api: Transport, args?: ArgumentsOf<E>) => Promise<OutputOf<E>>
      : (api: Transport, args: ArgumentsOf<E>) => Promise<OutputOf<E>>
    : never
}

/** The address of each endpoint of a contract, so that a browser can make calls without the code of schemas. */
export type Paths<Contract> = { [K in keyof Endpoints<Contract>]: Address }

/** `ArgumentsOf` without the types of one endpoint. */
interface AnyArguments {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  input?: unknown
  /** Replaces `input` where files are sent. */
  form?: FormData
  idempotencyKey?: string
}

/** The path with its parameters filled in, followed by the query. Undefined values of the query are left out. */
export function urlOf(address: Address, { params = {}, query = {} }: AnyArguments): string {
  const path = pathOf(address).replace(/:([a-z_]+)/gi, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

/**
 * The typed client of a feature. The contract is only a type here, so no code of Zod reaches the browser.
 * @throws {ApiError} for any status outside 200 to 299
 */
export function createClient<Contract>(paths: Paths<Contract>): Client<Contract> {
  const calls = Object.entries<Address>(paths).map(([name, address]) => [name, createCall(address)])
  return Object.fromEntries(calls)
}

function createCall(address: Address) {
  return async (api: Transport, args: AnyArguments = {}): Promise<unknown> => {
    const { input, idempotencyKey } = args
    const response = await api({
      method: methodOf(address),
      url: urlOf(address, args),
      body: args.form ?? input,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    })
    if (response.status < 200 || response.status > 299) throw new ApiError(response)
    return response.body
  }
}
