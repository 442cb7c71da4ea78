import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** All that npm reads. */
const FILES = ['package.json', 'package-lock.json', '.npmrc', 'starter/package.json']
const USES_SQLITE = `new (require('better-sqlite3'))(':memory:').prepare('select 1 as one').get().one`

test('a machine without Python and without a compiler installs the site', { timeout: 900_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'trp-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const file of FILES) cpSync(join(ROOT, file), join(folder, file))
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  symlinkSync(process.execPath, join(bin, 'node'))
  for (const name of ['npm', 'git', 'sh']) symlinkSync(pathOf(name), join(bin, name))
  const nowhere = '/nonexistent'
  const options = {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: bin, NODE_GYP_FORCE_PYTHON: nowhere, CC: nowhere, CXX: nowhere },
  } as const
  // With the cache of npm, which has the packages since their installation.
  execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], options)
  expect(execFileSync('node', ['--print', USES_SQLITE], options)).toBe('1\n')
})

/** Where a program is. npm itself is a link to a script beside its packages. */
function pathOf(program: string): string {
  return execFileSync('sh', ['-c', `readlink -f "$(command -v ${program})"`], { encoding: 'utf8' }).trim()
}
