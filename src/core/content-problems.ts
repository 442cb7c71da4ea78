import { itemsOf } from './content-changes.ts'
import { everyField } from './content-path.ts'
import type { AnyValue, ContentType, Field } from './content-type.ts'
import { linkOf } from './link-address.ts'
import { isOfVideoSite, videoEmbed } from './video.ts'
import { hasVisibleText, textOfHtml } from './words.ts'

export type FieldProblemCode =
  | 'required'
  | 'too_long'
  | 'too_many'
  | 'wrong_link'
  | 'wrong_video'
  | 'no_film'
  | 'wrong_date'

/** Something that an editor has to fix before publishing, or should look at. */
export interface Problem {
  /** The names of the field, e.g. `['files', '12', 'title']`: list, key of the item, field. */
  path: readonly string[]
  code: string
  level: 'error' | 'warning'
  /** One sentence for people. */
  message: string
}

/** A problem that the server has found. Each one stands against publishing. */
export interface FoundProblem extends Problem {
  path: string[]
  level: 'error'
}

export function errorAt(path: string[], code: string, message: string): FoundProblem {
  return { path, code, level: 'error', message }
}

export interface FieldProblem {
  path: string[]
  code: FieldProblemCode
  level: 'error'
  label: string
  /** The limit of `too_long` in characters, of `too_many` in items; else 0. */
  limit: number
}

/** The problems of a value, in the order of its fields. */
export function listFieldProblems(type: ContentType, value: AnyValue): FieldProblem[] {
  return everyField(type.fields, value).flatMap(({ path, field, value }): FieldProblem[] => {
    const found = findProblem(field, value)
    return found ? [{ path, level: 'error', label: field.label, limit: 0, ...found }] : []
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
  if (field.type === 'link' || field.type === 'video') return findLinkProblem(field.type, linkOf(value))
  if (field.type === 'date' && !isDate(value)) return { code: 'wrong_date' }
  return undefined
}

function findLinkProblem(type: 'link' | 'video', link: string | undefined): { code: FieldProblemCode } | undefined {
  if (type === 'link') return link === undefined ? { code: 'wrong_link' } : undefined
  if (link === undefined || !isOfVideoSite(link)) return { code: 'wrong_video' }
  return videoEmbed(link) === undefined ? { code: 'no_film' } : undefined
}

function isEmpty(field: Field, value: AnyValue[string] | undefined): boolean {
  if (field.type === 'list') return itemsOf(value).length === 0
  if (field.type === 'choice' && typeof field.options !== 'string')
    return !field.options.some((option) => option.value === value)
  if (field.type === 'html') return typeof value !== 'string' || !hasVisibleText(textOfHtml(value))
  if (typeof value === 'string') return !hasVisibleText(value)
  return value === null || value === undefined
}

/** A day that exists. */
function isDate(text: string): boolean {
  const date = new Date(text)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
