import { type ChildProcess, execFileSync } from 'node:child_process'

/** Pins a process and all its threads to the first core, which nginx uses too. */
export function pinToFirstCore({ pid }: ChildProcess): void {
  execFileSync('taskset', ['-a', '-c', '-p', '0', String(pid)], { stdio: 'ignore' })
}
