import { checkSettings } from '#app/doctor/check-settings.ts'
import { examine } from '#app/doctor/examine.ts'
import type { Finding } from '#app/doctor/finding.ts'
import { readConfig } from '#platform/config/config.ts'
import { runCommand } from './run-command.ts'

const MARKS: Record<Finding['level'], string> = { ok: 'ok', warning: 'WARNING', fault: 'FAULT' }

await runCommand('doctor', async ({ options: { mail, json, settings } }) => {
  const config = readConfig(process.env)
  // Before a restart: only a setting that can't be used is an error.
  if (settings)
    return checkSettings(config, process.env)
      .filter(({ level }) => level !== 'ok')
      .forEach(print)
  const to = typeof mail === 'string' ? mail : undefined
  const findings = await examine(config, process.env, new Date(), to)
  if (json) console.log(JSON.stringify(findings))
  else for (const finding of findings) print(finding)
  const levels = findings.map(({ level }) => level)
  process.exitCode = levels.includes('fault') ? 2 : levels.includes('warning') ? 1 : 0
})

function print({ part, level, sentence }: Finding): void {
  console.log(`${MARKS[level].padEnd(8)} ${part}: ${sentence}`)
}
