import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteDraft, readDraft, saveDraft } from './draft.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A localStorage with space for a number of characters. */
class FakeStorage {
  readonly items = new Map<string, string>()
  space = 100_000
  get length() {
    return this.items.size
  }
  key = (i: number) => [...this.items.keys()][i] ?? null
  getItem = (name: string) => this.items.get(name) ?? null
  removeItem = (name: string) => void this.items.delete(name)
  setItem = (name: string, value: string) => {
    const others = [...this.items].filter(([other]) => other !== name).flat()
    if ([...others, name, value].join('').length > this.space) throw new Error('QuotaExceededError')
    this.items.set(name, value)
  }
}

let storage: FakeStorage

beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft has its values and the time when it was saved', () => {
  saveDraft('post:1', { title: 'Training', detail: '<p>a</p>' })
  expect(readDraft('post:1')).toEqual({
    savedAt: Date.UTC(2026, 10, 21),
    values: { title: 'Training', detail: '<p>a</p>' },
  })
  deleteDraft('post:1')
  expect(readDraft('post:1')).toBeUndefined()
})

test('a draft of 30 days is restored, and an older one is deleted', () => {
  saveDraft('post:1', { title: 'a' })
  vi.advanceTimersByTime(30 * DAY_MS)
  expect(readDraft('post:1')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(readDraft('post:1')).toBeUndefined()
  expect(storage.length).toBe(0)
})

test('the 21st draft replaces the oldest one, and other items stay', () => {
  storage.setItem('theme', 'dark')
  for (let i = 1; i <= 21; i++) {
    saveDraft(`post:${i}`, { title: 'a' })
    vi.advanceTimersByTime(1000)
  }
  expect(readDraft('post:1')).toBeUndefined()
  expect(readDraft('post:2')).toBeDefined()
  expect(storage.length).toBe(21)
})

test('a draft that is saved again counts once', () => {
  for (let i = 1; i <= 20; i++) saveDraft(`post:${i}`, { title: 'a' })
  saveDraft('post:20', { title: 'b' })
  expect(readDraft('post:1')).toBeDefined()
  expect(storage.length).toBe(20)
})

test('a new draft replaces older ones when the device is full', () => {
  storage.space = 300
  saveDraft('post:1', { title: 'x'.repeat(150) })
  vi.advanceTimersByTime(1000)
  saveDraft('post:2', { title: 'y'.repeat(150) })
  expect(readDraft('post:1')).toBeUndefined()
  expect(readDraft('post:2')).toBeDefined()
})

test('a draft that is too large is not saved, without an error', () => {
  storage.space = 50
  expect(() => saveDraft('post:1', { title: 'x'.repeat(150) })).not.toThrow()
  expect(readDraft('post:1')).toBeUndefined()
})

test('an invalid draft is deleted when it is read', () => {
  for (const broken of ['{', 'null', '{"savedAt":"x","values":{}}', '{"savedAt":1,"values":{"title":5}}', '[]']) {
    storage.setItem('draft:post:1', broken)
    expect(readDraft('post:1'), broken).toBeUndefined()
    expect(storage.length, broken).toBe(0)
  }
})

test('a browser that blocks storage causes no error', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => saveDraft('post:1', { title: 'a' })).not.toThrow()
  expect(readDraft('post:1')).toBeUndefined()
  expect(() => deleteDraft('post:1')).not.toThrow()
})
