import { useRef, useState } from 'react'
import { deviceName } from '#features/keep/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { placeOfDrop, reordered } from '#ui/order/reordered.ts'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import type { BookmarkFolder, BookmarkItem } from '../../../contract.ts'
import { pageText, kitText as text } from '../../../messages.ts'
import { removeBookmark, restoreBookmark } from '../../store/actions.ts'
import { itemKey, itemsOf, type Note, targetOf } from '../../store/folders.ts'
import { noteLater, orderLater, savingStore } from '../../store/pending-kits.ts'
import type { useBookmarkTask } from '../use-bookmark-task.ts'
import { OrderRow } from './OrderRow.tsx'

interface OrderViewProps {
  folder: BookmarkFolder
  run: ReturnType<typeof useBookmarkTask>['run']
  onDone: () => void
}

/** Order, copies and notes of a kit. Each change saves itself; the last one can be taken back. */
export function OrderView({ folder, run, onDone }: OrderViewProps) {
  const [announcement, setAnnouncement] = useState('')
  const [undo, setUndo] = useState<() => void>()
  const heading = useRef<HTMLHeadingElement>(null)
  const items = itemsOf(folder)
  const keys = items.map(itemKey)
  const remember = (step: () => void) => setUndo(() => step)
  const order = (next: readonly string[]) =>
    orderLater(
      folder.id,
      next.flatMap((key) => items.filter((item) => itemKey(item) === key).map(targetOf)),
    )
  const move = (key: string, place: number) => {
    if (place < 0 || place >= keys.length) return
    remember(() => order(keys))
    order(reordered(keys, keys, { key, place }))
    setAnnouncement(text.moved(place + 1, keys.length))
  }
  const remove = (item: BookmarkItem) => {
    heading.current?.focus()
    void run({
      work: () => removeBookmark([folder.id], targetOf(item)),
      done: (removed) => {
        remember(() =>
          run({
            work: () => restoreBookmark(removed),
            done: () => {
              noteLater(folder.id, targetOf(item), noteOf(item))
              order(keys)
              return undefined
            },
            failed: text.notUndone,
          }),
        )
        setAnnouncement(text.removed(item.title))
        return undefined
      },
      failed: pageText.notRemoved,
    })
  }
  const takeBack = () => {
    undo?.()
    setUndo(undefined)
    setAnnouncement(text.undone)
  }
  const actions = (
    <>
      <Button variant="primary" onClick={onDone}>
        {text.done}
      </Button>
      <button
        type="button"
        className="button button-line bar-button"
        aria-disabled={!undo || undefined}
        onClick={takeBack}
      >
        <Icon name="refresh" />
        {pageText.undo}
      </button>
    </>
  )
  return (
    <>
      <div className="section-head kit-section">
        <h3 ref={heading} tabIndex={-1}>
          {text.order}
        </h3>
        <SavingState />
        <div className="wide-only row">{actions}</div>
      </div>
      <p className="quiet kit-hint">
        <span className="wide-only">{text.dragWide}</span>
        <span className="kit-narrow">{text.dragNarrow}</span> {text.orderHint}
      </p>
      <LiveRegion>{announcement}</LiveRegion>
      <div className="kit-edit-rows">
        {items.map((item, index) => (
          <OrderRow
            key={itemKey(item)}
            item={item}
            list={String(folder.id)}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            onMove={(by) => move(itemKey(item), index + by)}
            onDrop={(key, edge) => move(key, placeOfDrop(keys, { key, target: itemKey(item), edge }))}
            onNote={(note) => noteLater(folder.id, targetOf(item), note)}
            onNoteBegun={() => remember(() => noteLater(folder.id, targetOf(item), noteOf(item)))}
            onRemove={() => remove(item)}
          />
        ))}
      </div>
      <BottomBar label={text.order}>{actions}</BottomBar>
    </>
  )
}

function noteOf({ copies, note = '' }: BookmarkItem): Note {
  return { copies: copies ?? null, note }
}

function SavingState() {
  const { state, isOverruled } = savingStore.useStore((saving) => saving)
  return (
    <p className={`kit-saving kit-${state}`} role="status">
      {state === 'saved' && <Icon name="check" />}
      {state === 'waiting' ? text.waiting(deviceName()) : state !== 'idle' && text.saving[state]}
      {isOverruled && ` ${text.overruled}`}
    </p>
  )
}
