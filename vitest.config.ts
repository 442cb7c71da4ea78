import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BROWSER_TESTS_OF_ALL } from './testing/browser-tests-of-all.ts'
import { POSTGRES_TESTS } from './testing/database/postgres-tests.ts'
import { isQuick } from './testing/is-quick.ts'

/**
 * The name and the place of a file say where its tests run:
 * - `*.rules.test.ts`, and every test in src/core, src/ui, starter and scripts: without a database (`rules`);
 * - any other test in src/platform, src/content, src/features and src/app: on SQLite (`sqlite`), and on PostgreSQL too (`postgres`);
 * - e2e: in a browser, on the sample of the starter content. Tests that publish content have a site of their own (`editing`),
 *   because the others (`browser`) count and compare what is public.
 * `*.slow.test.ts` runs only with `npm run test:all`, or when it is named; in e2e on the whole starter content (`whole`).
 */
const SLOW = '**/*.slow.test.{ts,tsx}'
const slowTests = isQuick ? [SLOW] : []
const leftOut = isQuick ? BROWSER_TESTS_OF_ALL : []

const SQLITE_SETUP = 'testing/database/sqlite-setup.ts'
const DATABASE_TESTS = {
  include: ['src/{platform,content,features,app}/**/*.test.{ts,tsx}'],
  exclude: ['**/*.rules.test.{ts,tsx}', '**/*.rules.slow.test.{ts,tsx}', ...slowTests],
  // Reading the modules anew for each file takes as long as the tests; each file has a site of its own all the same.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

const PUBLISHING_TESTS = ['e2e/editing*.test.ts', 'e2e/module-files.test.ts']
const BROWSER_TESTS = {
  globalSetup: 'e2e/support/setup.ts',
  testTimeout: 180_000,
  hookTimeout: 300_000,
}

export default defineConfig({
  test: {
    // One more than cores: tests in a browser wait half of their time.
    maxWorkers: availableParallelism() + 1,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.rules{,.slow}.test.{ts,tsx}', '{src/core,src/ui,starter,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...slowTests],
          globalSetup: SQLITE_SETUP,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'sqlite',
          ...DATABASE_TESTS,
          env: { TEST_DATABASE: 'sqlite' },
          globalSetup: SQLITE_SETUP,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          ...DATABASE_TESTS,
          ...(isQuick && { include: POSTGRES_TESTS }),
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: 'testing/database/postgres-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          ...BROWSER_TESTS,
          include: ['e2e/**/*.test.ts'],
          exclude: [...PUBLISHING_TESTS, SLOW, ...leftOut],
        },
      },
      {
        extends: true,
        test: { name: 'editing', ...BROWSER_TESTS, include: PUBLISHING_TESTS, exclude: [SLOW, ...leftOut] },
      },
      {
        extends: true,
        test: { name: 'whole', ...BROWSER_TESTS, include: ['e2e/**/*.slow.test.ts'], exclude: slowTests },
      },
    ],
  },
})
