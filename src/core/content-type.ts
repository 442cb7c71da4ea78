/**
 * A content type names the fields that editors change in one kind of entry, e.g. a module or a section of the FAQ. Its value type, the schema
 * of its drafts, its form, the checks before publishing and the comparison of two versions are derived from it. It contains no
 * schema library, because browsers load it.
 */
export interface ContentType<F extends Fields = Fields> {
  /** Lower-case words with `-`, e.g. `faq-section`; unique on the site. */
  kind: string
  /** The kind in words, e.g. 'FAQ section'. */
  name: string
  fields: F
  /** The text field that names an entry in lists. A kind with one entry needs none: its name is the title. */
  titleField?: string
  /** Readers see the note of a publication, beside 'Updated on'. */
  showsNote?: boolean
  /**
   * Makes a text fit the fields of today that an earlier version of the site has stored, e.g. when a field has another type. It
   * gets every stored text, also one that fits.
   */
  upgrade?(stored: unknown): unknown
  /** Groups of fields that are edited together in one form, by a name such as `intro`. Each field is in exactly one part. */
  parts: Readonly<Record<string, Part>>
}

export interface Part<FieldName extends string = string> {
  /** Completes 'Edit', e.g. 'title and summary'. */
  label: string
  fields: readonly FieldName[]
}

interface FieldBase {
  label: string
  /** One sentence below the label. */
  help?: string
  /** Checked when the entry is published, never when a draft is saved. */
  required?: boolean
  /** Forms show it once readers have the item. */
  ofPublished?: boolean
}

export interface TextField extends FieldBase {
  type: 'text'
  /** Longest text in characters. */
  max: number
  /** Height of the input in lines. Default: 1. */
  lines?: number
}

/** HTML that the server sanitizes. */
export interface HtmlField extends FieldBase {
  type: 'html'
  /** Longest text in characters, without tags. */
  max: number
}

export interface ChoiceField extends FieldBase {
  type: 'choice'
  /** The choices, or the name of a list that the server fills in, e.g. `categories`. */
  options: readonly Choice[] | string
}

export interface Choice {
  value: string
  label: string
}

interface PlainField extends FieldBase {
  /**
   * - `date`: an ISO date such as `2026-11-30`
   * - `link`: an http(s) URL or a path on this site
   * - `video`: the address of a film on YouTube or Vimeo
   */
  type: 'date' | 'link' | 'video'
}

export interface FlagField extends FieldBase {
  type: 'flag'
}

/** The id of an uploaded file. */
export interface FileField extends FieldBase {
  type: 'file'
  accept: 'document' | 'picture'
}

/** Items in an order that editors change. Each has a key that stays the same for its lifetime. */
export interface ListField<F extends Fields = Fields> extends FieldBase {
  type: 'list'
  /** One item in words, e.g. 'objective'. */
  itemName: string
  fields: F
  /** The text field that names an item. */
  titleField: string
  /** A text or choice field; items with the same value are one group and move within it, e.g. the files of a section. */
  groupField?: string
  /** Most items. */
  max: number
}

export type SimpleField = TextField | HtmlField | ChoiceField | PlainField | FlagField | FileField
export type Field = SimpleField | ListField
export type Fields = { readonly [name: string]: Field }

/** Empty fields are `''`; a file field without a file is null. */
export type ValueOf<F extends Fields> = { [Name in keyof F]: FieldValue<F[Name]> }

type FieldValue<T extends Field> =
  T extends ListField<infer F>
    ? ItemOf<F>[]
    : T extends FlagField
      ? boolean
      : T extends FileField
        ? number | null
        : string

/** An item of a list. The key is the id of its row once it is published, before that `new-` and random letters. */
export type ItemOf<F extends Fields> = ValueOf<F> & { key: string }

/** A value whose content type is not known at compile time. */
export type AnyValue = { [name: string]: string | boolean | number | null | AnyItem[] }
export type AnyItem = { key: string; [name: string]: string | boolean | number | null | AnyItem[] }

type TextName<F extends Fields> = { [Name in keyof F & string]: F[Name] extends TextField ? Name : never }[keyof F &
  string]

/** Checks the types of a content type: the title is a text field, each field is in exactly one part. */
export function contentType<const F extends Fields>(
  type: ContentType<F> & { titleField?: TextName<F>; parts: Readonly<Record<string, Part<keyof F & string>>> },
): ContentType<F> {
  const inParts = Object.values(type.parts).flatMap(({ fields }) => fields)
  const missing = Object.keys(type.fields).filter((name) => !inParts.includes(name))
  if (missing.length > 0 || inParts.length > Object.keys(type.fields).length)
    throw new Error(`${type.kind}: each field must be in exactly one part; look at ${missing.join(', ')}`)
  return type
}

/** The id of the row of a published item or entry; undefined for one that is not published yet. */
export function rowIdOf(key: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(key) ? Number(key) : undefined
}

/** What the name of an entry that was never published starts with. */
export const NEW_ENTRY = 'new-'

export function isNewEntry(entry: string): boolean {
  return entry.startsWith(NEW_ENTRY)
}

export function emptyValue<F extends Fields>(fields: F): ValueOf<F> {
  const values: unknown = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyField(field)]))
  // Each field got the empty value of its type.
  return values as ValueOf<F>
}

function emptyField(field: Field): AnyValue[string] {
  if (field.type === 'list') return []
  if (field.type === 'flag') return false
  return field.type === 'file' ? null : ''
}
