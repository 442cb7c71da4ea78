import type { Config } from '#platform/config/config.ts'
import { checkBackupAge } from './check-backup.ts'
import { checkMachine } from './check-machine.ts'
import { checkProxy } from './check-proxy.ts'
import { checkBounces, checkDatabase, checkFiles, checkMail, checkPrograms } from './check-services.ts'
import { checkSettings } from './check-settings.ts'
import type { Finding } from './finding.ts'

type Environment = Record<string, string | undefined>

/** Checks what a site needs, from the settings to the proxy. @param mailTo gets a test mail */
export async function examine(config: Config, env: Environment, now: Date, mailTo?: string): Promise<Finding[]> {
  return [
    ...checkSettings(config, env),
    ...(await checkStorage(config, now)),
    await checkMail(config, mailTo),
    ...(await checkBounces(config)),
    ...(await checkPrograms(config)),
    await checkBackupAge(config, now),
    ...(await checkProxy(config, now)),
  ]
}

/** What is wrong with what a start needs, asked before a running site is stopped. */
export async function examineForStart(config: Config, env: Environment, now: Date): Promise<Finding[]> {
  const found = [...checkSettings(config, env), ...(await checkStorage(config, now))]
  return found.filter(({ level }) => level !== 'ok')
}

/** The checks that take no time and send nothing, for each start. */
export async function examineAtStart(config: Config, env: Environment, now: Date): Promise<Finding[]> {
  const all = [...checkSettings(config, env), ...(await checkPrograms(config)), await checkBackupAge(config, now)]
  return all.filter(({ level }) => level !== 'ok')
}

/** The checks of a running site for its administrators: they ask nobody outside of the site. */
export async function examineRunning(config: Config, env: Environment, now: Date): Promise<Finding[]> {
  const [machine, programs, backup] = await Promise.all([
    checkMachine(config, now),
    checkPrograms(config),
    checkBackupAge(config, now),
  ])
  return [...checkSettings(config, env), ...machine, ...programs, backup]
}

async function checkStorage(config: Config, now: Date): Promise<Finding[]> {
  const machine = await checkMachine(config, now)
  if (machine.some(({ level }) => level === 'fault')) return machine
  return [...machine, await checkDatabase(config), await checkFiles(config)]
}
