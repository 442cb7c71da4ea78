import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './build-if-changed.ts'

/**
 * Makes the module packages of the starter content in `build/starter`; documents that have not changed are made already.
 * Ends this process when a package cannot be made.
 */
export function makePackages(extent: 'whole' | 'sample'): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'starter/maker/build.ts'), extent], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
