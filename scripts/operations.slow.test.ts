import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtpServer } from '#testing/mail/smtp-server.ts'

/** Runs docs/operations.md, from Install to Remove, in a clean Debian 12 with a real systemd. As root, for some minutes. */
const ROOT = join(import.meta.dirname, '..')
const PAGE = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
const HOST = 'trp.example.org'
const OWN_CERTIFICATE = 'CERTIFICATE=/root/trp.pem KEY=/root/trp.key'
const OUTPUT_BYTES = 16 * 1024 ** 2
/** For systemd to boot, in s. */
const BOOT_S = 60

/** The commands below a heading. */
function commandsOf(heading: string): string[] {
  const section = new RegExp(`\n## ${heading}\n([\\s\\S]*?)\n##? `).exec(PAGE)?.[1] ?? ''
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block)
}

test('the commands of the page install, run, update, move and remove the site', { timeout: 3_600_000 }, async () => {
  const { root, run } = await bootMachine()
  const smtp = await startSmtpServer()
  onTestFinished(() => smtp.stop())

  for (const block of commandsOf('Install')) {
    await run(block.replace('REPOSITORY', '/root/upstream.git').replace('trp/deploy', `${OWN_CERTIFICATE} trp/deploy`))
  }
  expect(await statusOf('/training', root)).toBe(200)
  expect(await run('nginx -t 2>&1')).not.toContain('[warn]')
  expect(readdirSync(join(root, 'var/lib/trp'))).toContain('database.sqlite')

  const [administrator = '', mail = '', backup = '', copy = '', attempt = ''] = commandsOf('The first day')
  expect(await run(administrator)).toContain(`https://${HOST}/user/reset-password-input`)
  await run(`echo 'SMTP_URL=${smtp.url}' >> /etc/trp.env`)
  await run(mail, [1])
  expect(smtp.received).toMatchObject([{ subject: `Test mail of https://${HOST}` }])
  await run(copy)
  writeFileSync(join(root, 'etc/trp-copy-backups'), '#!/bin/sh\ncp /var/backups/trp/*.tar /root\n')
  expect(await run(backup)).toMatch(/trp-\d{4}-\d{2}-\d{2}\.tar/)
  await run(attempt)
  const [night = ''] = readdirSync(join(root, 'root')).filter((name) => name.endsWith('.tar'))

  for (const block of commandsOf('Each week')) await run(block)
  const log = await run('trp warnings')
  expect(log).not.toMatch(/Started |Stopped |session opened|ok {2}/)
  expect(readlinkSync(join(root, 'srv/trp/current'))).toMatch(/\/v1\.5\.0$/)
  await run('trp restart --help')
  await run('echo "SITE_URL" >> /etc/trp.env')
  expect(await run('trp restart')).toContain('Line')
  await run('sed -i "/^SITE_URL$/d" /etc/trp.env')
  // A folder that the sandbox forbids is found before the site stops.
  await run('install -d -o trp -g trp /srv/data && sed -i "s|^DATA_DIR=.*|DATA_DIR=/srv/data|" /etc/trp.env')
  expect(await run('trp restart 2>&1', [1])).toMatch(/ReadWritePaths=\/srv\/data\.\nNothing was restarted/)
  expect(await statusOf('/training', root)).toBe(200)
  await run('sed -i "s|^DATA_DIR=.*|DATA_DIR=/var/lib/trp|" /etc/trp.env')
  for (const block of commandsOf('When something is wrong')) await run(block.replace(/trp-[\d-]+\.tar/, night))
  for (const block of commandsOf('Update')) await run(block)
  expect(readlinkSync(join(root, 'srv/trp/current'))).toMatch(/\/v1\.5\.0$/)
  for (const block of commandsOf('Move to another machine')) await run(block)
  expect(await statusOf('/training', root)).toBe(200)

  const [invitation = '', handOver = ''] = commandsOf('Hand over')
  await run(invitation)
  expect(await run(handOver)).toMatch(/baraka@example\.org[\s\S]*No administrator with a password and a second factor/)
  for (const block of commandsOf('Remove')) await run(block)
  expect(existsSync(join(root, 'srv/trp'))).toBe(false)
  expect(existsSync(join(root, 'var/backups/trp', night))).toBe(true)
})

/** A Debian with nothing but git, systemd and a certificate, and the repository with two releases. */
async function bootMachine() {
  // That of the site, which the set-up of the tests leaves, would hide /etc/hosts from the services.
  process.umask(0o022)
  const root = mkdtempSync('/var/tmp/trp-operations-')
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  // Services of other users start in it.
  chmodSync(root, 0o755)
  const packages = 'systemd,systemd-sysv,dbus,ca-certificates,openssl,git'
  execFileSync('debootstrap', ['--variant=minbase', `--include=${packages}`, 'bookworm', root], { stdio: 'ignore' })
  for (const path of ['etc/resolv.conf', 'usr/local/share/ca-certificates'])
    cpSync(join('/', path), join(root, path), { recursive: true, dereference: true })
  writeFileSync(join(root, 'etc/hosts'), `127.0.0.1 localhost ${HOST}\n`)
  addReleases(join(root, 'root/upstream.git'))

  const machine = spawn('systemd-nspawn', ['--register=no', '--keep-unit', '--boot', `--directory=${root}`], {
    stdio: 'ignore',
  })
  const first = await firstProcessOf(machine)
  onTestFinished(async () => {
    // With the first process all others of the machine end.
    process.kill(Number(first), 'SIGKILL')
    await once(machine, 'exit')
  })
  // Not `execFileSync`: the mail server runs in this process.
  const run = async (commands: string, accepted: readonly number[] = [0]): Promise<string> => {
    const space = ['--target', first, '--mount', '--uts', '--ipc', '--pid']
    const shell = ['env', '--ignore-environment', 'PATH=/usr/local/bin:/usr/sbin:/usr/bin', 'HOME=/root', 'bash', '-ec']
    const ended = promisify(execFile)('nsenter', [...space, ...shell, `cd\n${commands}`], { maxBuffer: OUTPUT_BYTES })
    const { stdout } = await ended.catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && 'stdout' in error)) throw error
      const printed = String(error.stdout)
      if (!accepted.includes(Number(error.code))) throw new Error(`${error.message}\n${printed}`)
      return { stdout: printed }
    })
    return stdout
  }
  for (let waited = 0; !/running|degraded/.test(await run('systemctl is-system-running || true')); waited++) {
    if (waited > BOOT_S) throw new Error('systemd does not start')
    await sleep(1000)
  }
  await run('update-ca-certificates')
  await run(
    `openssl req -x509 -newkey rsa:2048 -nodes -days 2 -keyout trp.key -out trp.pem -subj /CN=${HOST} -addext subjectAltName=DNS:${HOST}`,
  )
  // The site's own check of its address trusts it like one of Let's Encrypt.
  await run('cp trp.pem /usr/local/share/ca-certificates/trp.crt && update-ca-certificates')
  return { root, run }
}

/** A copy of the repository, in which two later releases have the same content. */
function addReleases(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim()
  execFileSync('git', ['clone', '--quiet', '--bare', ROOT, folder])
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org']
  for (const name of ['v1.4.0', 'v1.5.0']) {
    const commit = git(...author, 'commit-tree', 'HEAD^{tree}', '-p', 'HEAD', '-m', name)
    git('tag', name, commit)
  }
}

/** The id of systemd itself, the child of the program that starts the machine. */
async function firstProcessOf({ pid }: ChildProcess): Promise<string> {
  for (let waited = 0; waited <= BOOT_S; waited++) {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    if (child) return child
    await sleep(1000)
  }
  throw new Error('The machine does not start')
}

/** The status of a page, asked through nginx. */
async function statusOf(path: string, root: string): Promise<number | undefined> {
  const ca = readFileSync(join(root, 'root/trp.pem'))
  const request = get({ host: '127.0.0.1', servername: HOST, path, headers: { host: HOST }, ca })
  const [response] = await once(request, 'response')
  response.resume()
  return response.statusCode
}
