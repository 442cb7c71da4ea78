import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { type Move, reordered } from '#ui/order/reordered.ts'
import { editing } from '../client.ts'

/** Entries in the order of the page. */
interface OrderedList {
  kind: string
  entries: readonly string[]
}

interface Queue {
  order: readonly string[]
  /** Orders before it. A page that still shows one of them is not up to date yet. */
  former: Set<string>
  /** Undefined when the last order was sent. */
  sending: Promise<void> | undefined
}

/** The last moves in each list. */
const queues = new Map<string, Queue>()

/** The same for a list in each of its orders. */
function idOf({ kind, entries }: OrderedList): string {
  return `${kind}/${entries.reduce((one, other) => (other < one ? other : one), entries[0] ?? '')}`
}

/** The order after the moves that are on their way. */
function currentOrder(list: OrderedList): readonly string[] {
  const queue = queues.get(idOf(list))
  const isBehind = queue?.sending !== undefined || queue?.former.has(list.entries.join())
  return queue && isBehind ? queue.order : list.entries
}

/** The place of an entry from 0, after the moves that are on their way. */
export function placeOf(list: OrderedList, entry: string): number {
  return currentOrder(list).indexOf(entry)
}

/**
 * Moves an entry among those of its list. Moves that come before the answer are sent together after it, and none undoes another.
 * @param reload shows the new order
 */
export function moveEntry(list: OrderedList, move: Move, reload: () => Promise<void>): Promise<void> {
  const current = currentOrder(list)
  const queue = queues.get(idOf(list)) ?? { order: current, former: new Set(), sending: undefined }
  queues.set(idOf(list), queue)
  if (queue.sending === undefined) queue.former = new Set([list.entries.join()])
  queue.former.add(current.join())
  queue.order = reordered(current, current, move)
  queue.former.delete(queue.order.join())
  queue.sending ??= send(list.kind, queue, reload)
  return queue.sending
}

async function send(kind: string, queue: Queue, reload: () => Promise<void>): Promise<void> {
  let sent: readonly string[]
  try {
    do {
      sent = queue.order
      await editing.orderEntries(memberTransport(), { params: { kind }, input: { entries: [...sent] } })
      await reload()
    } while (queue.order !== sent)
  } catch (error) {
    // The page shows what readers see.
    queue.former.clear()
    throw error
  } finally {
    queue.sending = undefined
  }
}
