import { expect, test } from 'vitest'
import { auditActionsOf } from './messages.ts'

test('the filter of what happened has only what its reader can see', () => {
  const [seen, decided, all] = [auditActionsOf('editor'), auditActionsOf('moderator'), auditActionsOf('admin')]
  expect(decided).toEqual(expect.arrayContaining(['keep', 'suspend', 'undo']))
  expect(decided.filter((action) => seen.includes(action))).toEqual([])
  expect(all).toEqual(expect.arrayContaining([...seen, ...decided, 'role-changed']))
  expect([...seen, ...decided]).not.toContain('role-changed')
})
