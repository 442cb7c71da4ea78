import { isSame, itemsOf, titleOf } from '#core/content-changes.ts'
import { type Path, valueAt, withValueAt } from '#core/content-path.ts'
import { type FieldProblemCode, listFieldProblems, type Problem } from '#core/content-problems.ts'
import { type AnyItem, type AnyValue, type ContentType, type Fields, NEW_ENTRY } from '#core/content-type.ts'
import type { FileInfo } from '#core/file-info.ts'
import { formatCount } from '#core/format.ts'
import { fieldProblemText } from '../../messages.ts'
import type { UnusedUpload } from '../fields/field-uploads.ts'
import { type DraftState, valueOfServer } from './draft-state.ts'
import { groupText, problemText as text } from './messages.ts'

/** A problem as the dialog shows it. */
export interface ShownProblem extends Problem {
  hint: string
  /** The fields of all files that the problem is about. */
  paths?: readonly Path[]
  /** The author names that readers would see. */
  names?: readonly string[]
}

interface Known {
  /** Problems that only the server can find, e.g. broken links. */
  ofServer: readonly Problem[]
  uploads: readonly UnusedUpload[]
}

/** All problems of a draft, errors first. */
export function allProblems({ type, value, server }: DraftState, { ofServer, uploads }: Known): ShownProblem[] {
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
  const found = [...ofFields, ...others]
    .filter(({ path }) => !refused.some((upload) => isSame(upload.path, path)))
    .map((problem) => ({ ...problem, hint: describePlace(type, value, problem.path) }))
  const published = server.published ? filesIn(type.fields, valueOfServer(server.published)) : []
  const warnings = filesIn(type.fields, value).flatMap(({ id, path }) => {
    const file = server.files.find((candidate) => candidate.id === id)
    const isPublic = published.some((other) => other.id === id)
    return file ? listWarnings(file, path, isPublic) : []
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
  return { path, code: 'unfinished_upload', level, message: text.unfinished(name), hint }
}

function describePlace(type: ContentType, value: AnyValue, [list = '', key, field]: Path): string {
  const parent = type.fields[list]
  if (key === undefined || parent?.type !== 'list' || field === parent.titleField) return ''
  const item = itemsOf(value[list]).find((candidate) => candidate.key === key)
  const title = item ? titleOf(parent, item) : ''
  return title && text.inItem(title)
}

/** The files of a value with their fields. */
export function filesIn(fields: Fields, value: AnyValue | AnyItem, parents: Path = []): { id: number; path: Path }[] {
  return Object.entries(fields).flatMap(([name, field]): { id: number; path: Path }[] => {
    const path = [...parents, name]
    const current = value[name]
    if (field.type === 'list')
      return itemsOf(current).flatMap((item) => filesIn(field.fields, item, [...path, item.key]))
    return field.type === 'file' && typeof current === 'number' ? [{ id: current, path }] : []
  })
}

/** What editors should look at in a file before readers get it. Names in a public file stay, so they are no warning. */
function listWarnings(file: FileInfo, path: Path, isPublic: boolean): ShownProblem[] {
  const { name, author_names: names, preview_state, converted_from: from } = file
  const warning = (code: string, message: string, hint: string): ShownProblem => ({
    path,
    code,
    level: 'warning',
    message,
    hint,
  })
  return [
    ...(names.length > 0 && !isPublic
      ? [{ ...warning('author_name', text.authorName(name), text.authorNameHint(names)), names }]
      : []),
    ...(from !== null && !isPublic ? [warning('converted', text.converted(name, from), text.convertedHint)] : []),
    ...(preview_state === 'failed' ? [warning('no_preview', text.noPreview(name), text.noPreviewHint)] : []),
  ]
}

/** Problems of many files in one line each: a module may have a hundred files. */
function grouped(problems: readonly ShownProblem[]): ShownProblem[] {
  return problems.flatMap((problem) => {
    const message = groupText[problem.code]
    const same = problems.filter(({ code }) => code === problem.code)
    if (message === undefined || same.length === 1) return [problem]
    if (same[0] !== problem) return []
    const names = [...new Set(same.flatMap((one) => one.names ?? []))]
    const hints = [...new Set(same.map(({ hint }) => hint))]
    return [
      {
        ...problem,
        message: message(formatCount(same.length, text.files)),
        hint: names.length > 0 ? text.authorNameHint(names) : hints.join(' '),
        paths: same.map(({ path }) => path),
      },
    ]
  })
}

/** Refused files of rows without another file, one problem for each reason. */
function problemsOfRefused(uploads: readonly UnusedUpload[]): ShownProblem[] {
  return [...new Set(uploads.map(({ message }) => message))].map((message) => {
    const same = uploads.filter((upload) => upload.message === message)
    const paths = same.map(({ path }) => path)
    const hint = same.map(({ name }) => name).join(', ')
    return { path: paths[0] ?? [], code: 'refused', level: 'error', message, hint, paths }
  })
}

/** Takes `withoutItems` back. Other items stay as they are now. */
export function withItemsBack(value: AnyValue, before: AnyValue, paths: readonly Path[]): AnyValue {
  return paths.reduce((changed, [list = '']) => {
    const now = itemsOf(changed[list])
    const former = itemsOf(before[list])
    const back = former.map((item) => now.find(({ key }) => key === item.key) ?? item)
    const others = now.filter(({ key }) => !former.some((item) => item.key === key))
    return withValueAt(changed, [list], [...back, ...others])
  }, value)
}

export function withoutItems(value: AnyValue, paths: readonly Path[]): AnyValue {
  return paths.reduce((changed, [list = '', key]) => {
    const items = itemsOf(changed[list]).filter((item) => item.key !== key)
    return withValueAt(changed, [list], items)
  }, value)
}
