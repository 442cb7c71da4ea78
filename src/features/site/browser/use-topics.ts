import { useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { moveWithFocus } from '#features/editing/browser/public.ts'
import { site } from './client.ts'
import { topicText as text } from './messages.ts'
import { lastDone } from './UndoBar.tsx'

type Answer = Pick<Awaited<ReturnType<typeof site.listManagedTopics>>, 'results'>
export type ManagedTopic = Answer['results'][number]

/** The topics, and what an administrator does with them: each step acts at once and can be taken back. */
export function useTopics(loaded: readonly ManagedTopic[]) {
  const [topics, setTopics] = useState(loaded)
  const show = ({ results }: Answer) => moveWithFocus(() => setTopics(results))
  /** @param undo the call that takes it back */
  const done = (answer: Answer, said: { title: string; detail?: string }, undo: () => Promise<Answer>) => {
    show(answer)
    lastDone.set({ ...said, undo: async () => show(await undo()) })
  }
  const change = (id: number, input: { name: string; is_closed: boolean }) =>
    site.changeTopic(memberTransport(), { params: { topic: id }, input })
  const order = (ids: readonly number[]) => site.orderTopics(memberTransport(), { input: { topics: [...ids] } })
  return {
    topics,
    async add(name: string, idempotencyKey: string) {
      const answer = await site.addTopic(memberTransport(), { input: { name }, idempotencyKey })
      done(answer, { title: text.added, detail: name }, () =>
        site.removeTopic(memberTransport(), { params: { topic: answer.added } }),
      )
    },
    async rename({ id, name: former, is_closed }: ManagedTopic, name: string) {
      const before = { name: former, is_closed }
      const answer = await change(id, { name, is_closed })
      done(answer, { title: text.renamed, detail: name }, () => change(id, before))
    },
    async close({ id, name, is_closed }: ManagedTopic) {
      const answer = await change(id, { name, is_closed: !is_closed })
      const title = is_closed ? text.reopened : text.closedNow
      done(answer, { title, detail: name }, () => change(id, { name, is_closed }))
    },
    async merge({ id, name }: ManagedTopic, into: ManagedTopic) {
      const answer = await site.mergeTopic(memberTransport(), { params: { topic: id }, input: { into: into.id } })
      done(answer, { title: text.merged, detail: text.mergedInto(name, into.name) }, () =>
        site.undoMerge(memberTransport(), { params: { topic: id } }),
      )
    },
    async move({ id, name }: ManagedTopic, place: number) {
      const before = topics.map((topic) => topic.id)
      const others = before.filter((other) => other !== id)
      const answer = await order([...others.slice(0, place), id, ...others.slice(place)])
      const title = place < before.indexOf(id) ? text.movedUp : text.movedDown
      done(answer, { title, detail: text.nowAt(name, place + 1, before.length) }, () => order(before))
    },
  }
}
