import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** `deploy/trp` in folders of its own, with programs that note what they are asked. */
const ROOT = join(import.meta.dirname, '..')

function createMachine() {
  const folder = mkdtempSync(join(tmpdir(), 'trp-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (path: string) => join(folder, path)
  for (const path of ['bin', 'systemd', 'backups', 'home/releases', 'home/source/deploy', 'home/source/scripts'])
    mkdirSync(at(path), { recursive: true })
  const program = (name: string, lines: string) => {
    writeFileSync(at(`bin/${name}`), `#!/bin/sh\necho "${name} $*" >> ${at('calls')}\n${lines}\n`)
    chmodSync(at(`bin/${name}`), 0o755)
  }
  program('id', 'case $1 in -u) echo 0 ;; *) echo trp ;; esac')
  for (const name of ['chown', 'journalctl']) program(name, '')
  program('df', 'echo Avail; echo "${FREE_MB:-9000}M"')
  const isBroken = `[ "$(basename "$(readlink ${at('home/current')})")" = v3 ]`
  program(
    'systemctl',
    `case $1 in cat) echo ProtectSystem=strict; echo ExecStart=no ;; restart) [ ! -e ${at('taken')} ] ;; is-failed) [ -e ${at('taken')} ] ;; is-active) ! ${isBroken} ;; esac`,
  )
  program(
    'node',
    `case "$*" in
  *run.mjs*) release=$(dirname "$(dirname "$1")"); mkdir -p $release/node_modules/node/bin && cp "$0" $release/node_modules/node/bin/node ;;
  *healthcheck*) if [ -e ${at('unready')} ]; then cat ${at('unready')}; exit 1; fi; ! ${isBroken} ;;
  *--start*) if [ -e ${at('wrong')} ]; then cat ${at('wrong')}; exit 1; fi ;;
esac`,
  )
  program('systemd-run', `while [ "\${1#-}" != "$1" ]; do shift; done; exec "$@"`)
  const script = readFileSync(join(ROOT, 'deploy/trp'), 'utf8')
    .replace('/srv/trp ', `${at('home')} `)
    .replace('/var/backups/trp', at('backups'))
    .replace('/etc/trp.env', at('trp.env'))
    .replace('/etc/systemd/system', at('systemd'))
    .replace('PATH=/usr/local/bin', `PATH=${at('bin')}:/usr/local/bin`)
    .replace('LONGEST_UNREADY_S=60', 'LONGEST_UNREADY_S=1')
  writeFileSync(at('trp'), script)
  writeFileSync(at('trp.env'), '')
  for (const name of ['trp.service', 'trp-backup.service', 'trp.socket', 'trp-backup.timer'])
    cpSync(join(ROOT, 'deploy', name), at(`home/source/deploy/${name}`))
  const git = (words: string) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...words.split(' ')], {
      cwd: at('home/source'),
      stdio: 'ignore',
    })
  git('init')
  git('add .')
  git('remote add origin .')
  for (const tag of ['v1', 'v2', 'v3']) {
    git(`commit --allow-empty -m ${tag}`)
    git(`tag ${tag}`)
  }
  return {
    write: (name: string, text: string) => writeFileSync(at(name), text),
    remove: (name: string) => rmSync(at(name)),
    /** What a command prints, its exit code, and what it has asked of other programs. */
    trp(words: string, settings: Record<string, string> = {}) {
      rmSync(at('calls'), { force: true })
      const env = { ...process.env, ...settings, PATH: `${at('bin')}:${process.env.PATH}` }
      const { status, stdout, stderr } = spawnSync('sh', [at('trp'), ...words.split(' ')], { env, encoding: 'utf8' })
      const calls = existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8') : ''
      return { status, printed: `${stdout}${stderr}`, calls }
    },
  }
}

test.each(['update', 'back', 'restart', 'logs', 'warnings', 'version'])(
  'trp %s knows --help and refuses what it does not accept',
  (name) => {
    const { trp } = createMachine()
    expect(trp(`${name} --help`)).toEqual({
      status: 0,
      printed: expect.stringMatching(`^Usage: trp ${name}`),
      calls: '',
    })
    const unexpected = { status: 2, printed: expect.stringContaining('Unexpected: '), calls: '' }
    expect(trp(`${name} --force`)).toEqual(unexpected)
    expect(trp(`${name} one two`)).toEqual(unexpected)
  },
)

test('a command for another data folder is refused, because it would work on the site', () => {
  const { trp } = createMachine()
  expect(trp('restore /tmp/mine.tar', { DATA_DIR: '/var/lib/trp2' })).toEqual({
    status: 1,
    printed: expect.stringMatching(/^trp takes DATA_DIR from .*trp.env only. Nothing was done.\n$/),
    calls: '',
  })
})

test('a restart does not begin with a wrong setting, and ends when the port is taken or the disk is full', () => {
  const { trp, write, remove } = createMachine()
  trp('update v1')
  write('wrong', 'SITE_URL must be an address.')
  const refused = trp('restart')
  expect(refused).toMatchObject({ status: 1, printed: 'SITE_URL must be an address.Nothing was restarted.\n' })
  expect(refused.calls).toMatch(/systemd-run .*--uid=trp .*--property=ProtectSystem=strict/)
  expect(refused.calls).not.toContain('systemctl restart')
  remove('wrong')
  expect(trp('restart')).toMatchObject({ status: 0, printed: 'The site runs v1.\n' })
  write('unready', 'space')
  expect(trp('restart')).toMatchObject({
    status: 1,
    printed: 'The site runs, but: space. What to do says: trp doctor\n',
  })
  remove('unready')
  write('taken', '')
  expect(trp('restart').printed).toBe(
    'Port 3000 (trp.socket) is taken by another program: ss -ltnp\nThe site does not start. See: trp logs\n',
  )
})

test('a command without settings says how to get them, and nothing is built on a full disk', () => {
  const { trp, remove } = createMachine()
  trp('update v1')
  expect(trp('version').printed).toBe('v1\n')
  expect(trp('back').printed).toBe('There is no other release than v1.\n')
  expect(trp('update v2', { FREE_MB: '90' }).printed).toMatch(
    /has 90 MB free, and an update needs 2000 MB\. Nothing was changed\.\n$/,
  )
  remove('trp.env')
  for (const words of ['restart', 'doctor'])
    expect(trp(words)).toMatchObject({
      status: 1,
      printed: expect.stringMatching(/^There is no .*trp\.env\. Run install\.sh again/),
    })
})

test('a failed update leaves the release before, and what is built is not built again', () => {
  const { trp } = createMachine()
  trp('update v1')
  expect(trp('update v2')).toMatchObject({ status: 0, printed: expect.stringContaining('Building v2') })
  expect(trp('update v3')).toMatchObject({
    status: 1,
    printed: expect.stringContaining('Going back.\nThe site runs v2.'),
  })
  expect(trp('back')).toMatchObject({ status: 0, printed: 'The site runs v1.\n' })
  expect(trp('update v3').printed).toContain('Building v3')
  expect(trp('back')).toMatchObject({ status: 1, printed: expect.stringMatching(/On the disk are: .*v1.*Name one: /) })
  const again = trp('update v2')
  expect(again.printed).toBe('The site runs v2.\n')
  expect(again.calls).not.toContain('run.mjs')
  expect(trp('back').printed).toBe('The site runs v1.\n')
})

test('trp warnings prints each warning and error once, as a line', () => {
  const entry = (message: string, more = {}) =>
    JSON.stringify({ __REALTIME_TIMESTAMP: '1796000000000000', MESSAGE: message, ...more })
  const input = [
    entry('Started trp.service', { SYSLOG_IDENTIFIER: 'systemd', PRIORITY: '6' }),
    entry('session opened for user trp', { SYSLOG_IDENTIFIER: 'runuser', PRIORITY: '6' }),
    entry('ok       disk: 900 MB are free.'),
    entry('/var/backups/trp/trp.tar contains 12 rows and 3 files, and would restore.'),
    entry('{"level":30,"msg":"The site is at https://trp.example.org"}'),
    entry('{"level":40,"event":"login_failed","ip":"192.0.2.1","msg":"security event"}'),
    ...[1, 2].map(() =>
      entry('{"level":50,"event":"not_ready","part":"space","reason":"12 MB are free","msg":"not ready"}'),
    ),
    entry('rsync: connection unexpectedly closed', { SYSLOG_IDENTIFIER: 'sh', PRIORITY: '6' }),
    entry('trp-backup.service: Failed', { SYSLOG_IDENTIFIER: 'systemd', PRIORITY: '4' }),
  ]
  const read = (lines: readonly string[]) =>
    execFileSync(process.execPath, [join(ROOT, 'deploy/warnings.mjs')], { input: lines.join('\n'), encoding: 'utf8' })
  expect(read(input).replaceAll(/^.*? UTC {2}/gm, '')).toBe(
    'security event (login_failed)\nnot ready (space; 12 MB are free) (2 times)\nrsync: connection unexpectedly closed\ntrp-backup.service: Failed\n',
  )
  expect(read(input.slice(0, 5))).toBe('No warnings.\n')
})
