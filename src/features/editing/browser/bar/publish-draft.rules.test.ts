import { expect, test } from 'vitest'
import { contentType } from '#core/content-type.ts'
import { createDraftState } from './draft-state.ts'
import { inOrder } from './publish-draft.ts'

const title = { type: 'text', label: 'Title', max: 50 } as const
const files = {
  type: 'list',
  label: 'Files',
  itemName: 'file',
  titleField: 'title',
  max: 9,
  fields: { title },
} as const
const type = contentType({
  kind: 'kit',
  name: 'Kit',
  fields: { files },
  parts: { all: { label: '', fields: ['files'] } },
})

function draft(entry: string, before: readonly string[], after: readonly string[]) {
  const withFiles = (keys: readonly string[]) => ({ files: keys.map((key) => ({ key, title: key })) })
  return createDraftState(type, {
    ...{ kind: 'kit', entry, title: '', page: null, version: null, trashed_at: null, draft: null, mails: 0 },
    ...{ published: withFiles(before), value: withFiles(after), can_remove: true, choices: {}, files: [] },
  })
}

test('a draft that loses a file is published after the one that gets it, so the file is never withdrawn', () => {
  const drafts = [draft('loses', ['a', 'b'], ['a']), draft('same', ['c'], ['c']), draft('gets', ['d'], ['d', 'new-b'])]
  expect(inOrder(drafts).map(({ server }) => server.entry)).toEqual(['gets', 'loses'])
})
