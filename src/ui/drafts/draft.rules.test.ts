import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteDraft, readDraft, saveDraft } from './draft.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What a browser keeps, with room for so many characters. */
class Bookmarks {
  readonly kept = new Map<string, string>()
  room = 100_000
  get length() {
    return this.kept.size
  }
  key = (i: number) => [...this.kept.keys()][i] ?? null
  getItem = (name: string) => this.kept.get(name) ?? null
  removeItem = (name: string) => void this.kept.delete(name)
  setItem = (name: string, value: string) => {
    const others = [...this.kept].filter(([other]) => other !== name).flat()
    if ([...others, name, value].join('').length > this.room) throw new Error('QuotaExceededError')
    this.kept.set(name, value)
  }
}

let shelf: Bookmarks

beforeEach(() => {
  shelf = new Bookmarks()
  vi.stubGlobal('localStorage', shelf)
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft comes back with its day', () => {
  saveDraft('post:1', { title: 'Training', detail: '<p>a</p>' })
  expect(readDraft('post:1')).toEqual({
    savedAt: Date.UTC(2026, 10, 21),
    values: { title: 'Training', detail: '<p>a</p>' },
  })
  deleteDraft('post:1')
  expect(readDraft('post:1')).toBeUndefined()
})

test('a draft of 30 days is back, one a moment older is dropped', () => {
  saveDraft('post:1', { title: 'a' })
  vi.advanceTimersByTime(30 * DAY_MS)
  expect(readDraft('post:1')).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(readDraft('post:1')).toBeUndefined()
  expect(shelf.length).toBe(0)
})

test('of 21 drafts the oldest goes, and what is no draft stays', () => {
  shelf.setItem('theme', 'dark')
  for (let i = 1; i <= 21; i++) {
    saveDraft(`post:${i}`, { title: 'a' })
    vi.advanceTimersByTime(1000)
  }
  expect(readDraft('post:1')).toBeUndefined()
  expect(readDraft('post:2')).toBeDefined()
  expect(shelf.length).toBe(21)
})

test('a draft saved again counts once', () => {
  for (let i = 1; i <= 20; i++) saveDraft(`post:${i}`, { title: 'a' })
  saveDraft('post:20', { title: 'b' })
  expect(readDraft('post:1')).toBeDefined()
  expect(shelf.length).toBe(20)
})

test('on a full device older drafts make way', () => {
  shelf.room = 300
  saveDraft('post:1', { title: 'x'.repeat(150) })
  vi.advanceTimersByTime(1000)
  saveDraft('post:2', { title: 'y'.repeat(150) })
  expect(readDraft('post:1')).toBeUndefined()
  expect(readDraft('post:2')).toBeDefined()
})

test('a draft too large for the device is let go quietly', () => {
  shelf.room = 50
  expect(() => saveDraft('post:1', { title: 'x'.repeat(150) })).not.toThrow()
  expect(readDraft('post:1')).toBeUndefined()
})

test('what is no draft is dropped when it is read', () => {
  for (const broken of ['{', 'null', '{"savedAt":"x","values":{}}', '{"savedAt":1,"values":{"title":5}}', '[]']) {
    shelf.setItem('draft:post:1', broken)
    expect(readDraft('post:1'), broken).toBeUndefined()
    expect(shelf.length, broken).toBe(0)
  }
})

test('a browser that keeps nothing stops nobody', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => saveDraft('post:1', { title: 'a' })).not.toThrow()
  expect(readDraft('post:1')).toBeUndefined()
  expect(() => deleteDraft('post:1')).not.toThrow()
})
