import { examine, examineForStart } from '#app/doctor/examine.ts'
import type { Finding } from '#app/doctor/finding.ts'
import { readConfig } from '#platform/config/config.ts'
import { runCommand } from './run-command.ts'

const MARKS: Record<Finding['level'], string> = { ok: 'ok', warning: 'WARNING', fault: 'FAULT' }

await runCommand('doctor', async ({ options: { mail, json, start } }) => {
  const config = readConfig(process.env)
  const to = typeof mail === 'string' ? mail : undefined
  const findings = start
    ? await examineForStart(config, process.env, new Date())
    : await examine(config, process.env, new Date(), to)
  if (json) console.log(JSON.stringify(findings))
  else for (const { part, level, sentence } of findings) console.log(`${MARKS[level].padEnd(8)} ${part}: ${sentence}`)
  const levels = findings.map(({ level }) => level)
  // With a warning the site starts.
  process.exitCode = levels.includes('fault') ? 2 : levels.includes('warning') && !start ? 1 : 0
})
