/**
 * Journeys in a browser that only `npm run test:all` runs: rare situations of what the other journeys cover. They take half of the
 * time of all journeys.
 */
export const BROWSER_TESTS_OF_ALL = [
  'e2e/closed-scripts.test.ts',
  'e2e/community-editor.test.ts',
  'e2e/community-empty.test.ts',
  'e2e/community-hostile.test.ts',
  'e2e/community-own-posts.test.ts',
  'e2e/community-phone-keyboard.test.ts',
  'e2e/community-reports.test.ts',
  'e2e/community-suspended.test.ts',
  'e2e/community-unfinished-comment.test.ts',
  'e2e/community-unsent.test.ts',
  'e2e/editing-libraries.test.ts',
  'e2e/editing-library.test.ts',
  'e2e/editing-order.test.ts',
  'e2e/editing-problems.test.ts',
  'e2e/editing-refused-files.test.ts',
  'e2e/editing-table.test.ts',
  'e2e/editing-untouched.test.ts',
  'e2e/editing-windows.test.ts',
  'e2e/every-kind-of-page.test.ts',
  'e2e/first-start.test.ts',
  'e2e/hostile-photos.test.ts',
  'e2e/many-readers.test.ts',
  'e2e/nothing-covers.test.ts',
  'e2e/preview-pages.test.ts',
  'e2e/scans.test.ts',
  'e2e/thumbnails.test.ts',
]
