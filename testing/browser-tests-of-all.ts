/**
 * Journeys in a browser that only `npm run test:all` runs: rare situations of what the other journeys cover. They take a third of the
 * time of all journeys.
 */
export const BROWSER_TESTS_OF_ALL = [
  'e2e/closed-scripts.test.ts',
  'e2e/community-editor.test.ts',
  'e2e/community-hostile.test.ts',
  'e2e/community-phone-keyboard.test.ts',
  'e2e/community-suspended.test.ts',
  'e2e/community-unfinished-comment.test.ts',
  'e2e/community-unsent.test.ts',
  'e2e/editing-libraries.test.ts',
  'e2e/editing-order.test.ts',
  'e2e/editing-problems.test.ts',
  'e2e/editing-refused-files.test.ts',
  'e2e/editing-table.test.ts',
  'e2e/editing-untouched.test.ts',
  'e2e/editing-windows.test.ts',
  'e2e/every-kind-of-page.test.ts',
  'e2e/hostile-photos.test.ts',
  'e2e/many-readers.test.ts',
]
