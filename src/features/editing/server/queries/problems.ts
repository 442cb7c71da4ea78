import type { z } from 'zod'
import { itemsOf } from '#core/content-changes.ts'
import { problemsOf } from '#core/content-problems.ts'
import type { AnyItem, AnyValue, Fields } from '#core/content-type.ts'
import { AppError, type FieldErrors } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Problem } from '../../contract.ts'
import { answers, problemMessages } from '../../messages.ts'
import type { AnyEditable } from '../editable.ts'
import { findBrokenLinks } from './broken-links.ts'
import { type LoadedEntry, workingValue } from './loaded-entry.ts'

type EntryProblem = z.infer<typeof Problem>

/** What stands against publishing an entry: errors of its fields, of its content type, and links that lead nowhere. */
export async function listProblems(
  db: Db,
  editables: readonly AnyEditable[],
  loaded: LoadedEntry,
): Promise<EntryProblem[]> {
  const { editable, entry } = loaded
  const value = workingValue(loaded)
  const ofFields = problemsOf(editable.type, value)
  const ofType = (await editable.check?.(db, entry, value)) ?? []
  const broken = await findBrokenLinks(db, editables, linksOf(editable.type.fields, value, []))
  return [
    ...ofFields.map(({ path, code, level, label, limit }) => ({
      ...{ path: [...path], code, level },
      message: problemMessages[code](label, limit),
    })),
    ...ofType.map((problem) => ({ ...problem, path: [...problem.path] })),
    ...broken.map(({ path, link }) => ({
      path: [...path],
      code: 'broken_link',
      level: 'error' as const,
      message: answers.brokenLink(link),
    })),
  ]
}

/** One error with every problem, for a publication that cannot happen. */
export function errorsOf(problems: readonly EntryProblem[]): AppError {
  const fields: FieldErrors = {
    non_field_errors: [
      { code: 'has_problems', message: answers.hasProblems },
      ...problems.map(({ code, message }) => ({ code, message })),
    ],
  }
  return new AppError('invalid_input', { fields })
}

export interface PlacedLink {
  path: readonly string[]
  /** A path on this site. */
  link: string
}

/** The links of a value that lead to this site. */
export function linksOf(fields: Fields, value: AnyValue | AnyItem, parents: readonly string[]): PlacedLink[] {
  return Object.entries(fields).flatMap(([name, field]): PlacedLink[] => {
    const path = [...parents, name]
    const current = value[name]
    if (field.type === 'list')
      return itemsOf(current).flatMap((item) => linksOf(field.fields, item, [...path, item.key]))
    if (typeof current !== 'string') return []
    if (field.type === 'link' && isInternal(current)) return [{ path, link: current }]
    if (field.type !== 'html') return []
    return [...current.matchAll(/\shref="(\/[^"]*)"/g)].flatMap(([, link = '']) =>
      isInternal(link) ? [{ path, link: link.replaceAll('&amp;', '&') }] : [],
    )
  })
}

function isInternal(link: string): boolean {
  return /^\/(?!\/)/.test(link)
}
