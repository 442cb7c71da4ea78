import { z } from 'zod'

/** A schema of JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export interface JsonSchema {
  [key: string]: unknown
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  minimum?: number
}

const COMPONENTS = '#/components/schemas/'

/** Converts the schemas of the contracts. Schemas with an `id` in their metadata become components of the document. */
export class SchemaConverter {
  readonly components: Record<string, JsonSchema> = {}

  /** What a caller may send. */
  input(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'input')
  }

  /** What the API responds with. */
  output(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'output')
  }

  /** A reference replaced by its component. */
  resolve(schema: JsonSchema): JsonSchema {
    return schema.$ref === undefined ? schema : (this.components[schema.$ref.slice(COMPONENTS.length)] ?? {})
  }

  #convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    // Inside an object, because Zod makes a reference of every schema with an id except the outermost one.
    const { properties, $defs } = z.toJSONSchema(z.object({ schema }), { io, unrepresentable: 'any', override: adjust })
    const { defs, converted } = Converted.parse(withComponentRefs({ defs: $defs ?? {}, converted: properties?.schema }))
    Object.assign(this.components, defs)
    return converted
  }
}

const Schema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null)
const Converted = z.object({ defs: z.record(z.string(), Schema), converted: Schema })

/** Responses may get new fields, so objects are open; ids are the names of the components. */
function adjust({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // Zod states the range of safe integers for every integer.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  delete jsonSchema.id
}

function withComponentRefs(schemas: unknown): unknown {
  return JSON.parse(JSON.stringify(schemas).replaceAll('"#/$defs/', `"${COMPONENTS}`))
}
