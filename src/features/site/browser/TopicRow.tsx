import { formatCount } from '#core/format.ts'
import { DragHandle, EditIcon, MoveButtons, useMovable, useTask } from '#features/editing/browser/public.ts'
import { topicText as text } from './messages.ts'
import type { ManagedTopic } from './use-topics.ts'

interface TopicRowProps {
  topic: ManagedTopic
  /** Keys of all topics in their order. */
  keys: readonly string[]
  onMove: (key: string, place: number) => Promise<void>
  onEdit: () => void
}

/** A topic with its handle, arrows and the button that opens its form. */
export function TopicRow({ topic, keys, onMove, onEdit }: TopicRowProps) {
  const { id, name, is_closed, discussion_count, newest_at } = topic
  const { failure, run } = useTask()
  const { row, handle, dropClass, step, keyProps } = useMovable<HTMLLIElement>({
    list: 'topics',
    itemKey: String(id),
    keys,
    onMove: ({ key, place }) => void run(() => onMove(key, place), text.notDone),
  })
  const facts = [formatCount(discussion_count, text.discussions), newest_at && text.newest(newest_at)]
  return (
    <li ref={row} className={['topic-row edit-item', dropClass].filter(Boolean).join(' ')}>
      <DragHandle ref={handle} title={name} />
      <span className="topic-move">
        <MoveButtons title={name} onMove={step} />
      </span>
      <div>
        <b dir="auto">{name}</b> {is_closed && <span className="quiet">{text.closed}</span>}
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {failure && <small role="alert">{failure}</small>}
      </div>
      <button
        type="button"
        id={editButtonId(id)}
        className="edit-button"
        aria-label={text.editOf(name)}
        onClick={onEdit}
        {...keyProps}
      >
        <EditIcon name="pencil" />
        <span>{text.edit}</span>
      </button>
    </li>
  )
}

export const editButtonId = (id: number) => `edit-topic-${id}`
