import type { JsonSchema, SchemaConverter } from './schemas.ts'

const BY_FORMAT: Record<string, string> = {
  'date-time': '2026-03-04T09:30:00.000Z',
  date: '2026-03-04',
  uri: 'https://example.org/',
  uuid: '7d9f6c1e-3c55-4a0b-9a39-5d6c0b8f2a11',
}

/** An example value of a schema: the first one that the schema names, else one of its type. */
export function exampleOf(schema: JsonSchema, schemas: Pick<SchemaConverter, 'resolve'>, name = ''): unknown {
  const { format = '', examples, properties, items, anyOf, oneOf, minimum = 1, ...rest } = schemas.resolve(schema)
  const [type] = [rest.type].flat().filter((each) => each !== 'null')
  if (examples?.length) return examples[0]
  if ('const' in rest) return rest.const
  if (rest.enum?.length) return rest.enum[0]
  const choices = anyOf ?? oneOf ?? []
  const isNullable = [rest.type].flat().includes('null') || choices.some((each) => each.type === 'null')
  const [choice] = choices.filter((each) => each.type !== 'null')
  if (isNullable && (type ?? choice?.type) === 'string') return null
  if (choice) return exampleOf(choice, schemas, name)
  if (type === 'array') return items ? [exampleOf(items, schemas)] : []
  if (type === 'object') {
    const fields = Object.entries(properties ?? {})
    return Object.fromEntries(fields.map(([field, value]) => [field, exampleOf(value, schemas, field)]))
  }
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return Math.max(minimum, 1)
  if (type !== 'string') return null
  return BY_FORMAT[name.endsWith('_at') ? 'date-time' : format] ?? 'text'
}
