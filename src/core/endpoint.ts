import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/** The method and path of a call in one string, with parameters as `:name`. The last slash of a path is optional in requests. */
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

/**
 * Who may make a call:
 * - `everyone`
 * - `member`: the holder of an access token (`Authorization: Bearer …`)
 * - `editor`, `moderator`, `admin`: a member with this role, or an admin, in a session whose second factor was checked
 * - `staff`: a member with one of these roles, in such a session
 * - `signed-link`: the holder of a link that this site made and that proves itself, e.g. the link of a mail
 */
export const ACCESS = ['everyone', 'member', 'editor', 'moderator', 'admin', 'staff', 'signed-link'] as const
export type Access = (typeof ACCESS)[number]

/** The feature that a call belongs to, as the OpenAPI document groups them. */
export interface ApiTag {
  name: string
  description: string
}

/** One definition gives a call's validation, its types, the shape of its responses and its part of the OpenAPI document. */
export interface EndpointParts {
  /** What the call does, in one line. */
  summary: string
  /** What a caller should know beyond the summary, in sentences. */
  description?: string
  may: Access
  params?: z.ZodObject
  query?: z.ZodObject
  input?: z.ZodObject
  /** An `input` that the schema accepts, for the documentation. */
  example?: Record<string, unknown>
  /** Accepts `multipart/form-data` as well as JSON. Each file is a `File` of at most this many bytes. */
  uploadBytes?: number
  /** Longest JSON body in bytes. Default: the limit of the server. */
  bodyBytes?: number
  /** The response of each success status. The first one is sent. */
  output: Record<number, z.ZodType>
  /** The tags that the response depends on. A call without tags is never cached. */
  reads?: readonly Tag[]
  /** The errors that this call adds to those that every call of its kind can have. */
  errors?: readonly ErrorCode[]
  /** Calls a minute from one network; the server's default when left out. */
  limit?: number
}

export interface Endpoint<A extends Address = Address, P extends EndpointParts = EndpointParts> {
  /** The name of the call in its contract; unique in the API. */
  name: string
  tag: ApiTag
  address: A
  parts: P
}

/**
 * Makes the function that declares the calls of one feature.
 * @param paths the address of each call by its name
 */
export function defineEndpoints<const Paths extends Record<string, Address>>(tag: ApiTag, paths: Paths) {
  const names = new Map<Address, string>(Object.entries(paths).map(([name, address]) => [address, name]))
  return <A extends Paths[keyof Paths], P extends EndpointParts>(address: A, parts: P): Endpoint<A, P> => {
    const name = names.get(address)
    if (name === undefined) throw new Error(`${address} is not among the paths of ${tag.name}`)
    return { name, tag, address, parts }
  }
}

export function methodOf(address: Address): Method {
  const name = address.slice(0, address.indexOf(' '))
  return METHODS.find((method) => method === name) ?? 'GET'
}

export function pathOf(address: Address): string {
  return address.slice(address.indexOf('/'))
}

type OutputSide<T> = T extends z.ZodType ? z.output<T> : undefined

/** What a caller may send: the input side of a schema, before defaults. */
type InputSide<T> = T extends z.ZodType ? z.input<T> : undefined

export type ParamsOf<E extends Endpoint> = OutputSide<E['parts']['params']>
export type QueryOf<E extends Endpoint> = OutputSide<E['parts']['query']>
export type InputOf<E extends Endpoint> = OutputSide<E['parts']['input']>
export type OutputOf<E extends Endpoint> = {
  [S in keyof E['parts']['output']]: z.output<E['parts']['output'][S]>
}[keyof E['parts']['output']]

/** One argument under the name `K`, optional when all of its fields are. */
type Argument<K extends string, T> = T extends undefined
  ? object
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T }

export type ArgumentsOf<E extends Endpoint> = Argument<'params', InputSide<E['parts']['params']>> &
  Argument<'query', InputSide<E['parts']['query']>> &
  Argument<'input', InputSide<E['parts']['input']>> & {
    /** Sent as `Idempotency-Key`: a change that is sent again on a bad network happens once. */
    idempotencyKey?: string
    /** Replaces `input` where files are sent. */
    form?: FormData
  }
