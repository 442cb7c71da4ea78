import { itemsOf, titleOf } from '#core/content-changes.ts'
import type { AnyItem, AnyValue, Field, Fields, FileField } from '#core/content-type.ts'
import { type References, wordsOf } from '#features/editing/browser/compare/words-of.ts'
import { Prose } from '#ui/layout/Prose.tsx'
import { text } from './messages.ts'

interface DraftValueProps {
  fields: Fields
  value: AnyValue | AnyItem
  references: References
  /** The field that the heading shows already. */
  titleField: string | undefined
  /** The level of the labels. */
  heading?: 'h2' | 'h3'
}

/** All fields of a value that are not empty, in their order, for reading. */
export function DraftValue({ fields, value, references, titleField, heading = 'h2' }: DraftValueProps) {
  return Object.entries(fields)
    .filter(([name]) => name !== titleField)
    .map(([name, field]) => (
      <FieldValue key={name} field={field} value={value[name]} references={references} heading={heading} />
    ))
}

interface FieldValueProps {
  field: Field
  value: AnyValue[string] | undefined
  references: References
  heading: 'h2' | 'h3'
}

function FieldValue({ field, value, references, heading: Heading }: FieldValueProps) {
  if (field.type === 'list') return <ListValue field={field} items={itemsOf(value)} references={references} />
  const words = wordsOf(field, value, references)
  if (words === '' || value === false) return null
  return (
    <section>
      <Heading>{field.label}</Heading>
      {field.type === 'html' && typeof value === 'string' ? (
        <Prose html={value} />
      ) : field.type === 'file' ? (
        <FileValue field={field} file={references.files.find(({ id }) => id === value)} />
      ) : (
        <p>{words}</p>
      )}
    </section>
  )
}

interface ListValueProps {
  field: Extract<Field, { type: 'list' }>
  items: readonly AnyItem[]
  references: References
}

function ListValue({ field, items, references }: ListValueProps) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>{field.label}</h2>
      <ol className="draft-preview-items">
        {items.map((item) => (
          <li key={item.key}>
            <b>{titleOf(field, item)}</b>
            <DraftValue
              fields={field.fields}
              value={item}
              references={references}
              titleField={field.titleField}
              heading="h3"
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface FileValueProps {
  field: FileField
  file: References['files'][number] | undefined
}

function FileValue({ field, file }: FileValueProps) {
  if (file === undefined) return null
  const { first_page: firstPage, name, size, url } = file
  const picture = firstPage?.url ?? (field.accept === 'picture' ? url : undefined)
  return (
    <p className="draft-preview-file">
      {picture && <img src={picture} alt="" width="160" loading="lazy" />}
      <a href={file.preview_url ?? url}>{text.open(name)}</a> <span className="quiet">{size}</span>
    </p>
  )
}
