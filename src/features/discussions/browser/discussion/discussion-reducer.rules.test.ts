import { expect, test } from 'vitest'
import type { Comment, Discussion } from '../../schemas.ts'
import {
  changed,
  commentsOf,
  countOf,
  type DiscussionEvent,
  type DiscussionState,
  elsewhereOf,
  initialState,
  postOf,
} from './discussion-reducer.ts'

const NOON = '2026-11-09T12:00:00.000Z'
const LATER = '2026-11-09T12:05:00.000Z'
const AMINA = { id: 1, first_name: 'Amina', last_name: 'Nakato', profile_picture: null, is_removed: false }

function postComment(id: number, more: Partial<Comment> = {}): Comment {
  return { id, comment: `Comment ${id}`, author: AMINA, created_at: NOON, updated_at: NOON, mentions: [], ...more }
}

function postDiscussion(ids: number[], more: Partial<Discussion> = {}): Discussion {
  return {
    id: 7,
    slug: 'arm-models',
    title: 'Arm models',
    category: { id: 1, name: 'Facilitator tips and techniques' },
    author: AMINA,
    created_at: NOON,
    updated_at: NOON,
    view_count: 1,
    comment_count: ids.length,
    body: '<p>What have you used?</p>',
    excerpt: 'What have you used?',
    modules: [],
    relatedDiscussions: [],
    comments: ids.map((id) => postComment(id)),
    comments_page: 1,
    comments_pages: 1,
    ...more,
  }
}

function after(loaded: Discussion, ...events: DiscussionEvent[]): DiscussionState {
  return events.reduce(changed, initialState(loaded))
}

const shown = (thread: DiscussionState) => commentsOf(thread).map(({ id }) => id)
const SENDING = { type: 'sending', idempotencyKey: 'a', text: 'Straw and silicone' } as const
const NOT_SENT = { type: 'not-sent', idempotencyKey: 'a', reason: 'There is no connection.' } as const
const POSTED = { type: 'posted', idempotencyKey: 'a', comment: postComment(3) } as const

test('a comment under way stands behind the others and does not count yet', () => {
  const thread = after(postDiscussion([1, 2]), SENDING)
  expect(thread.outgoing).toEqual([{ idempotencyKey: 'a', text: 'Straw and silicone', reason: undefined }])
  expect([shown(thread), countOf(thread)]).toEqual([[1, 2], 2])
})

test('a comment that did not arrive keeps its text and says why', () => {
  const thread = after(postDiscussion([1]), SENDING, NOT_SENT)
  expect(thread.outgoing).toMatchObject([{ text: 'Straw and silicone', reason: 'There is no connection.' }])
})

test('a new try is the same one, in the same place, and without a reason', () => {
  const thread = after(
    postDiscussion([1]),
    SENDING,
    NOT_SENT,
    { ...SENDING, idempotencyKey: 'b', text: 'Another' },
    SENDING,
  )
  expect(thread.outgoing.map(({ idempotencyKey, reason }) => [idempotencyKey, reason])).toEqual([
    ['a', undefined],
    ['b', undefined],
  ])
})

test('a comment that was discarded is gone, and others stay', () => {
  const thread = after(
    postDiscussion([1]),
    SENDING,
    { ...SENDING, idempotencyKey: 'b' },
    { type: 'taken-back', idempotencyKey: 'a' },
  )
  expect(thread.outgoing.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['b'])
})

test('a comment that has arrived takes the place of the one under way and counts', () => {
  const thread = after(postDiscussion([1, 2]), SENDING, POSTED)
  expect([thread.outgoing, shown(thread), countOf(thread)]).toEqual([[], [1, 2, 3], 3])
})

test('the same answer twice is one comment', () => {
  const thread = after(postDiscussion([1, 2]), POSTED, POSTED)
  expect([shown(thread), countOf(thread)]).toEqual([[1, 2, 3], 3])
})

test('an answer that was lost before: the comment was loaded, and stands there once', () => {
  const thread = after(postDiscussion([1, 2, 3]), SENDING, POSTED)
  expect([shown(thread), countOf(thread)]).toEqual([[1, 2, 3], 3])
})

test('a page that is loaded anew brings the comment itself, once', () => {
  const thread = after(postDiscussion([1, 2]), POSTED, { type: 'loaded', discussion: postDiscussion([1, 2, 3]) })
  expect([shown(thread), countOf(thread), thread.added]).toEqual([[1, 2, 3], 3, []])
})

test('a page that was loaded a moment too early does not lose the comment', () => {
  const thread = after(postDiscussion([1, 2]), POSTED, { type: 'loaded', discussion: postDiscussion([1, 2]) })
  expect([shown(thread), countOf(thread)]).toEqual([[1, 2, 3], 3])
})

test('on an older page the comment is shown at the end, and said to stand elsewhere, until another page is loaded', () => {
  const older = postDiscussion([1, 2], { comment_count: 80, comments_pages: 2 })
  const thread = after(older, POSTED)
  expect([shown(thread), countOf(thread), elsewhereOf(thread)]).toEqual([[1, 2, 3], 81, [3]])
  const again = changed(thread, { type: 'loaded', discussion: { ...older, comment_count: 81 } })
  expect([shown(again), countOf(again)]).toEqual([[1, 2], 81])
})

test('what others said meanwhile comes with one’s own comment, each once and counted once', () => {
  const again = postDiscussion([1, 2, 3])
  const thread = after(postDiscussion([1]), POSTED, { type: 'read-again', discussion: again })
  expect([shown(thread), countOf(thread)]).toEqual([[1, 2, 3], 3])
})

test('one’s own comment stays in sight when the discussion has grown by a page meanwhile', () => {
  const longer = postDiscussion([1, 2], { comment_count: 3, comments_pages: 2 })
  const thread = after(postDiscussion([1]), POSTED, { type: 'read-again', discussion: longer })
  expect([shown(thread), countOf(thread)]).toEqual([[1, 3], 2])
})

test('what was read of one page is not shown on another, to which the reader has turned meanwhile', () => {
  const [first, last] = [
    postDiscussion([1], { comments_pages: 2 }),
    postDiscussion([2], { comments_page: 2, comments_pages: 2 }),
  ]
  const turned = after(last, POSTED, { type: 'loaded', discussion: first })
  expect(shown(changed(turned, { type: 'read-again', discussion: last }))).toEqual([1])
})

test('what is not sent yet survives a turn of the page', () => {
  const thread = after(postDiscussion([1]), SENDING, NOT_SENT, { type: 'loaded', discussion: postDiscussion([2]) })
  expect(thread.outgoing).toHaveLength(1)
})

test('a deleted comment leaves the list, and the count falls once', () => {
  const thread = after(postDiscussion([1, 2]), { type: 'deleted', id: 2 }, { type: 'deleted', id: 2 })
  expect([shown(thread), countOf(thread)]).toEqual([[1], 1])
  const again = changed(thread, { type: 'loaded', discussion: postDiscussion([1]) })
  expect([shown(again), countOf(again)]).toEqual([[1], 1])
})

test('a comment that was posted and deleted here is gone again', () => {
  const thread = after(postDiscussion([1]), POSTED, { type: 'deleted', id: 3 })
  expect([shown(thread), countOf(thread)]).toEqual([[1], 1])
})

test('an edited comment has its new text, and the newest of two', () => {
  const edited = { type: 'edited', comment: postComment(1, { comment: 'Better', updated_at: LATER }) } as const
  expect(commentsOf(after(postDiscussion([1]), edited))).toMatchObject([{ comment: 'Better' }])
  const newer = postDiscussion([], {
    comments: [postComment(1, { comment: 'Best', updated_at: '2026-11-09T12:09:00.000Z' })],
  })
  const thread = after(postDiscussion([1]), edited, { type: 'loaded', discussion: newer })
  expect(commentsOf(thread)).toMatchObject([{ comment: 'Best' }])
})

test('an edited post has its new title until a newer one is loaded', () => {
  const edited = postDiscussion([1], { title: 'Models of arms', updated_at: LATER })
  const thread = after(postDiscussion([1, 2]), { type: 'post-edited', discussion: edited })
  expect([postOf(thread).title, countOf(thread), shown(thread)]).toEqual(['Models of arms', 2, [1, 2]])
  const newest = postDiscussion([1], { title: 'Arms', updated_at: '2026-11-09T12:09:00.000Z' })
  expect(postOf(changed(thread, { type: 'loaded', discussion: newest })).title).toBe('Arms')
})
