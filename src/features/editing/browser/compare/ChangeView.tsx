import { type Change, titleOf } from '#core/content-changes.ts'
import type { AnyItem } from '#core/content-type.ts'
import { formatCount } from '#core/format.ts'
import { WithdrawFile } from '../fields/WithdrawFile.tsx'
import { EditIcon } from '../sheet/EditIcon.tsx'
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
  return (
    <section className="version-change" tabIndex={-1} aria-current={isCurrent || undefined}>
      <h3>{kind === 'changed' && item ? text.inItem(item, label) : label}</h3>
      {kind === 'moved' && (
        <>
          <p className="quiet">{text.order}</p>
          <p>
            {text.moved(item ?? '')} <b>{text.movedFrom(Number(before), Number(after))}</b>
          </p>
        </>
      )}
      {kind === 'added' && <ItemChange mark="ins" item={after} {...{ change, references }} />}
      {kind === 'removed' && <ItemChange mark="del" item={before} {...{ change, references }} />}
      {kind === 'changed' && field.type === 'file' && (
        <div className="version-files">
          <FileSide id={before} mark="del" link={text.openBefore} references={references} />
          <FileSide id={after} mark="ins" link={text.openAfter} references={references} />
        </div>
      )}
      {kind === 'changed' && field.type !== 'file' && (
        <TextChange
          before={wordsOf(field, before, references)}
          after={wordsOf(field, after, references)}
          isSideBySide={isSideBySide}
        />
      )}
      {onTakeBack && (
        <button type="button" className="edit-button" onClick={onTakeBack}>
          <EditIcon name="undo" />
          {text.takeBack}
        </button>
      )}
    </section>
  )
}

function TextChange({ isSideBySide, ...texts }: { before: string; after: string; isSideBySide: boolean }) {
  const count = countOfWords(texts.before, texts.after)
  return (
    <>
      {count && <p className="quiet">{count}</p>}
      {isSideBySide ? (
        <div className="version-sides">
          {(['before', 'after'] as const).map((side) => (
            <p key={side}>
              <small>{text[side]}</small>
              <MarkedText {...texts} side={side} />
            </p>
          ))}
        </div>
      ) : (
        <p>
          <MarkedText {...texts} />
        </p>
      )}
    </>
  )
}

interface FileSideProps {
  id: Change['after']
  mark: 'ins' | 'del'
  link: string
  references: References
}

/** The file before or after, with name, size, pages and its first page. */
function FileSide({ id, mark: Mark, link, references }: FileSideProps) {
  const file = references.files.find((candidate) => candidate.id === id)
  if (file === undefined) return <p className="quiet">{text.noFile}</p>
  const { name, size, pages, first_page, url, is_withdrawn } = file
  return (
    <div className="version-file">
      {first_page && !is_withdrawn && <img src={first_page.url} alt="" width={72} loading="lazy" />}
      <div>
        <b dir="auto">{name}</b>
        <Mark>{[pages && formatCount(pages, text.pages), size].filter(Boolean).join(' · ')}</Mark>
        {!is_withdrawn && <a href={url}>{link}</a>}
        <WithdrawFile key={file.id} file={file} />
      </div>
    </div>
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
