import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { CHROMIUM, WHOLE_CHROMIUM } from '../../e2e/support/chromium.ts'

/** What the tests need beside npm packages: how to see that it is there, and Debian's name for it. */
const NEEDED = [
  { name: 'chromium', what: 'Chromium', isThere: () => existsSync(WHOLE_CHROMIUM) },
  { name: 'chromium-headless-shell', what: 'the headless shell of Chromium', isThere: () => existsSync(CHROMIUM) },
  { name: 'postgresql', what: 'PostgreSQL', isThere: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0 },
  { name: 'unzip', what: 'unzip', isThere: () => spawnSync('unzip', ['-v']).status === 0 },
  { name: 'p7zip-full', what: '7-Zip', isThere: () => spawnSync('7z', ['i']).status === 0 },
  { name: 'python3', what: 'Python', isThere: () => spawnSync('python3', ['--version']).status === 0 },
]

/**
 * Installs what is missing from Debian's packages where that is allowed.
 * @throws {Error} that says what to install where it is not
 */
export function ensureSystemPackages(): void {
  const missing = NEEDED.filter(({ isThere }) => !isThere())
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name)
  const list = missing.map(({ what }) => what).join(' and ')
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    throw new Error(`The tests need ${list}. On Debian: sudo apt-get install ${names.join(' ')}`)
  }
  console.log(`Installing ${list} from Debian's packages`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'inherit', env })
}
