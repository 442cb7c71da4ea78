import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeContext, openContext } from '#app/server/open-context.ts'
import { readConfig } from '#platform/config/config.ts'
import { readSiteConfig } from './with-context.ts'

/** An empty data folder, which the settings name. */
function stubDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trp-command-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  const dataDir = join(folder, 'data')
  vi.stubEnv('DATA_DIR', dataDir)
  return dataDir
}

test('a command works on the site of the settings, and creates none', async () => {
  const dataDir = stubDataDir()
  await expect(readSiteConfig()).rejects.toThrow(`There is no site in ${dataDir}. Set DATA_DIR`)
  expect(existsSync(dataDir)).toBe(false)

  await closeContext(await openContext(readConfig(process.env)))
  expect(await readSiteConfig()).toMatchObject({ dataDir })
})

test('doctor --start is silent when a start has all it needs, and warnings do not prevent a restart', async () => {
  const dataDir = stubDataDir()
  const run = () => {
    const script = join(import.meta.dirname, 'doctor.ts')
    const { status, stdout } = spawnSync(process.execPath, [script, '--start'], { encoding: 'utf8' })
    return { status, stdout }
  }
  expect(run()).toEqual({ status: 2, stdout: expect.stringContaining(`${dataDir} does not exist. Correct DATA_DIR`) })
  mkdirSync(dataDir)
  expect(run()).toEqual({ status: 0, stdout: expect.stringContaining('WARNING  database: There is no site yet') })
  await closeContext(await openContext(readConfig(process.env)))
  expect(run()).toEqual({ status: 0, stdout: '' })
  vi.stubEnv('SMPT_URL', 'x')
  expect(run()).toEqual({ status: 0, stdout: expect.stringContaining('SMTP_URL is: correct the name') })
  vi.stubEnv('DATABASE_URL', 'postgres://trp@127.0.0.1:1/trp')
  expect(run()).toEqual({ status: 2, stdout: expect.stringContaining('does not answer: the database (DATABASE_URL)') })
})

test('a command prints its answer and no lines of a log', async () => {
  const dataDir = stubDataDir()
  await closeContext(await openContext(readConfig(process.env)))
  const run = (command: string) => {
    const [name = '', ...words] = command.split(' ')
    const script = join(import.meta.dirname, `${name}.ts`)
    const { stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' })
    return { stdout, stderr }
  }
  const answers = {
    'user create --email ada@example.org --first-name Ada --last-name Otieno --role editor':
      /^Created ada@.*\nhttp.*\n$/,
    outbox: /^0 mails are waiting to be sent\.\n$/,
    [`backup ${join(dataDir, 'trp.tar')}`]: / contains \d+ rows and \d+ files\.\n$/,
    [`restore ${join(dataDir, 'trp.tar')}`]: /^Restored \d+ rows and \d+ files from .*\n$/,
  }
  for (const [command, answer] of Object.entries(answers))
    expect(run(command), command).toEqual({ stdout: expect.stringMatching(answer), stderr: '' })
  const log = readFileSync(join(dataDir, 'commands.log'), 'utf8')
  expect(log.match(/"event":"\w+"/g)).toEqual(['"event":"account_created"'])
  expect(log).not.toContain('ada@example.org')
})
