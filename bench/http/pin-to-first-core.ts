import { type ChildProcess, execFileSync } from 'node:child_process'

/** Keeps a process and all its threads on the first core, as its peer is. */
export function onFirstCore({ pid }: ChildProcess): void {
  execFileSync('taskset', ['-a', '-c', '-p', '0', String(pid)], { stdio: 'ignore' })
}
