import { itemsOf, titleOf } from '#core/content-changes.ts'
import { type Path, valueAt } from '#core/content-path.ts'
import { type FieldProblemCode, type Problem, problemsOf } from '#core/content-problems.ts'
import type { AnyItem, AnyValue, ContentType, Fields } from '#core/content-type.ts'
import type { FileInfo } from '#core/file-info.ts'
import { problemMessages } from '../../messages.ts'
import type { DraftState } from '../drafts/draft-state.ts'
import { fixText, problemText as text } from './messages.ts'

/** A problem as the dialog shows it. */
export interface ShownProblem extends Problem {
  hint: string
  /** The words of the link to its field. */
  fix: string
}

/** All problems of a draft, errors first. @param ofServer those that only the server can find, e.g. broken links */
export function allProblems(state: DraftState, ofServer: readonly Problem[]): ShownProblem[] {
  const { type, value, server } = state
  const ofFields = problemsOf(type, value).map(
    ({ path, code, level, label, limit }): Problem => ({
      path,
      code,
      level,
      message: problemMessages[code](label, limit),
    }),
  )
  const others = ofServer.filter(({ code }) => !isOfField(code))
  const found = [...ofFields, ...others].map((problem) => ({
    ...problem,
    hint: placeOf(type, value, problem.path),
    fix: fixText[problem.code] ?? text.fix,
  }))
  const all = [...found, ...fileWarnings(type.fields, value, server.files, [])]
  return [...all.filter(({ level }) => level === 'error'), ...all.filter(({ level }) => level === 'warning')]
}

/** Whether a problem follows from the field alone: then the browser finds it itself. */
export function isOfField(code: string): code is FieldProblemCode {
  return code in problemMessages
}

function placeOf(type: ContentType, value: AnyValue, [list = '', key, field]: Path): string {
  const parent = type.fields[list]
  if (key === undefined || parent?.type !== 'list' || field === parent.titleField) return ''
  const item = itemsOf(valueAt(value, [list])).find((candidate) => candidate.key === key)
  const title = item ? titleOf(parent, item) : ''
  return title && text.inItem(title)
}

/** What editors should look at in the files of a value before readers get them. */
function fileWarnings(
  fields: Fields,
  value: AnyValue | AnyItem,
  files: readonly FileInfo[],
  parents: Path,
): ShownProblem[] {
  return Object.entries(fields).flatMap(([name, field]): ShownProblem[] => {
    const path = [...parents, name]
    const current = value[name]
    if (field.type === 'list')
      return itemsOf(current).flatMap((item) => fileWarnings(field.fields, item, files, [...path, item.key]))
    const file = field.type === 'file' ? files.find(({ id }) => id === current) : undefined
    return file ? warningsOf(file, path) : []
  })
}

function warningsOf({ name, author_names, preview_state }: FileInfo, path: Path): ShownProblem[] {
  const warning = (code: string, message: string, hint: string): ShownProblem => ({
    path,
    code,
    level: 'warning',
    message,
    hint,
    fix: fixText[code] ?? text.fix,
  })
  return [
    ...(author_names.length > 0
      ? [warning('author_name', text.authorName(name), text.authorNameHint(author_names.join(', ')))]
      : []),
    ...(preview_state === 'failed' ? [warning('no_preview', text.noPreview(name), text.noPreviewHint)] : []),
  ]
}
