import { itemsOf } from '#core/content-changes.ts'
import type { AnyItem, AnyValue, ContentType, Fields, ValueOf } from '#core/content-type.ts'

const TRIMMED: readonly string[] = ['text', 'link', 'video']

/** A value without spaces around its texts and links. */
export function trimTexts<F extends Fields>({ fields }: ContentType<F>, value: ValueOf<F>): ValueOf<F> {
  const trimmed: unknown = trimFields(fields, value)
  // Each field has a value of its own type.
  return trimmed as ValueOf<F>
}

function trimFields<Value extends AnyValue | AnyItem>(fields: Fields, value: Value): Value {
  const changes = Object.entries(fields).flatMap(([name, field]): [string, AnyValue[string]][] => {
    const current = value[name]
    if (field.type === 'list') return [[name, itemsOf(current).map((item) => trimFields(field.fields, item))]]
    return typeof current === 'string' && TRIMMED.includes(field.type) ? [[name, current.trim()]] : []
  })
  return { ...value, ...Object.fromEntries(changes) }
}
