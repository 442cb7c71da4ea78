import { itemsOf } from './content-changes.ts'
import type { AnyItem, AnyValue, ContentType, Field, Fields } from './content-type.ts'
import { parseUrl } from './parse-url.ts'
import { hasVisibleText, textOfHtml } from './words.ts'

/** The problems that follow from the fields of a content type. */
export type FieldProblemCode = 'required' | 'too_long' | 'too_many' | 'wrong_link' | 'wrong_video' | 'wrong_date'

/** Something that an editor has to fix before publishing, or should look at. */
export interface Problem {
  /** The names of the field, e.g. `['files', '12', 'title']`: list, key of the item, field. */
  path: readonly string[]
  code: string
  level: 'error' | 'warning'
  /** One sentence for people. */
  message: string
}

/** A problem that follows from a field. */
export interface FieldProblem {
  path: readonly string[]
  code: FieldProblemCode
  level: 'error'
  label: string
  /** The limit of `too_long` in characters, of `too_many` in items; else 0. */
  limit: number
}

/** The problems of a value, in the order of its fields. */
export function listFieldProblems(type: ContentType, value: AnyValue): FieldProblem[] {
  return fieldProblems(type.fields, value, [])
}

function fieldProblems(fields: Fields, value: AnyValue | AnyItem, parents: readonly string[]): FieldProblem[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = [...parents, name]
    const found = findProblem(field, value[name])
    const problem: FieldProblem[] = found ? [{ path, level: 'error', label: field.label, limit: 0, ...found }] : []
    if (field.type !== 'list') return problem
    const items = itemsOf(value[name]).flatMap((item) => fieldProblems(field.fields, item, [...path, item.key]))
    return [...problem, ...items]
  })
}

function findProblem(
  field: Field,
  value: AnyValue[string] | undefined,
): { code: FieldProblemCode; limit?: number } | undefined {
  if (isEmpty(field, value)) return field.required ? { code: 'required' } : undefined
  if (field.type === 'list' && itemsOf(value).length > field.max) return { code: 'too_many', limit: field.max }
  if (typeof value !== 'string') return undefined
  if (field.type === 'text' && value.trim().length > field.max) return { code: 'too_long', limit: field.max }
  if (field.type === 'html' && textOfHtml(value).length > field.max) return { code: 'too_long', limit: field.max }
  if (field.type === 'link' && !isLink(value)) return { code: 'wrong_link' }
  if (field.type === 'video' && !isVideo(value)) return { code: 'wrong_video' }
  if (field.type === 'date' && !isDate(value)) return { code: 'wrong_date' }
  return undefined
}

function isEmpty(field: Field, value: AnyValue[string] | undefined): boolean {
  if (field.type === 'list') return itemsOf(value).length === 0
  if (field.type === 'choice' && typeof field.options !== 'string')
    return !field.options.some((option) => option.value === value)
  if (field.type === 'html') return typeof value !== 'string' || !hasVisibleText(textOfHtml(value))
  if (typeof value === 'string') return !hasVisibleText(value)
  return value === null || value === undefined
}

/** An http(s) URL, an email address, or a path on this site. */
export function isLink(text: string): boolean {
  if (/^\/(?!\/)\S*$/.test(text) || /^mailto:[^\s@]+@[^\s@]+$/.test(text)) return true
  const url = parseUrl(text)
  return url !== undefined && /^https?:$/.test(url.protocol)
}

/** A day that exists. */
function isDate(text: string): boolean {
  const date = new Date(text)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function isVideo(text: string): boolean {
  return isLink(text) && /^https:\/\/([\w-]+\.)*(youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com)\//.test(text)
}
