import { createHash } from 'node:crypto'
import { z } from 'zod'
import { mapFields } from '#core/content-path.ts'
import type { AnyValue, ContentType, Field, Fields, ValueOf } from '#core/content-type.ts'
import { emptyValue } from '#core/content-type.ts'
import { removeHiddenCharacters, removeInvisible } from '#core/hidden-characters.ts'
import { linkOf } from '#core/link-address.ts'
import { sanitizeEditorHtml } from '#platform/html/sanitize-editor-html.ts'

/** Longest text of one field, in characters. The limits of a field are checked when it is published. */
const MAX_TEXT = 200_000
const MAX_ITEMS = 1000

const text = z.string().max(MAX_TEXT)
const key = z.string().regex(/^[\w-]{1,60}$/)

interface Schemas {
  typed: z.ZodType<AnyValue>
  stored: z.ZodType<AnyValue>
  hash: string
}
const schemas = new WeakMap<ContentType, Schemas>()

/**
 * The schema of the drafts of a content type. It requires nothing: a field that is missing is empty, an unknown field is
 * removed. HTML is sanitized.
 */
export function draftSchema(type: ContentType): z.ZodType<AnyValue> {
  return schemasOf(type).typed
}

/**
 * The same for texts that are stored. They were sanitized then, and are again when they go live. Another version of the site may have stored them: a field that
 * does not fit the type any more is empty.
 */
function storedSchema(type: ContentType): z.ZodType<AnyValue> {
  return schemasOf(type).stored
}

function schemasOf(type: ContentType): Schemas {
  const known = schemas.get(type)
  if (known) return known
  const empty: AnyValue = emptyValue(type.fields)
  const shape = JSON.stringify(createShape(type.fields))
  const hash = createHash('sha256').update(shape).digest('hex').slice(0, 12)
  const made = { typed: fieldsSchema(type.fields, false), stored: fieldsSchema(type.fields, true).catch(empty), hash }
  schemas.set(type, made)
  return made
}

/** A value with clean texts and HTML, without spaces around texts and links. @throws {ZodError} for what is no value of the type */
export function cleanValue<F extends Fields>(type: ContentType<F>, value: ValueOf<F>): ValueOf<F> {
  const cleaned: unknown = mapFields(type.fields, draftSchema(type).parse(value), (field, current) =>
    typeof current === 'string' && ['text', 'link', 'video'].includes(field.type) ? current.trim() : current,
  )
  // The schema is made of the fields of this type.
  return cleaned as ValueOf<F>
}

/** A stored text as JSON, after the step of its type for texts of earlier versions of the site. */
export function readJson(type: ContentType, body: string): unknown {
  const stored: unknown = JSON.parse(body)
  return type.upgrade ? type.upgrade(stored) : stored
}

/**
 * A stored value of a content type.
 * @param schema the hash that was stored with it: a value of today's fields fits and needs no check, which takes most of the time
 */
export function readStored<F extends Fields>(type: ContentType<F>, body: string, schema?: string): ValueOf<F> {
  const stored = readJson(type, body)
  const value: unknown = schema === schemaHash(type) ? stored : storedSchema(type).parse(stored)
  // The schema is made of the fields of this type.
  return value as ValueOf<F>
}

/** A hash that changes when the fields of a content type change. */
export function schemaHash(type: ContentType): string {
  return schemasOf(type).hash
}

function createShape(fields: Fields): unknown {
  return Object.entries(fields).map(([name, field]) =>
    field.type === 'list' ? [name, field.type, createShape(field.fields)] : [name, field.type],
  )
}

function fieldsSchema(fields: Fields, isStored: boolean): z.ZodType<AnyValue> {
  const values: AnyValue = emptyValue(fields)
  return z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const empty = values[name] ?? null
        const schema = fieldSchema(field, isStored).default(empty)
        return [name, isStored ? schema.catch(empty) : schema]
      }),
    ),
  )
}

function fieldSchema(field: Field, isStored: boolean): z.ZodType<AnyValue[string]> {
  const typed = (clean: (value: string) => string) => (isStored ? text : text.transform(clean))
  switch (field.type) {
    case 'flag':
      return z.boolean()
    case 'file':
      return z.int().min(1).nullable()
    case 'html':
      return typed(sanitizeEditorHtml)
    case 'list':
      return z
        .array(z.intersection(z.object({ key }), fieldsSchema(field.fields, isStored)))
        .max(MAX_ITEMS)
        .refine((items) => new Set(items.map((item) => item.key)).size === items.length)
    case 'text':
      return (field.lines ?? 1) === 1 ? typed(removeInvisible) : typed(removeHiddenCharacters)
    case 'link':
    case 'video':
      // Half an address, while it is typed, stays as it is.
      return typed((address) => linkOf(address) ?? address)
    default:
      return text
  }
}
