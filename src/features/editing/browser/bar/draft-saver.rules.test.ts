import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#core/client.ts'
import { type AnyValue, contentType } from '#core/content-type.ts'
import type { Draft, EntryState } from '../../contract.ts'
import { createSaver } from './draft-saver.ts'
import { createDraftState, type DraftState, resolved } from './draft-state.ts'

const type = contentType({
  kind: 'note',
  name: 'Note',
  titleField: 'title',
  fields: { title: { type: 'text', label: 'Title', max: 50 }, body: { type: 'text', label: 'Body', max: 50 } },
  parts: { all: { label: 'note', fields: ['title', 'body'] } },
})

function serverState(value: AnyValue, revision: number): EntryState {
  const fields = { kind: 'note', entry: '1', title: '', page: null, published: null, version: null, trashed_at: null }
  return { ...fields, value, can_remove: true, mails: 0, choices: {}, files: [], draft: draftOf(revision) }
}

function draftOf(revision: number): Draft {
  const fields = {
    saved_at: '2026-11-25T08:00:00.000Z',
    publish_at: null,
    planned_revision: null,
    planned_at: null,
    note: '',
    is_quiet: false,
    failure: null,
    discarded_at: null,
  }
  return { ...fields, revision, author: { id: 2, name: 'Amina Nakato' } }
}

/** A saver whose server answers when the test says so. */
function begin(value: AnyValue = { title: 'One', body: 'Text' }) {
  let state: DraftState = createDraftState(type, serverState(value, 1))
  const sent: AnyValue[] = []
  const answers: { resolve: (draft: Draft) => void; reject: (error: unknown) => void }[] = []
  const copies: (AnyValue | undefined)[] = []
  const logins: (() => void)[] = []
  const saver = createSaver({
    get: () => state,
    set: (next) => {
      state = next
    },
    save: (value) => {
      sent.push(value)
      return new Promise((resolve, reject) => answers.push({ resolve, reject }))
    },
    load: async () => serverState({ title: 'Theirs', body: 'Text' }, 5),
    promptLogin: (onLogin) => void logins.push(onLogin),
    storeCopy: (copy) => void copies.push(copy),
  })
  return { saver, sent, answers, copies, logins, state: () => state, set: (next: DraftState) => (state = next) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('text typed while a save is on its way goes into the next save, and there is one at a time', async () => {
  const { saver, sent, answers, copies, state } = begin()
  saver.change({ title: 'Two', body: 'Text' })
  await pass(800)
  saver.change({ title: 'Three', body: 'Text' })
  await pass(5000)
  expect(sent).toEqual([{ title: 'Two', body: 'Text' }])
  answers[0]?.resolve(draftOf(2))
  await pass(800)
  expect(sent[1]).toEqual({ title: 'Three', body: 'Text' })
  answers[1]?.resolve(draftOf(3))
  await pass(0)
  expect(state()).toMatchObject({ status: { kind: 'saved' }, server: { draft: { revision: 3 } } })
  expect(copies.at(-1)).toBeUndefined()
})

test('without a connection the text stays on the device and is sent again after 8, then 16 seconds', async () => {
  const { saver, sent, answers, copies, state } = begin()
  saver.change({ title: 'Two', body: 'Text' })
  await pass(800)
  answers[0]?.reject(new TypeError('no network'))
  await pass(0)
  expect(state().status).toMatchObject({ kind: 'offline' })
  await pass(7999)
  expect(sent).toHaveLength(1)
  await pass(1)
  answers[1]?.reject(new TypeError('no network'))
  await pass(15_999)
  expect(sent).toHaveLength(2)
  await pass(1)
  expect(sent).toHaveLength(3)
  expect(copies.at(-1)).toEqual({ title: 'Two', body: 'Text' })
})

test('an editor whose session has ended logs in, and the text is saved', async () => {
  const { saver, sent, answers, logins, state } = begin()
  saver.change({ title: 'Two', body: 'Text' })
  await pass(800)
  answers[0]?.reject(new ApiError({ status: 401, body: null }))
  await pass(0)
  expect(state().status).toEqual({ kind: 'signed-out' })
  saver.change({ title: 'Two and more', body: 'Text' })
  logins[0]?.()
  await pass(0)
  expect(sent[1]).toEqual({ title: 'Two and more', body: 'Text' })
})

test('changes of different fields are joined, and the same field is a conflict that overwrites nothing', async () => {
  const { saver, sent, answers, state, set } = begin()
  saver.change({ title: 'Mine', body: 'My text' })
  await pass(800)
  answers[0]?.reject(new ApiError({ status: 409, body: null }))
  await pass(800)
  expect(sent[1]).toEqual({ title: 'Theirs', body: 'My text' })
  expect(state().conflicts).toEqual([{ path: ['title'], mine: 'Mine', theirs: 'Theirs' }])
  answers[1]?.resolve(draftOf(6))
  await pass(0)
  const [conflict] = state().conflicts
  if (conflict) set(resolved(state(), conflict, 'Mine'))
  expect(state()).toMatchObject({ value: { title: 'Mine' }, conflicts: [] })
})

test('a draft that the server rejects says why', async () => {
  const { saver, answers, state } = begin()
  saver.change({ title: 'Two', body: 'Text' })
  await pass(800)
  answers[0]?.reject(new ApiError({ status: 400, body: { detail: 'A field has the wrong type.' } }))
  await pass(0)
  expect(state().status).toEqual({ kind: 'rejected', message: 'A field has the wrong type.' })
})

test('a draft that finds the disk of the server full says so, and is sent again', async () => {
  const { saver, sent, answers, state } = begin()
  saver.change({ title: 'Two', body: 'Text' })
  await pass(800)
  answers[0]?.reject(new ApiError({ status: 507, body: null }))
  await pass(0)
  expect(state().status).toMatchObject({ kind: 'offline', isServerFull: true })
  await pass(8000)
  expect(sent).toHaveLength(2)
})

test('a draft that is too large says what to do', async () => {
  const { saver, answers, state } = begin()
  saver.change({ title: 'Two', body: 'Text' })
  await pass(800)
  answers[0]?.reject(new ApiError({ status: 413, body: { detail: 'What was sent is too large.' } }))
  await pass(0)
  expect(state().status).toMatchObject({ kind: 'rejected', message: expect.stringContaining('Shorten it') })
})

test('an answer that arrives after a logout or a publication changes nothing and asks for no login', async () => {
  const { saver, answers, logins, state } = begin()
  saver.change({ title: 'Two', body: 'Text' })
  await pass(800)
  saver.stop()
  const before = state()
  answers[0]?.reject(new ApiError({ status: 401, body: null }))
  await pass(60_000)
  expect(state()).toBe(before)
  expect(logins).toEqual([])
})
