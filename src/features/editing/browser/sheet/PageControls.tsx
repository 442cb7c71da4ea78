import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { isSame, itemsOf } from '#core/content-changes.ts'
import { emptyValue } from '#core/content-type.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type {
  EditItemTarget,
  EditTarget,
  NewEntry,
  NewItem,
  OrderedEntry,
  TableOfFiles,
} from '#ui/editing/edit-mode.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { randomKey } from '#ui/form/random-key.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { Move } from '#ui/order/reordered.ts'
import { text } from '../../messages.ts'
import { acceptEntry, changeEntry, getDraftState, loadEntries, useDraftState } from '../bar/draft-store.ts'
import { editing } from '../client.ts'
import { filesPath } from '../components/files-path.ts'
import { getContentType } from '../registry.ts'
import { useTask } from '../use-task.ts'
import { EditIcon } from './EditIcon.tsx'
import { announcement, DragHandle, MoveButtons, moveWithFocus, useMovable } from './MoveControls.tsx'
import { orderText } from './messages.ts'
import { findItem, moveItem } from './move-item.ts'
import { moveEntry, placeOf } from './order-queue.ts'
import { openSheet, selection, type Target } from './selection.ts'

/** A region of the page with an outline and the button that opens its form. */
export function Region({ children, ...target }: EditTarget & { children: ReactNode }) {
  const { label = '' } = getContentType(target.kind).parts[target.part] ?? {}
  return (
    <div className="edit-region">
      <EditButton target={target} label={text.edit(label)} className="edit-region-button">
        <span>{text.editShort}</span> <span className="edit-region-label">{label}</span>
      </EditButton>
      {children}
    </div>
  )
}

interface EditButtonProps extends Pick<ComponentProps<'button'>, 'onKeyDown' | 'aria-keyshortcuts'> {
  target: Target
  label: string
  className: string
  children: ReactNode
}

function EditButton({ target, label, className, children, ...rest }: EditButtonProps) {
  const isOpen = selection.useStore(({ target: open }) => isSame(target, open))
  const { isBusy, failure, run } = useTask()
  const open = async () => {
    await loadEntries([target])
    openSheet(target)
  }
  return (
    <>
      <button
        {...rest}
        type="button"
        className={`edit-button ${className}`}
        aria-label={label}
        aria-expanded={isOpen}
        aria-busy={isBusy || undefined}
        onClick={() => void run(open, text.notOpened)}
      >
        <EditIcon name="pencil" />
        {children}
      </button>
      {failure && <span role="alert">{failure}</span>}
    </>
  )
}

export function AddItem({ kind, entry, list, label, to, preset = {} }: NewItem) {
  const { isBusy, failure, run } = useTask()
  const field = getContentType(kind).fields[list]
  const itemName = field?.type === 'list' ? field.itemName : ''
  const add = async () => {
    await loadEntries([{ kind, entry }])
    const state = getDraftState({ kind, entry })
    if (state === undefined || field?.type !== 'list') return
    const key = `new-${randomKey()}`
    const item = { ...emptyValue(field.fields), ...preset, key }
    changeEntry({ kind, entry }, { ...state.value, [list]: [...itemsOf(state.value[list]), item] })
    openSheet({ kind, entry, list, item: key })
  }
  return (
    <p className="edit-add">
      <button
        type="button"
        className="edit-button"
        aria-busy={isBusy || undefined}
        onClick={() => void run(add, text.notAdded)}
      >
        <Icon name="plus" />
        {to ? text.addTo(itemName, to) : text.add(label ?? itemName)}
      </button>
      {failure && <span role="alert">{failure}</span>}
    </p>
  )
}

/** An item of a list: a handle and buttons that move it, and the button that opens its form. */
export function Item({ children, ...target }: EditItemTarget & { children: ReactNode }) {
  const { kind, entry, list } = target
  const { title = '', group } = findItem(target, useDraftState(target)) ?? {}
  const isCurrent = selection.useStore(({ target: open }) => isSame(target, open))
  const { row, handle, dropClass, step, keyProps } = useMovable<HTMLDivElement>({
    list: [kind, entry, list, group?.label].join('/'),
    itemKey: target.item,
    keys: group?.keys ?? [],
    onMove({ key, place }) {
      const said = moveWithFocus(() => moveItem({ ...target, item: key }, place))
      if (said) announcement.set(said)
    },
  })
  return (
    <div ref={row} className={['edit-item', isCurrent && 'edit-item-current', dropClass].filter(Boolean).join(' ')}>
      <div className="edit-item-content">{children}</div>
      <EditButton target={target} label={text.editItem(title)} className="edit-item-button" {...keyProps}>
        <span>{text.editShort}</span>
      </EditButton>
      <div className="edit-item-move">
        <MoveButtons title={title} onMove={step} />
        <DragHandle ref={handle} title={title} />
      </div>
    </div>
  )
}

/** A button that starts a new entry of a kind and opens its first form. */
export function AddEntry({ kind, preset = {}, pageOf }: NewEntry) {
  const navigate = useNavigate()
  const { isBusy, failure, run } = useTask()
  const { name, parts } = getContentType(kind)
  const add = async () => {
    const call = { params: { kind }, input: { value: preset }, idempotencyKey: randomKey() }
    const state = await editing.createEntry(memberTransport(), call)
    acceptEntry(state)
    if (pageOf) await navigate(pageOf(state.entry))
    const [part = ''] = Object.keys(parts)
    openSheet({ kind, entry: state.entry, part })
  }
  return (
    <p className="edit-add">
      <button type="button" className="edit-button" aria-busy={isBusy} onClick={() => void run(add, text.notAdded)}>
        <Icon name="plus" />
        {text.addEntry(name)}
      </button>
      {failure && <span role="alert">{failure}</span>}
    </p>
  )
}

/**
 * An entry with an order among others, which moves by buttons, by keys and by dragging. There is no draft of an order: readers
 * see it at once.
 */
export function EntryOrder({ children, kind, entry, title, entries }: OrderedEntry & { children: ReactNode }) {
  const { isBusy, failure, run } = useTask()
  const controls = useRef<HTMLFieldSetElement>(null)
  const focused = useRef<Element>(null)
  const last = useRef(0)
  const hintId = useId()
  const { revalidate } = useRevalidator()
  const place = entries.indexOf(entry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a browser takes the focus from an element that React moves
  useEffect(() => {
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus()
  }, [place])

  const move = async (next: Move) => {
    await moveEntry({ kind, entries }, next, revalidate)
    // After a drop the editor sees the new place.
    announcement.set(next.key === entry ? orderText.movedEntry(title, last.current + 1, entries.length) : '')
  }
  const { row, handle, dropClass, step, keyProps } = useMovable<HTMLDivElement>({
    list: [kind, ...entries].join('/'),
    itemKey: entry,
    keys: entries,
    place: () => placeOf({ kind, entries }, entry),
    onMove: (next) => {
      const active = document.activeElement
      focused.current = controls.current?.contains(active) ? active : null
      last.current = next.place
      // A press before the answer joins the moves that are on their way.
      if (isBusy) moveEntry({ kind, entries }, next, revalidate).catch(() => undefined)
      else void run(() => move(next), orderText.notMoved)
    },
  })
  // A new entry has no place yet.
  if (place < 0) return children
  return (
    <div ref={row} className={dropClass ? `edit-entry ${dropClass}` : 'edit-entry'}>
      <fieldset ref={controls} className="edit-entry-order" aria-busy={isBusy} aria-describedby={hintId} {...keyProps}>
        <legend className="visually-hidden">{orderText.order(title)}</legend>
        <DragHandle ref={handle} title={title} />
        <MoveButtons title={title} onMove={step} />
        <span id={hintId} className="edit-entry-hint">
          {orderText.publicAtOnce}
        </span>
        {failure && <span role="alert">{failure}</span>}
      </fieldset>
      {children}
    </div>
  )
}

/** Leads editors to the table of all files of a page. */
export function FilesLink({ table, items = text.files }: TableOfFiles) {
  return (
    <p>
      <Link className="edit-button" to={filesPath(table)}>
        {text.allInTable(items)}
      </Link>
    </p>
  )
}
