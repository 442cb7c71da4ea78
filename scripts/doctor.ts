import { checkMachine } from '#app/doctor/check-machine.ts'
import { checkSettings } from '#app/doctor/check-settings.ts'
import { examine } from '#app/doctor/examine.ts'
import type { Finding } from '#app/doctor/finding.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { runCommand } from './run-command.ts'

const MARKS: Record<Finding['level'], string> = { ok: 'ok', warning: 'WARNING', fault: 'FAULT' }

await runCommand('doctor', async ({ options: { mail, json, settings } }) => {
  const config = readConfig(process.env)
  const to = typeof mail === 'string' ? mail : undefined
  const findings = settings ? await examineSettings(config) : await examine(config, process.env, new Date(), to)
  if (json) console.log(JSON.stringify(findings))
  else for (const { part, level, sentence } of findings) console.log(`${MARKS[level].padEnd(8)} ${part}: ${sentence}`)
  const levels = findings.map(({ level }) => level)
  // With a warning about its settings the site starts.
  process.exitCode = levels.includes('fault') ? 2 : levels.includes('warning') && !settings ? 1 : 0
})

/** What is wrong with the settings, for a restart. */
async function examineSettings(config: Config): Promise<Finding[]> {
  const folder = (await checkMachine(config, new Date())).filter(({ part }) => part === 'data folder')
  return [...checkSettings(config, process.env), ...folder].filter(({ level }) => level !== 'ok')
}
