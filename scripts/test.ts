import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { buildIfChanged, ROOT } from './build/build-if-changed.ts'
import { makePackages } from './build/make-packages.ts'
import { ensureSystemPackages, isSelected } from './test/system-packages.ts'

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numTotalTests: z.int(),
  success: z.boolean(),
})

const { project = [] } = parseArgs({ options: { project: { type: 'string', multiple: true } }, strict: false }).values
const projects = project.map(String)
ensureSystemPackages(projects)
if (isSelected(projects, 'browser') || isSelected(projects, 'editing')) {
  await buildIfChanged()
  makePackages('whole')
}

const folder = mkdtempSync(join(tmpdir(), 'trp-report-'))
const reportFile = join(folder, 'report.json')
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
spawnSync(process.execPath, [vitest, 'run', ...reporters, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' })

const report = Report.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
rmSync(folder, { recursive: true })
// A file that fails before its first test has no failed test: count it as one.
const failed = report.success ? 0 : Math.max(1, report.numFailedTests)
console.log(`${report.numPassedTests} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
