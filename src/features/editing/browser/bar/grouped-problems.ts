import { itemsOf } from '#core/content-changes.ts'
import { type Path, valueAt, withValueAt } from '#core/content-path.ts'
import type { Problem } from '#core/content-problems.ts'
import type { AnyValue } from '#core/content-type.ts'
import { formatCount } from '#core/format.ts'
import type { UnusedUpload } from '../fields/field-uploads.ts'
import { fixText, groupText, problemText } from './messages.ts'

/** A problem as the dialog shows it. */
export interface ShownProblem extends Problem {
  hint: string
  /** The words of the link to its field. */
  fix: string
  /** The fields of all files that the problem is about. */
  paths?: readonly Path[]
  /** The author names that readers would see. */
  names?: readonly string[]
}

/** Problems of many files in one line each: a module may have a hundred files. */
export function grouped(problems: readonly ShownProblem[]): ShownProblem[] {
  const shown: ShownProblem[] = []
  for (const problem of problems) {
    const text = groupText[problem.code]
    const same = problems.filter(({ code }) => code === problem.code)
    if (text === undefined || same.length === 1) shown.push(problem)
    else if (same[0] === problem) {
      const names = [...new Set(same.flatMap((one) => one.names ?? []))]
      const hints = [...new Set(same.map(({ hint }) => hint))]
      shown.push({
        ...problem,
        message: text(formatCount(same.length, problemText.files)),
        hint: names.length > 0 ? problemText.authorNameHint(names) : hints.join(' '),
        paths: same.flatMap(({ path, paths }) => paths ?? [path]),
      })
    }
  }
  return shown
}

/** Refused files of rows without another file, one problem for each reason. */
export function problemsOfRefused(uploads: readonly UnusedUpload[]): ShownProblem[] {
  return [...new Set(uploads.map(({ message }) => message))].flatMap((message) => {
    const same = uploads.filter((upload) => upload.message === message)
    const [first] = same
    if (first === undefined) return []
    const names = same.map(({ name }) => name).join(', ')
    const problem = { path: first.path, code: 'refused', level: 'error', message, hint: names } as const
    return [{ ...problem, fix: fixText[problem.code] ?? problemText.fix, paths: same.map(({ path }) => path) }]
  })
}

/** Takes `withoutItems` back. Other items stay as they are now. */
export function withItemsBack(value: AnyValue, before: AnyValue, paths: readonly Path[]): AnyValue {
  return paths.reduce((changed, [list = '']) => {
    const now = itemsOf(valueAt(changed, [list]))
    const former = itemsOf(valueAt(before, [list]))
    const back = former.map((item) => now.find(({ key }) => key === item.key) ?? item)
    const others = now.filter(({ key }) => !former.some((item) => item.key === key))
    return withValueAt(changed, [list], [...back, ...others])
  }, value)
}

export function withoutItems(value: AnyValue, paths: readonly Path[]): AnyValue {
  return paths.reduce((changed, [list = '', key]) => {
    const items = itemsOf(valueAt(changed, [list])).filter((item) => item.key !== key)
    return withValueAt(changed, [list], items)
  }, value)
}
