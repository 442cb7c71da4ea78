import { spawnSync } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { HashingTask } from './hashing.ts'

/** argon2id (the library's default kind) with OWASP's first choice of parameters: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The lowest priority there is. */
const NICENESS = 19

// Where nobody is served (in tests, in development) nobody else waits, and a busy machine would hold hashing up.
if (process.env.NODE_ENV === 'production') standBack()

/**
 * Lets everything else on the machine go first. In Linux's idle class a core that hashes counts as free for whatever wakes
 * up; a low priority alone leaves a waking thread to queue behind another one that is busy. `chrt` is part of every
 * Debian; where it is missing the low priority stays.
 */
function standBack(): void {
  // Elsewhere priorities are those of the whole process.
  if (process.platform !== 'linux') return
  setPriority(NICENESS)
  const thread = readlinkSync('/proc/thread-self').split('/').at(-1) ?? ''
  spawnSync('chrt', ['--idle', '--pid', '0', thread])
}

export default function hashOrVerify({ password, against }: HashingTask): string | boolean {
  return against === undefined ? hashSync(password, COST) : verifySync(against, password)
}
