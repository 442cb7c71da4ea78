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
  /** Sent as JSON, or, when it is a `FormData`, as a form with files. */
  body?: unknown
  idempotencyKey?: string
  /** Access token of the member who calls. */
  token?: string
}

export interface ApiResponse {
  status: number
  body: unknown
}

/** Carries a call to the API: over the network in a browser, in the process on the server. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>

/** The API said no; `body` is what it said. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`The API answered ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

type Endpoints<Contract> = { [K in keyof Contract as Contract[K] extends Endpoint ? K : never]: Contract[K] }

/** An area's calls by name, typed by its contract. */
export type Client<Contract> = {
  [K in keyof Endpoints<Contract>]: Endpoints<Contract>[K] extends infer E extends Endpoint
    ? Record<never, never> extends ArgumentsOf<E>
      ? (api: Transport, given?: ArgumentsOf<E>) => Promise<OutputOf<E>>
      : (api: Transport, given: ArgumentsOf<E>) => Promise<OutputOf<E>>
    : never
}

/** Each endpoint of a contract has its address here, so that a browser needs no schema code to call it. */
export type Paths<Contract> = { [K in keyof Endpoints<Contract>]: Address }

interface Loose {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  input?: unknown
  /** Takes the place of `input` where files are sent. */
  form?: FormData
  idempotencyKey?: string
}

/** The path with its parameters put in and the query behind it; values left undefined are left out. */
export function urlOf(address: Address, { params = {}, query = {} }: Loose): string {
  const path = pathOf(address).replace(/:([a-z_]+)/gi, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

/**
 * The typed client of an area. The contract is only a type here: nothing of Zod reaches the browser.
 * @throws {ApiError} on any answer outside 200 to 299
 */
export function clientOf<Contract>(paths: Paths<Contract>): Client<Contract> {
  const calls = Object.entries<Address>(paths).map(([name, address]) => [name, callOf(address)])
  return Object.fromEntries(calls)
}

function callOf(address: Address) {
  return async (api: Transport, given: Loose = {}): Promise<unknown> => {
    const { input, idempotencyKey } = given
    const answer = await api({
      method: methodOf(address),
      url: urlOf(address, given),
      body: given.form ?? input,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    })
    if (answer.status < 200 || answer.status > 299) throw new ApiError(answer.status, answer.body)
    return answer.body
  }
}
