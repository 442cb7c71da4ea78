import { z } from 'zod'
import type { TestMember } from './member.ts'
import type { TestResponse } from './site.ts'

const State = z.object({
  entry: z.string(),
  page: z.string().nullable(),
  value: z.record(z.string(), z.unknown()),
  version: z.object({ number: z.int() }).nullable(),
  draft: z.object({ revision: z.int() }).nullable(),
  mails: z.int(),
})
export type EntryState = z.infer<typeof State>

const Problems = z.object({ results: z.array(z.object({ message: z.string() })) })

const pathOf = (kind: string, entry: string, call = '') => `/api/editing/entries/${kind}/${entry}/${call}`

/** What an editor does with entries, by the API. */
export function editorOf({ call }: Pick<TestMember, 'call'>) {
  const get = async (kind: string, entry: string) => State.parse((await call('GET', pathOf(kind, entry))).body)
  /** Publishes the draft. */
  const publish = async (kind: string, entry: string, note = '', options = {}): Promise<TestResponse> => {
    const { draft } = await get(kind, entry)
    return call('POST', pathOf(kind, entry, 'publish/'), { body: { revision: draft?.revision ?? 0, note, ...options } })
  }
  /** Starts an entry. */
  const create = async (kind: string, value: unknown): Promise<EntryState> =>
    State.parse((await call('POST', `/api/editing/entries/${kind}/`, { body: { value } })).body)
  /** Saves a draft of an entry. */
  const save = async (kind: string, entry: string, value: unknown): Promise<TestResponse> => {
    const { draft, version } = await get(kind, entry)
    const body = { revision: draft?.revision ?? 0, version: version?.number ?? 0, value }
    return call('PUT', pathOf(kind, entry, 'draft/'), { body })
  }
  return {
    get,
    save,
    publish,
    create,
    /** A published entry. */
    async add(kind: string, value: unknown): Promise<EntryState> {
      const { entry } = await create(kind, value)
      return State.parse((await publish(kind, entry)).body)
    },
    /** Changes and publishes an entry. */
    async change(kind: string, entry: string, value: unknown, note = ''): Promise<EntryState> {
      await save(kind, entry, value)
      return State.parse((await publish(kind, entry, note)).body)
    },
    /** The messages of what stands against publishing. */
    async problems(kind: string, entry: string): Promise<string[]> {
      const { results } = Problems.parse((await call('GET', pathOf(kind, entry, 'problems/'))).body)
      return results.map(({ message }) => message)
    },
    act: (kind: string, entry: string, action: 'unpublish' | 'trash' | 'untrash') =>
      call('POST', pathOf(kind, entry, `${action}/`)),
    order: (kind: string, entries: readonly string[]) =>
      call('PUT', `/api/editing/order/${kind}/`, { body: { entries } }),
  }
}
