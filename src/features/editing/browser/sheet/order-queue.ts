import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { type Move, reordered } from '#ui/order/reordered.ts'
import { editing } from '../client.ts'

interface Queue {
  order: readonly string[]
  /** Ends when the last order is on the page. */
  sending: Promise<void>
}

/** The orders that are on their way. */
const queues = new Map<string, Queue>()

/** The same for a list in each of its orders. */
function idOf(kind: string, entries: readonly string[]): string {
  return `${kind}/${entries.reduce((one, other) => (other < one ? other : one), entries[0] ?? '')}`
}

/** The place of an entry from 0, after the moves that are on their way. */
export function placeOf(kind: string, entries: readonly string[], entry: string): number {
  return (queues.get(idOf(kind, entries))?.order ?? entries).indexOf(entry)
}

/**
 * Moves an entry among those of its list. Moves that come before the answer are sent together after it, and none undoes another.
 * @param reload shows the new order
 */
export function moveEntry(
  { kind, entries }: { kind: string; entries: readonly string[] },
  move: Move,
  reload: () => Promise<void>,
): Promise<void> {
  const id = idOf(kind, entries)
  const queue = queues.get(id)
  if (queue) {
    queue.order = reordered(queue.order, queue.order, move)
    return queue.sending
  }
  const added: Queue = { order: reordered(entries, entries, move), sending: Promise.resolve() }
  queues.set(id, added)
  added.sending = send(kind, added, reload).finally(() => queues.delete(id))
  return added.sending
}

async function send(kind: string, queue: Queue, reload: () => Promise<void>): Promise<void> {
  let sent: readonly string[]
  do {
    sent = queue.order
    await editing.orderEntries(memberTransport(), { params: { kind }, input: { entries: [...sent] } })
    await reload()
  } while (queue.order !== sent)
}
