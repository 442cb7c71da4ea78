import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/** A call's method and path in one string; parameters as `:name`. Every path also answers without its last slash. */
export type Address = `${Method} /${string}`

/** The cache tags of each feature; features add theirs in `contract.ts` by declaration merging. */
export interface FeatureTags {
  /** `files`: pictures of first pages. `mail`: the outbox; no response depends on it. `everything`: a restored backup. */
  platform: 'files' | 'mail' | 'everything'
}

/**
 * A part of the site, or one thing such as `discussion:12`. An endpoint names the tags of the data that its response depends on.
 * A write records the tags of what it changes (`recordChange`), and cached responses with these tags become stale.
 */
export type Tag = FeatureTags[keyof FeatureTags]

/** What a call is: one definition gives validation, types, the answers' shape and the OpenAPI document. */
export interface EndpointParts {
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  input?: z.ZodObject
  /** Takes `multipart/form-data` beside JSON: a file part is a `File`, at most this many bytes long. */
  uploadBytes?: number
  /** The answer of each status on success; the first is the one that is sent. */
  output: Record<number, z.ZodType>
  /** What the answer is made of; an endpoint with no tags is never cached. */
  reads?: readonly Tag[]
  /** Who may call: members by their access token; everybody when left out. */
  who?: 'member'
  errors?: readonly ErrorCode[]
  /** Calls a minute from one address; the server's default when left out. */
  limit?: number
}

export interface Endpoint<A extends Address = Address, P extends EndpointParts = EndpointParts> {
  address: A
  parts: P
}

/** Declares a call of the API. */
export function endpoint<A extends Address, P extends EndpointParts>(address: A, parts: P): Endpoint<A, P> {
  return { address, parts }
}

export function methodOf(address: Address): Method {
  const name = address.slice(0, address.indexOf(' '))
  return METHODS.find((method) => method === name) ?? 'GET'
}

export function pathOf(address: Address): string {
  return address.slice(address.indexOf('/'))
}

type Inferred<T> = T extends z.ZodType ? z.output<T> : undefined

/** What the caller may send: the schema's input side, before defaults. */
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined

export type ParamsOf<E extends Endpoint> = Inferred<E['parts']['params']>
export type QueryOf<E extends Endpoint> = Inferred<E['parts']['query']>
export type InputOf<E extends Endpoint> = Inferred<E['parts']['input']>
export type OutputOf<E extends Endpoint> = {
  [S in keyof E['parts']['output']]: z.output<E['parts']['output'][S]>
}[keyof E['parts']['output']]

type Given<K extends string, T> = T extends undefined
  ? object
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T }

/** The arguments of a call, as the browser and the server's own pages give them. */
export type ArgumentsOf<E extends Endpoint> = Given<'params', Sent<E['parts']['params']>> &
  Given<'query', Sent<E['parts']['query']>> &
  Given<'input', Sent<E['parts']['input']>> & {
    /** Sent as `Idempotency-Key`: the same change sent again on a bad network is made once. */
    idempotencyKey?: string
    /** Takes the place of `input` where files are sent. */
    form?: FormData
  }
