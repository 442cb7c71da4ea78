import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { CHROMIUM, WHOLE_CHROMIUM } from '../../e2e/support/chromium.ts'

/** What the tests need beside npm packages: Debian's name for it, the projects that use it, and how to see that it is there. */
const NEEDED = [
  { name: 'chromium', projects: ['browser'], what: 'Chromium', isThere: () => existsSync(WHOLE_CHROMIUM) },
  {
    name: 'chromium-headless-shell',
    projects: ['browser'],
    what: 'the headless shell of Chromium',
    isThere: () => existsSync(CHROMIUM),
  },
  {
    name: 'postgresql',
    projects: ['postgres'],
    what: 'PostgreSQL',
    isThere: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  {
    name: 'unzip',
    projects: ['rules', 'browser'],
    what: 'unzip',
    isThere: () => spawnSync('unzip', ['-v']).status === 0,
  },
  { name: 'p7zip-full', projects: ['rules'], what: '7-Zip', isThere: () => spawnSync('7z', ['i']).status === 0 },
  {
    name: 'python3',
    projects: ['rules'],
    what: 'Python',
    isThere: () => spawnSync('python3', ['--version']).status === 0,
  },
]

/**
 * Installs what is missing from Debian's packages where that is allowed.
 * @param running projects of Vitest; none: all of them
 * @throws {Error} that says what to install where it is not
 */
export function ensureSystemPackages(running: readonly string[]): void {
  const missing = NEEDED.filter(
    ({ projects, isThere }) => projects.some((project) => runs(running, project)) && !isThere(),
  )
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

/** Whether a project is among those that run; none: all of them. */
export function runs(running: readonly string[], project: string): boolean {
  return running.length === 0 || running.includes(project)
}
