import { expect, test } from 'vitest'
import { STATES, type State, TRANSITIONS, type Transition } from './states.ts'

const all = Object.entries(TRANSITIONS).flatMap(([from, actions]) =>
  Object.entries(actions).map(([action, transition]: [string, Transition]) => ({ from, action, ...transition })),
)
const isPublic = (state: string) => STATES[state as State].isPublic

test('whatever leaves the site does not come back by itself, and nobody sees its draft by a link', () => {
  for (const { from, action, to, plan, previews } of all)
    if (isPublic(from) && !isPublic(to)) expect([action, plan, previews]).toEqual([action, 'ends', 'end'])
})

test('an entry leaves the trash only when it is taken back', () => {
  expect(Object.keys(TRANSITIONS.trashed)).toEqual(['restore', 'restoreAsDraft'])
})

test('a draft that is discarded, or has become public, has no plan', () => {
  for (const { action, draft, plan } of all)
    if (draft === 'discarded' || draft === 'ends') expect([action, plan]).toEqual([action, 'ends'])
})

test('only what was never public is new', () => {
  for (const { from, to } of all) if (to === 'new') expect(from).toBe('new')
})
