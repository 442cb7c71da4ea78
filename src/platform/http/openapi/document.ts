import type { z } from 'zod'
import { type Access, type Endpoint, methodOf, pathOf } from '#core/endpoint.ts'
import { needsLogin } from '#core/roles.ts'
import { SITE_NAME } from '#core/site-name.ts'
import { limitOf } from '../limit-rate.ts'
import { ERROR_HEADERS, ERROR_SCHEMAS, errorResponsesOf } from './error-responses.ts'
import { exampleOf } from './examples.ts'
import { type JsonSchema, SchemaConverter } from './schemas.ts'

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  [key: string]: unknown
}

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; [key: string]: unknown }
  paths: Record<string, Record<string, Operation>>
  [key: string]: unknown
}

const ABOUT = `Requests and responses are JSON. The last slash of a path is optional. Every GET operation also accepts HEAD.

Errors have one sentence in \`detail\`; status 400 has messages by field. The header \`error-code\` has the code of the error,
\`error-fields\` the codes of the fields. A change that is sent again with the same
\`Idempotency-Key\` header and the same body happens once and gets the same response, for one day.`

export function openApiDocument(endpoints: readonly Endpoint[], { siteUrl }: { siteUrl: string }): OpenApiDocument {
  const schemas = new SchemaConverter()
  const paths: OpenApiDocument['paths'] = {}
  for (const endpoint of endpoints) {
    const path = pathOf(endpoint.address).replace(/:([a-z_]+)/gi, '{$1}')
    paths[path] = { ...paths[path], [methodOf(endpoint.address).toLowerCase()]: operationOf(endpoint, schemas) }
  }
  const tags = new Map(endpoints.map(({ tag }) => [tag.name, tag]))
  return {
    openapi: '3.1.0',
    info: {
      title: `${SITE_NAME}: the API`,
      version: '1',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: siteUrl }],
    tags: [...tags.values()],
    paths,
    components: {
      schemas: { ...ERROR_SCHEMAS, ...schemas.components },
      headers: ERROR_HEADERS,
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A random text of the caller that makes it safe to send the request again',
  schema: { type: 'string', maxLength: 200 },
  example: '7d9f6c1e-3c55-4a0b-9a39-5d6c0b8f2a11',
}

function operationOf(endpoint: Endpoint, schemas: SchemaConverter): Operation {
  const { name, tag, address, parts } = endpoint
  const isWrite = methodOf(address) !== 'GET'
  return {
    operationId: name,
    tags: [tag.name],
    summary: parts.summary,
    description: descriptionOf(endpoint),
    security: needsLogin(parts.may) ? [{ bearer: [] }] : [],
    parameters: [
      ...parametersOf('path', parts.params, schemas),
      ...parametersOf('query', parts.query, schemas),
      ...(isWrite ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(parts.input && { requestBody: requestBodyOf(parts, parts.input, schemas) }),
    responses: { ...successResponsesOf(endpoint, schemas), ...errorResponsesOf(endpoint) },
  }
}

const STAFF = 'with the access token of a session whose second factor was checked.'

const WHO: Record<Access, string> = {
  everyone: 'Open to everyone.',
  member: 'For members, with an access token.',
  editor: `For members with the role editor or admin, ${STAFF}`,
  moderator: `For members with the role moderator or admin, ${STAFF}`,
  admin: `For members with the role admin, ${STAFF}`,
  staff: `For members with the role editor, moderator or admin, ${STAFF}`,
  'signed-link': 'For the holder of a link that this site made, without a login.',
}

function descriptionOf(endpoint: Endpoint): string {
  const { summary, description, may } = endpoint.parts
  const limit = limitOf(endpoint)
  const rate = limit === undefined ? '' : `At most ${limit} calls a minute from one network.`
  return [description ?? `${summary}.`, WHO[may], rate].filter((part) => part !== '').join(' ')
}

function parametersOf(location: 'path' | 'query', object: z.ZodObject | undefined, schemas: SchemaConverter) {
  if (object === undefined) return []
  const { properties = {}, required = [] } = schemas.input(object)
  return Object.entries(properties).map(([name, { description, examples, ...schema }]) => ({
    name,
    in: location,
    ...(description !== undefined && { description }),
    required: location === 'path' || required.includes(name),
    schema,
    example: schema.default ?? exampleOf({ ...schema, ...(examples && { examples }) }, schemas, name),
  }))
}

function requestBodyOf(parts: Endpoint['parts'], input: z.ZodObject, schemas: SchemaConverter) {
  const schema = schemas.input(input)
  const content = { schema, example: parts.example ?? exampleOf(schema, schemas) }
  return {
    required: (schema.required ?? []).length > 0,
    content: { 'application/json': content, ...(parts.uploadBytes && { 'multipart/form-data': content }) },
  }
}

function successResponsesOf({ parts }: Endpoint, schemas: SchemaConverter) {
  const responses = Object.entries(parts.output).map(([status, output]) => {
    const schema = schemas.output(output)
    const description = schemas.resolve(schema).description ?? 'Success'
    return [status, { description, ...(status !== '204' && { content: contentOf(schema, schemas) }) }]
  })
  return Object.fromEntries(responses)
}

function contentOf(schema: JsonSchema, schemas: SchemaConverter) {
  const { contentMediaType } = schemas.resolve(schema)
  if (typeof contentMediaType === 'string') return { [contentMediaType]: { schema } }
  return { 'application/json': { schema, example: exampleOf(schema, schemas) } }
}
