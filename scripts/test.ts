import { relative } from 'node:path'
import { createCLI, createVitest, parseCLI, type Vitest } from 'vitest/node'
import { ROOT } from './build/build-if-changed.ts'
import { helpOf } from './commands.ts'
import { runCommand, UsageError } from './run-command.ts'
import { ensureSystemPackages } from './test/system-packages.ts'

/** How many of the slowest files are listed. */
const LISTED = 10

/**
 * Runs tests: without arguments what changes most often break, with `--all` everything, and slow or not what is named. Takes
 * the arguments of Vitest.
 */
async function runTests(args: readonly string[]): Promise<void> {
  const ofVitest = ['run', ...args.filter((arg) => arg !== '--all')]
  checkOptions(ofVitest)
  const { filter, options } = parseCLI(['vitest', ...ofVitest])
  process.env.TESTS = args.includes('--all') || filter.length > 0 ? 'all' : 'quick'
  const vitest = await createVitest({ ...options, root: ROOT, retry: 0 })
  const files = await vitest.globTestSpecifications(filter)
  ensureSystemPackages(files.map(({ project, moduleId }) => nameOf(project.name, moduleId)))
  const startErrors: unknown[] = []
  await vitest.start(filter).catch((error: unknown) => startErrors.push(error))
  await vitest.close()
  for (const error of startErrors) console.error(error)
  report(vitest, startErrors.length)
}

/** `parseCLI` accepts any option. @throws {UsageError} */
function checkOptions(args: readonly string[]): void {
  const cli = createCLI()
  try {
    cli.parse(['node', 'vitest', ...args], { run: false })
    cli.matchedCommand?.checkUnknownOptions()
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

function nameOf(project: string, path: string): string {
  return `${project} ${relative(ROOT, path)}`
}

/** @param errors how many errors there were before the first test */
function report({ state }: Vitest, errors: number): void {
  const modules = state.getTestModules()
  const slowest = modules
    .map((module) => {
      const { collectDuration, duration } = module.diagnostic()
      return { name: nameOf(module.project.name, module.moduleId), ms: collectDuration + duration }
    })
    .toSorted((one, other) => other.ms - one.ms)
  console.log('\nSlowest files:')
  for (const { name, ms } of slowest.slice(0, LISTED)) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)

  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const count = (wanted: string) => tests.filter((test) => test.result().state === wanted).length
  // A file that breaks before its first test, and an error outside of any test, has no failed test.
  const broken = modules.filter((module) => module.errors().length > 0).length + state.getUnhandledErrors().length
  const failed = count('failed') + count('pending') + broken + errors
  console.log(`${count('passed')} passed, ${failed} failed`)
  process.exitCode = failed === 0 && tests.length > 0 ? 0 : 1
}

await runCommand('test', async ({ args }) => {
  if (args.some((arg) => arg === '--help' || arg === '-h')) return console.log(helpOf('test'))
  await runTests(args)
})
