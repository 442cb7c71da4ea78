import { type ChildProcess, spawn } from 'node:child_process'
import { type FSWatcher, globSync, watch } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

const SOURCES = join(import.meta.dirname, '../src')
/** Vite reloads the files of these folders, which run only in the browser. */
const BROWSER_FOLDER = /(^|[\\/])(ui|browser)([\\/]|$)/
const SERVER_FILE = /(?<!\.test)\.ts$/
/** An editor may write a file in several steps. */
const DEBOUNCE_MS = 50

let watchers: FSWatcher[] = []
let timer: NodeJS.Timeout | undefined
let server: ChildProcess

await runCommand('dev', async () => {
  server = start()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
})

function start(): ChildProcess {
  watchSources()
  return spawn(process.execPath, [join(import.meta.dirname, 'dev/serve.ts')], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/** Watches each folder, because Node's recursive watcher loses a file that an editor replaces by renaming. */
function watchSources(): void {
  for (const watcher of watchers) watcher.close()
  const folders = globSync('**/', { cwd: SOURCES }).filter((folder) => !BROWSER_FOLDER.test(folder))
  watchers = folders.map((folder) =>
    watch(join(SOURCES, folder), (_event, name) => {
      if (name === null || !SERVER_FILE.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(restart, DEBOUNCE_MS)
    }),
  )
}

/** Also starts a server that has crashed. */
function restart(): void {
  if (hasEnded(server)) server = start()
  else if (!server.killed) {
    server.once('exit', () => {
      server = start()
    })
    server.kill()
  }
}

function stop(): void {
  clearTimeout(timer)
  for (const watcher of watchers) watcher.close()
  server.removeAllListeners('exit')
  server.kill()
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
