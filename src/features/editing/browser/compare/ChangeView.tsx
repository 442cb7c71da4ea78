import { type Change, titleOf } from '#core/content-changes.ts'
import type { AnyItem } from '#core/content-type.ts'
import { EditIcon } from '../sheet/EditIcon.tsx'
import { FileChange } from './FileChange.tsx'
import { MarkedText } from './MarkedText.tsx'
import { versionText as text } from './messages.ts'
import { countOfWords, linesOfItem, type References, wordsOf } from './words-of.ts'

interface ChangeViewProps {
  change: Change
  references: References
  isSideBySide: boolean
  isCurrent: boolean
  /** Undefined where the change cannot be taken back. */
  onTakeBack: (() => void) | undefined
}

/** One change with its words marked. */
export function ChangeView({ change, references, isSideBySide, isCurrent, onTakeBack }: ChangeViewProps) {
  const { kind, field, label, item, before, after } = change
  const isFile = field.type === 'file'
  const [old, current] =
    kind === 'changed'
      ? [wordsOf(field, asValue(before), references), wordsOf(field, asValue(after), references)]
      : ['', '']
  const detail = kind === 'moved' ? text.order : kind === 'changed' && !isFile ? countOfWords(old, current) : ''
  return (
    <section className="version-change" tabIndex={-1} aria-current={isCurrent || undefined}>
      <h3>{kind === 'changed' && item ? text.inItem(item, label) : label}</h3>
      {detail && <p className="quiet">{detail}</p>}
      {kind === 'moved' && (
        <p>
          {text.moved(item ?? '')} <b>{text.movedFrom(Number(before), Number(after))}</b>
        </p>
      )}
      {kind === 'added' && <ItemChange mark="ins" item={after} {...{ change, references }} />}
      {kind === 'removed' && <ItemChange mark="del" item={before} {...{ change, references }} />}
      {kind === 'changed' &&
        (isFile ? (
          <FileChange before={findFile(references, before)} after={findFile(references, after)} />
        ) : isSideBySide ? (
          <div className="version-sides">
            <p>
              <small>{text.before}</small>
              <MarkedText before={old} after={current} side="before" />
            </p>
            <p>
              <small>{text.after}</small>
              <MarkedText before={old} after={current} side="after" />
            </p>
          </div>
        ) : (
          <p>
            <MarkedText before={old} after={current} />
          </p>
        ))}
      {onTakeBack && (
        <button type="button" className="edit-button" onClick={onTakeBack}>
          <EditIcon name="undo" />
          {text.takeBack}
        </button>
      )}
    </section>
  )
}

interface ItemChangeProps {
  mark: 'ins' | 'del'
  item: Change['after']
  change: Change
  references: References
}

/** An item of a list that was added or removed, with its texts. */
function ItemChange({ mark: Mark, item, change: { field }, references }: ItemChangeProps) {
  if (!isItem(item) || field.type !== 'list') return null
  const title = titleOf(field, item) || (Mark === 'ins' ? text.added : text.removed)
  return (
    <>
      <p>
        <Mark>
          <b dir="auto">{title}</b>
        </Mark>
      </p>
      {linesOfItem(field, item, references).map(({ name, line }) => (
        <p key={name}>
          <Mark>{line}</Mark>
        </p>
      ))}
    </>
  )
}

function isItem(value: Change['after']): value is AnyItem {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A change of a field has no item. */
function asValue(value: Change['after']) {
  return isItem(value) ? undefined : value
}

function findFile({ files }: References, id: Change['after']) {
  return files.find((file) => file.id === id)
}
