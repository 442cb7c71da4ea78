import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { CHROMIUM, WHOLE_CHROMIUM } from '../../e2e/support/chromium.ts'

/** System packages of the tests: Debian's name, the test projects that need it, a description, and how to detect it. */
const PACKAGES = [
  {
    name: 'chromium',
    projects: ['browser', 'editing'],
    description: 'Chromium',
    isInstalled: () => existsSync(WHOLE_CHROMIUM),
  },
  {
    name: 'chromium-headless-shell',
    projects: ['browser', 'editing'],
    description: 'the headless shell of Chromium',
    isInstalled: () => existsSync(CHROMIUM),
  },
  {
    name: 'postgresql',
    projects: ['postgres'],
    description: 'PostgreSQL',
    isInstalled: () => globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  {
    name: 'unzip',
    projects: ['rules', 'browser', 'editing'],
    description: 'unzip',
    isInstalled: () => spawnSync('unzip', ['-v']).status === 0,
  },
  {
    name: 'p7zip-full',
    projects: ['rules'],
    description: '7-Zip',
    isInstalled: () => spawnSync('7z', ['i']).status === 0,
  },
  {
    name: 'python3',
    projects: ['rules'],
    description: 'Python',
    isInstalled: () => spawnSync('python3', ['--version']).status === 0,
  },
  {
    name: 'fonts-liberation',
    projects: ['rules'],
    description: 'fonts as wide as Arial',
    isInstalled: () => globSync('/usr/share/fonts/truetype/liberation*/LiberationSans-Regular.ttf').length > 0,
  },
  {
    name: 'libreoffice-writer-nogui',
    projects: ['rules'],
    description: 'LibreOffice Writer',
    isInstalled: () => spawnSync('soffice', ['--version']).status === 0,
  },
]

/**
 * Installs missing Debian packages if this process may do so.
 * @param selected Vitest projects; empty for all
 * @throws {Error} that names the packages to install if it may not
 */
export function ensureSystemPackages(selected: readonly string[]): void {
  const missing = PACKAGES.filter(
    ({ projects, isInstalled }) => projects.some((project) => isSelected(selected, project)) && !isInstalled(),
  )
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name)
  const list = missing.map(({ description }) => description).join(' and ')
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    throw new Error(`The tests need ${list}. On Debian: sudo apt-get install ${names.join(' ')}`)
  }
  console.log(`Installing ${list} from Debian's packages`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'inherit', env })
}

/** @param selected Vitest projects; empty for all */
export function isSelected(selected: readonly string[], project: string): boolean {
  return selected.length === 0 || selected.includes(project)
}
