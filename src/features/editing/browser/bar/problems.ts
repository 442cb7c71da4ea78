import { isSame, itemsOf, titleOf } from '#core/content-changes.ts'
import { type Path, valueAt } from '#core/content-path.ts'
import { type FieldProblemCode, listFieldProblems, type Problem } from '#core/content-problems.ts'
import { type AnyItem, type AnyValue, type ContentType, type Fields, NEW_ENTRY } from '#core/content-type.ts'
import type { FileInfo } from '#core/file-info.ts'
import { fieldProblemText } from '../../messages.ts'
import type { UnusedUpload } from '../fields/field-uploads.ts'
import { type DraftState, valueOfServer } from './draft-state.ts'
import { grouped, problemsOfRefused, type ShownProblem } from './grouped-problems.ts'
import { fixText, problemText as text } from './messages.ts'

interface Known {
  /** Problems that only the server can find, e.g. broken links. */
  ofServer: readonly Problem[]
  uploads: readonly UnusedUpload[]
}

/** All problems of a draft, errors first. */
export function allProblems(state: DraftState, { ofServer, uploads }: Known): ShownProblem[] {
  const { type, value, server } = state
  const ofFields = listFieldProblems(type, value).map(
    ({ path, code, level, label, limit }): Problem => ({
      path,
      code,
      level,
      message: fieldProblemText[code](label, limit),
    }),
  )
  const others = ofServer.filter(({ code }) => !isOfField(code))
  // A row that has a file already keeps it.
  const refused = uploads.filter(({ path, isRefused }) => isRefused && valueAt(value, path) === null)
  const isRefused = (path: Path) => refused.some((upload) => isSame(upload.path, path))
  const found = [...ofFields, ...others]
    .filter(({ path }) => !isRefused(path))
    .map((problem) => ({
      ...problem,
      hint: describePlace(type, value, problem.path),
      fix: fixText[problem.code] ?? text.fix,
    }))
  const published = new Set(
    server.published ? filesIn(type.fields, valueOfServer(server.published), []).map(({ id }) => id) : [],
  )
  const warnings = filesIn(type.fields, value, []).flatMap(({ id, path }) => {
    const file = server.files.find((candidate) => candidate.id === id)
    return file ? listWarnings(file, path, published.has(id)) : []
  })
  const onTheWay = uploads.filter((upload) => !upload.isRefused).map(problemOfUpload)
  const all = grouped([...problemsOfRefused(refused), ...found, ...onTheWay, ...warnings])
  return [...all.filter(({ level }) => level === 'error'), ...all.filter(({ level }) => level === 'warning')]
}

/** Whether a problem follows from the field alone: then the browser finds it itself. */
export function isOfField(code: string): code is FieldProblemCode {
  return code in fieldProblemText
}

/** A new item gets another key when it is published, so its file would be lost; other files come into the next draft. */
function problemOfUpload({ path, name }: UnusedUpload): ShownProblem {
  const isNew = path.some((key) => key.startsWith(NEW_ENTRY))
  const [level, hint] = isNew ? (['error', text.uploadOfNew] as const) : (['warning', text.uploadHint] as const)
  return { path, code: 'unfinished_upload', level, message: text.unfinished(name), hint, fix: text.goToFile }
}

function describePlace(type: ContentType, value: AnyValue, [list = '', key, field]: Path): string {
  const parent = type.fields[list]
  if (key === undefined || parent?.type !== 'list' || field === parent.titleField) return ''
  const item = itemsOf(valueAt(value, [list])).find((candidate) => candidate.key === key)
  const title = item ? titleOf(parent, item) : ''
  return title && text.inItem(title)
}

function filesIn(fields: Fields, value: AnyValue | AnyItem, parents: Path): { id: number; path: Path }[] {
  return Object.entries(fields).flatMap(([name, field]): { id: number; path: Path }[] => {
    const path = [...parents, name]
    const current = value[name]
    if (field.type === 'list')
      return itemsOf(current).flatMap((item) => filesIn(field.fields, item, [...path, item.key]))
    return field.type === 'file' && typeof current === 'number' ? [{ id: current, path }] : []
  })
}

/** What editors should look at in a file before readers get it. Names in a public file stay, so they are no warning. */
function listWarnings(
  { name, author_names, preview_state, converted_from }: FileInfo,
  path: Path,
  isPublic: boolean,
): ShownProblem[] {
  const warning = (code: string, message: string, hint: string, names?: readonly string[]): ShownProblem => ({
    path,
    code,
    level: 'warning',
    message,
    hint,
    fix: fixText[code] ?? text.fix,
    ...(names && { names }),
  })
  return [
    ...(author_names.length > 0 && !isPublic
      ? [warning('author_name', text.authorName(name), text.authorNameHint(author_names), author_names)]
      : []),
    ...(converted_from !== null && !isPublic
      ? [warning('converted', text.converted(name, converted_from), text.convertedHint)]
      : []),
    ...(preview_state === 'failed' ? [warning('no_preview', text.noPreview(name), text.noPreviewHint)] : []),
  ]
}
