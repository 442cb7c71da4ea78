import { expect, test } from 'vitest'
import { type Action, type Actor, findDenial } from './policy.ts'

const SELF = 1
const OTHER = 2

const as = (role: Actor['role'], isSuspended = false): Actor => ({ id: SELF, role, isSuspended })

const ACTORS = {
  guest: undefined,
  member: as('member'),
  'suspended member': as('member', true),
  editor: as('editor'),
  moderator: as('moderator'),
  admin: as('admin'),
} as const satisfies Record<string, Actor | undefined>

const GUEST = 'not_signed_in'
const NO = 'not_allowed'
const yes = undefined

/** In the order of the actors above. */
const TABLE: [what: string, Action, authorId: number | undefined, expected: (string | undefined)[]][] = [
  ['post', 'post', undefined, [GUEST, yes, 'suspended', yes, yes, yes]],
  ['change their own', 'change', SELF, [GUEST, yes, 'suspended', yes, yes, yes]],
  ['change another’s', 'change', OTHER, [GUEST, NO, NO, NO, NO, NO]],
  ['delete their own', 'delete', SELF, [GUEST, yes, yes, yes, yes, yes]],
  ['delete another’s', 'delete', OTHER, [GUEST, NO, NO, NO, NO, NO]],
  ['report their own', 'report', SELF, [GUEST, NO, NO, NO, NO, NO]],
  ['report another’s', 'report', OTHER, [GUEST, yes, yes, yes, yes, yes]],
  ['follow', 'follow', OTHER, [GUEST, yes, yes, yes, yes, yes]],
  ['moderate', 'moderate', OTHER, [GUEST, NO, NO, NO, yes, yes]],
]

const CASES = TABLE.flatMap(([what, action, authorId, expected]) =>
  Object.entries(ACTORS).map(([who, actor], index) => [who, what, expected[index], action, actor, authorId] as const),
)

test.each(CASES)('may a %s %s? %s', (_who, _what, expected, action, actor, authorId) => {
  expect(findDenial(action, actor, authorId)).toBe(expected)
})
