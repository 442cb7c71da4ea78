/** Something that an editor has to fix before publishing, or should look at. */
export interface Problem {
  /** The names of the field, e.g. `['files', '12', 'title']`: list, key of the item, field. */
  path: readonly string[]
  code: string
  level: 'error' | 'warning'
  /** One sentence for people; undefined for the codes of `FieldProblemCode`. */
  message?: string
}
