import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { CHROMIUM, WHOLE_CHROMIUM } from '../../e2e/support/chromium.ts'

/** System packages of the tests: Debian's name, the test files that need it, and how to detect it. */
const PACKAGES = [
  { name: 'chromium', neededBy: / e2e\//, isInstalled: () => existsSync(WHOLE_CHROMIUM) },
  { name: 'chromium-headless-shell', neededBy: / e2e\//, isInstalled: () => existsSync(CHROMIUM) },
  {
    name: 'postgresql',
    neededBy: /^postgres /,
    isInstalled: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  { name: 'unzip', neededBy: /archive\/layout|e2e\/bookmarks/, isInstalled: () => isProgram('unzip', '-v') },
  { name: 'p7zip-full', neededBy: /archive\/layout/, isInstalled: () => isProgram('7z', 'i') },
  { name: 'python3', neededBy: /archive\/layout/, isInstalled: () => isProgram('python3', '--version') },
  {
    name: 'fonts-liberation',
    neededBy: / starter\//,
    isInstalled: () => globSync('/usr/share/fonts/truetype/liberation*/LiberationSans-Regular.ttf').length > 0,
  },
  {
    name: 'libreoffice-writer-nogui',
    neededBy: /word\/pages\.slow/,
    isInstalled: () => isProgram('soffice', '--version'),
  },
  { name: 'debootstrap', neededBy: /operations\.slow/, isInstalled: () => existsSync('/usr/sbin/debootstrap') },
  { name: 'systemd-container', neededBy: /operations\.slow/, isInstalled: () => existsSync('/usr/bin/systemd-nspawn') },
]

function isProgram(name: string, argument: string): boolean {
  return spawnSync(name, [argument]).status === 0
}

/**
 * Installs missing Debian packages if this process may do so.
 * @param tests the test files that run, each with its Vitest project: `rules starter/drawings/catalogue.test.ts`
 * @throws {Error} that names the packages to install if it may not
 */
export function ensureSystemPackages(tests: readonly string[]): void {
  const missing = PACKAGES.filter(
    ({ neededBy, isInstalled }) => tests.some((test) => neededBy.test(test)) && !isInstalled(),
  )
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name)
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    throw new Error(`The tests need more programs. On Debian: sudo apt-get install ${names.join(' ')}`)
  }
  console.log(`Installing from Debian: ${names.join(', ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'inherit', env })
}
