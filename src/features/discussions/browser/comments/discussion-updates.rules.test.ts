import { expect, test } from 'vitest'
import type { Comment, Discussion } from '../../schemas.ts'
import {
  commentsOf,
  countOf,
  type DiscussionState,
  discussionReducer,
  follow,
  initialState,
  isOnLaterPage,
  loadedByRouter,
  postOf,
  type Update,
} from '../discussion/discussion-state.ts'
import {
  deletedComment,
  editedComment,
  editedPost,
  followFailed,
  foundUnsent,
  loadedViewer,
  posted,
  refetched,
  removePending,
  reported,
  savedFollowing,
  sendFailed,
  sending,
  viewerLeft,
} from './discussion-updates.ts'

const NOON = '2026-11-09T12:00:00.000Z'
const LATER = '2026-11-09T12:05:00.000Z'
const AMINA = { id: 1, first_name: 'Amina', last_name: 'Nakato', profile_picture: null, is_removed: false }

function commentWith(id: number, more: Partial<Comment> = {}): Comment {
  return { id, comment: `Comment ${id}`, author: AMINA, created_at: NOON, updated_at: NOON, mentions: [], ...more }
}

function discussionWith(ids: number[], more: Partial<Discussion> = {}): Discussion {
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
    comments: ids.map((id) => commentWith(id)),
    comments_page: 1,
    comments_pages: 1,
    ...more,
  }
}

function stateAfter(loaded: Discussion, ...updates: Update[]): DiscussionState {
  return updates.reduce(discussionReducer, initialState(loaded))
}

const idsIn = (state: DiscussionState) => commentsOf(state).map(({ id }) => id)
const COMMENT = { idempotencyKey: 'a', text: 'Straw and silicone' }
const OTHER = { idempotencyKey: 'b', text: 'Another' }
const SENDING = sending(COMMENT)
const FAILED = sendFailed('a', { reason: 'There is no connection.', isRefused: false })
const POSTED = posted('a', commentWith(3))
const VIEWER = { following: true, reported_post: false, reported_comments: [1], participants: [] }

test('a comment that is being sent is pending and does not count yet', () => {
  const state = stateAfter(discussionWith([1, 2]), SENDING)
  expect(state.pending).toEqual([
    { idempotencyKey: 'a', text: 'Straw and silicone', reason: undefined, isRefused: false },
  ])
  expect([idsIn(state), countOf(state)]).toEqual([[1, 2], 2])
})

test('a comment that could not be sent keeps its text and has the reason', () => {
  const state = stateAfter(discussionWith([1]), SENDING, FAILED)
  expect(state.pending).toMatchObject([{ text: 'Straw and silicone', reason: 'There is no connection.' }])
})

test('a comment that is sent again keeps its position and has no reason', () => {
  const state = stateAfter(discussionWith([1]), SENDING, FAILED, sending(OTHER), SENDING)
  expect(state.pending.map(({ idempotencyKey, reason }) => [idempotencyKey, reason])).toEqual([
    ['a', undefined],
    ['b', undefined],
  ])
})

test('a discarded comment disappears, and others stay', () => {
  const state = stateAfter(discussionWith([1]), SENDING, sending(OTHER), removePending('a'))
  expect(state.pending.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['b'])
})

test('unsent comments of an earlier visit wait, and one that is being sent continues', () => {
  const state = stateAfter(discussionWith([1]), SENDING, foundUnsent([COMMENT, OTHER]))
  expect(state.pending.map(({ idempotencyKey, reason }) => [idempotencyKey, reason])).toEqual([
    ['a', undefined],
    ['b', ''],
  ])
})

test('a posted comment replaces the pending one and counts', () => {
  const state = stateAfter(discussionWith([1, 2]), SENDING, POSTED)
  expect([state.pending, idsIn(state), countOf(state)]).toEqual([[], [1, 2, 3], 3])
})

test('two responses for the same comment make one comment', () => {
  const state = stateAfter(discussionWith([1, 2]), POSTED, POSTED)
  expect([idsIn(state), countOf(state)]).toEqual([[1, 2, 3], 3])
})

test('a comment whose first response was lost and that is loaded already shows once', () => {
  const state = stateAfter(discussionWith([1, 2, 3]), SENDING, POSTED)
  expect([idsIn(state), countOf(state)]).toEqual([[1, 2, 3], 3])
})

test('a reloaded page that has the posted comment shows it once', () => {
  const state = stateAfter(discussionWith([1, 2]), POSTED, loadedByRouter(discussionWith([1, 2, 3])))
  expect([idsIn(state), countOf(state), state.added]).toEqual([[1, 2, 3], 3, []])
})

test('a reloaded page that is older than the posted comment still shows it', () => {
  const state = stateAfter(discussionWith([1, 2]), POSTED, loadedByRouter(discussionWith([1, 2])))
  expect([idsIn(state), countOf(state)]).toEqual([[1, 2, 3], 3])
})

test('on an older page a posted comment shows at the end, marked as on a later page, until the page reloads', () => {
  const older = discussionWith([1, 2], { comment_count: 80, comments_pages: 2 })
  const state = stateAfter(older, POSTED)
  expect([idsIn(state), countOf(state), isOnLaterPage(state, 3), isOnLaterPage(state, 2)]).toEqual([
    [1, 2, 3],
    81,
    true,
    false,
  ])
  const reloaded = discussionReducer(state, loadedByRouter({ ...older, comment_count: 81 }))
  expect([idsIn(reloaded), countOf(reloaded)]).toEqual([[1, 2], 81])
})

test('comments that others posted meanwhile show after one’s own is posted, each counted once', () => {
  const state = stateAfter(discussionWith([1]), POSTED, refetched(discussionWith([1, 2, 3])))
  expect([idsIn(state), countOf(state)]).toEqual([[1, 2, 3], 3])
})

test('one’s own comment stays visible when the discussion has a new page meanwhile', () => {
  const longer = discussionWith([1, 2], { comment_count: 3, comments_pages: 2 })
  const state = stateAfter(discussionWith([1]), POSTED, refetched(longer))
  expect([idsIn(state), countOf(state)]).toEqual([[1, 3], 2])
})

test('a response for one page is ignored when the reader has turned to another', () => {
  const first = discussionWith([1], { comments_pages: 2 })
  const last = discussionWith([2], { comments_page: 2, comments_pages: 2 })
  const state = stateAfter(last, POSTED, loadedByRouter(first), refetched(last))
  expect(idsIn(state)).toEqual([1])
})

test('a comment that is not sent stays when the reader turns the page', () => {
  const state = stateAfter(discussionWith([1]), SENDING, FAILED, loadedByRouter(discussionWith([2])))
  expect(state.pending).toHaveLength(1)
})

test('a deleted comment leaves the list, and the count decreases once', () => {
  const deletion = deletedComment(2)
  const state = stateAfter(discussionWith([1, 2]), deletion, deletion)
  expect([idsIn(state), countOf(state)]).toEqual([[1], 1])
  const reloaded = discussionReducer(state, loadedByRouter(discussionWith([1])))
  expect([idsIn(reloaded), countOf(reloaded)]).toEqual([[1], 1])
})

test('a comment that was posted and deleted on this page disappears', () => {
  const state = stateAfter(discussionWith([1]), POSTED, deletedComment(3))
  expect([idsIn(state), countOf(state)]).toEqual([[1], 1])
})

test('an edited comment shows the newest version', () => {
  const edit = editedComment(commentWith(1, { comment: 'Better', updated_at: LATER }))
  expect(commentsOf(stateAfter(discussionWith([1]), edit))).toMatchObject([{ comment: 'Better' }])
  const newest = commentWith(1, { comment: 'Best', updated_at: '2026-11-09T12:09:00.000Z' })
  const state = stateAfter(discussionWith([1]), edit, loadedByRouter(discussionWith([], { comments: [newest] })))
  expect(commentsOf(state)).toMatchObject([{ comment: 'Best' }])
})

test('an edited post shows its new title until a newer version is loaded', () => {
  const edited = discussionWith([1], { title: 'Models of arms', updated_at: LATER })
  const state = stateAfter(discussionWith([1, 2]), editedPost(edited))
  expect([postOf(state).title, countOf(state), idsIn(state)]).toEqual(['Models of arms', 2, [1, 2]])
  const newest = discussionWith([1], { title: 'Arms', updated_at: '2026-11-09T12:09:00.000Z' })
  expect(postOf(discussionReducer(state, loadedByRouter(newest))).title).toBe('Arms')
})

test('a member who pressed Follow keeps the choice when an older response arrives', () => {
  const older = loadedViewer({ ...VIEWER, following: false })
  const state = stateAfter(discussionWith([]), follow(true), savedFollowing(true), older)
  expect([state.followChoice, state.viewer.following, state.viewer.reported_comments]).toEqual([true, true, [1]])
})

test('a Follow that could not be saved is undone', () => {
  const failure = { of: 'follow', following: false } as const
  const state = stateAfter(discussionWith([]), loadedViewer(VIEWER), follow(false), followFailed(failure))
  expect([state.followChoice, state.viewer.following, state.failure]).toEqual([undefined, true, failure])
})

test('a reported comment is marked, and nothing of the member stays after logout', () => {
  const state = stateAfter(discussionWith([1, 2]), loadedViewer(VIEWER), reported('comment', 2))
  expect(state.viewer.reported_comments).toEqual([1, 2])
  expect(discussionReducer(state, viewerLeft()).viewer).toMatchObject({
    following: false,
    reported_comments: [],
  })
})
