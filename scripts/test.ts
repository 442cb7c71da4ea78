import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { buildIfChanged, ROOT } from './build/build-if-changed.ts'
import { ensureSystemPackages } from './test/system-packages.ts'

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numTotalTests: z.int(),
  success: z.boolean(),
})

ensureSystemPackages()
await buildIfChanged()

const folder = mkdtempSync(join(tmpdir(), 'trp-report-'))
const reportFile = join(folder, 'report.json')
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
spawnSync(process.execPath, [vitest, 'run', ...reporters, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' })

const report = Report.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
rmSync(folder, { recursive: true })
// A file that breaks before its first test fails the run without a failed test: it counts as one.
const failed = report.success ? 0 : Math.max(1, report.numFailedTests)
console.log(`${report.numPassedTests} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
