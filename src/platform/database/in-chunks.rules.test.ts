import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

/** Files with other lists, by the reason why these stay short. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  'a subquery': [
    'src/content/server/live.ts',
    'src/features/discussions/server/queries/viewer-state.ts',
    'src/features/discussions/server/wave.ts',
    'src/features/editing/server/queries/audit.ts',
    'src/features/editing/server/queries/uses.ts',
    'src/features/moderation/server/queue.ts',
    'src/features/newsletter/server/queries/recipients.ts',
    'src/platform/files/publish-files.ts',
  ],
  'what one page or one batch has': [
    'src/features/accounts/server/queries/authors.ts',
    'src/features/accounts/server/queries/mail-preferences.ts',
    'src/features/discussions/server/notification-state.ts',
    'src/features/discussions/server/personal-data.ts',
    'src/features/discussions/server/queries/activities.ts',
    'src/features/discussions/server/queries/comments.ts',
    'src/features/discussions/server/queries/summaries.ts',
    'src/features/discussions/server/search/search-discussions.ts',
    'src/features/discussions/server/views/save-views.ts',
    'src/features/moderation/server/moderated-posts.ts',
    'src/features/moderation/server/undo.ts',
    'src/features/people/server/queries/people.ts',
    'src/features/people/server/queries/standing.ts',
    'src/features/search/server/present-hits.ts',
    'src/platform/mail/batches.ts',
    'src/platform/office/preview-queue.ts',
  ],
  'the members who have reported one post': [
    'src/features/accounts/server/queries/members.ts',
    'src/features/accounts/server/queries/suspensions.ts',
    'src/features/discussions/server/queries/posting-eligibility.ts',
  ],
  'the purposes of a link': ['src/features/accounts/server/mail-tokens.ts'],
  'the links of one text, or the modules of one discussion': [
    'src/features/editing/server/queries/broken-links.ts',
    'src/features/library/server/queries/module-slugs.ts',
  ],
  'what one person has typed': [
    'src/features/accounts/server/sessions/sign-in-limits.ts',
    'src/features/editing/server/queries/loaded-entry.ts',
    'src/platform/mail/outbox-admin.ts',
    'src/platform/search/vocabulary.ts',
  ],
  'at most MAX_FOLDERS': ['src/features/bookmarks/server/queries/folders.ts'],
  'at most MAX_MISSING': ['src/platform/database/change-log.ts'],
  'the files of one content': ['src/features/editing/server/actions/withdraw-file.ts'],
}

test('a list that can grow goes through `inChunks`: databases limit the values of a query', () => {
  const sources = globSync('src/**/*.ts', { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'))
  // Constants and lists that are written out stay as they are.
  const direct = sources.filter((path) =>
    /'(?:not )?in',\s*(?!chunk\b|[A-Z_]+\b|\[')[\w[]/.test(readFileSync(join(ROOT, path), 'utf8')),
  )
  expect(direct.toSorted()).toEqual(Object.values(SHORT).flat().toSorted())
})
