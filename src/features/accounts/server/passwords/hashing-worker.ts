import { spawnSync } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { HashingTask } from './hashing.ts'

/** argon2id (the library's default) with OWASP's first choice of parameters: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The lowest priority. */
const NICENESS = 19

// In tests and development there are no other requests to protect, and a busy machine would delay hashing.
if (process.env.NODE_ENV === 'production') lowerPriority()

/**
 * Gives everything else on the machine precedence. In Linux's idle class a core that hashes counts as free for a thread
 * that wakes up; with a low priority alone that thread may wait for another busy core. `chrt` is part of every Debian;
 * without it the low priority stays.
 */
function lowerPriority(): void {
  // On other systems a priority applies to the whole process.
  if (process.platform !== 'linux') return
  setPriority(NICENESS)
  const thread = readlinkSync('/proc/thread-self').split('/').at(-1) ?? ''
  spawnSync('chrt', ['--idle', '--pid', '0', thread])
}

export default function hashOrVerify({ password, against }: HashingTask): string | boolean {
  return against === undefined ? hashSync(password, COST) : verifySync(against, password)
}
