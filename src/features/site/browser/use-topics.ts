import { useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { moveWithFocus } from '#features/editing/browser/public.ts'
import { site } from './client.ts'
import { topicText as text } from './messages.ts'
import { lastDone } from './UndoBar.tsx'

type Change = Parameters<typeof site.changeTopics>[1]['input']['topics'][number]
export type ManagedTopic = Awaited<ReturnType<typeof site.listManagedTopics>>['results'][number]

/** The topics, and what an administrator does with them: each step acts at once and can be taken back. */
export function useTopics(loaded: readonly ManagedTopic[]) {
  const [topics, setTopics] = useState(loaded)
  const send = async (changes: readonly Change[]) => {
    const { results } = await site.changeTopics(memberTransport(), { input: { topics: [...changes] } })
    moveWithFocus(() => setTopics(results))
    return results
  }
  /** @param back what takes it back; of a new topic its id is known after it was added */
  const act = async (changes: readonly Change[], title: string, detail: string, back?: readonly Change[]) => {
    const after = await send(changes)
    const added = after.filter(({ id }) => !topics.some((topic) => topic.id === id))
    const undo = back ?? added.map(({ id }) => ({ id, is_removed: true as const }))
    lastDone.set({ title, detail, undo: async () => void (await send(undo)) })
  }
  return {
    topics,
    add: (name: string) => act([{ name }], text.added, name),
    rename: ({ id, name: former }: ManagedTopic, name: string) =>
      act([{ id, name }], text.renamed, name, [{ id, name: former }]),
    close: ({ id, name, is_closed }: ManagedTopic) =>
      act([{ id, is_closed: !is_closed }], is_closed ? text.reopened : text.closedNow, name, [{ id, is_closed }]),
    merge: ({ id, name }: ManagedTopic, into: ManagedTopic) =>
      act([{ id, merged_into: into.id }], text.merged, text.mergedInto(name, into.name), [{ id, merged_into: null }]),
    move({ id, name }: ManagedTopic, place: number) {
      const before = topics.map((topic) => ({ id: topic.id }))
      const others = before.filter((other) => other.id !== id)
      const after = [...others.slice(0, place), { id }, ...others.slice(place)]
      const title = place < topics.findIndex((topic) => topic.id === id) ? text.movedUp : text.movedDown
      return act(after, title, text.nowAt(name, place + 1, before.length), before)
    },
  }
}
