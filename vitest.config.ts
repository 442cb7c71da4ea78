import { defineConfig } from 'vitest/config'

/** Otherwise one core stays free, which on a machine with two is half of it. */
const ALL_CORES = '100%'

/**
 * Where a test runs is said by its name and place:
 * - `*.rules.test.ts` anywhere, and every test in src/core, src/ui, starter and scripts: no database (`rules`);
 * - any other `*.test.ts` in src/platform, src/features and src/app: twice, on SQLite and on PostgreSQL;
 * - e2e: in a real browser, after the others, two files at a time. Tests that publish content have a site of their own
 *   (`editing`), because the others (`browser`) count and compare what is public.
 */
const DATABASE_TESTS = {
  maxWorkers: ALL_CORES,
  include: ['src/{platform,features,app}/**/*.test.{ts,tsx}'],
  exclude: ['**/*.rules.test.{ts,tsx}'],
  // Reading the modules anew for each file takes as long as the tests; each file has a site of its own all the same.
  isolate: false,
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

const PUBLISHING_TESTS = ['e2e/editing*.test.ts', 'e2e/module-files.test.ts']
const BROWSER_TESTS = {
  globalSetup: 'e2e/support/setup.ts',
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
  testTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          maxWorkers: ALL_CORES,
          include: ['src/**/*.rules.test.{ts,tsx}', '{src/core,src/ui,starter,scripts}/**/*.test.{ts,tsx}'],
          // a document takes seconds to make on a busy machine
          testTimeout: 20_000,
        },
      },
      { test: { name: 'sqlite', ...DATABASE_TESTS, env: { TEST_DATABASE: 'sqlite' } } },
      {
        test: {
          name: 'postgres',
          ...DATABASE_TESTS,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: 'testing/database/postgres-setup.ts',
        },
      },
      { test: { name: 'browser', ...BROWSER_TESTS, include: ['e2e/**/*.test.ts'], exclude: PUBLISHING_TESTS } },
      { test: { name: 'editing', ...BROWSER_TESTS, include: PUBLISHING_TESTS } },
    ],
  },
})
