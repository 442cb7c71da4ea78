import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { readCommunity } from './content/community.ts'
import { type Extent, listPackages } from './content/list-packages.ts'
import { DOCUMENTS, PACKAGES } from './content/source.ts'

/** Processes that make documents. One core stays free for a site, but a machine with two cores uses both: readers come first. */
const PROCESSES = Math.max(2, availableParallelism() - 1)

/** With these limits a process takes 340 MB; with smaller ones collecting garbage costs a tenth of the time. */
const LITTLE_MEMORY = ['--max-old-space-size=1024', '--max-semi-space-size=24']

/**
 * Makes the module packages of the starter content in `build/starter`, in the order in which a site loads them:
 * `node starter/maker/build.ts [sample]`. Documents that have not changed come from a cache.
 *
 * Sends its parent process the names of all packages, `{ names: ['pages', …] }`, then a message for each that has ended:
 * `{ name: 'pages', fault: null }`. It has the lowest priority and ends with its parent.
 * @returns whether all packages are complete
 */
async function buildPackages(extent: Extent): Promise<boolean> {
  setPriority(constants.priority.PRIORITY_LOW)
  const names = await listPackages(extent)
  await mkdir(PACKAGES, { recursive: true })
  for (const each of ['whole', 'sample'] as const)
    await writeFile(join(PACKAGES, `${each}.json`), JSON.stringify(await listPackages(each)))
  await writeFile(join(PACKAGES, 'community.json'), JSON.stringify(await readCommunity()))
  process.send?.({ names })
  const waiting = [...names]
  const used = new Set<string>()
  let ended = 0
  let faults = 0
  const count = Math.min(PROCESSES, names.length)
  const workers = Array.from({ length: count }, () =>
    fork(join(import.meta.dirname, 'worker.ts'), {
      execArgv: LITTLE_MEMORY,
      env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    }),
  )
  try {
    await Promise.all(
      workers.map(async (worker) => {
        const end = once(worker, 'exit').then(() => [{ fault: 'The process has ended.' }])
        for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
          const answer = await make(worker, name, end)
          const fault = 'fault' in answer ? answer.fault : null
          if ('documents' in answer) for (const folder of answer.documents) used.add(folder)
          ended += 1
          if (fault !== null) faults += 1
          report(name, fault, `${ended} of ${names.length}`)
        }
      }),
    )
  } finally {
    for (const worker of workers) worker.kill()
  }
  if (extent === 'whole' && faults === 0) await removeOldDocuments(used)
  return faults === 0
}

const Answer = z.union([z.object({ documents: z.array(z.string()) }), z.object({ fault: z.string() })])

/** @returns the folders of its documents, or what to correct in which file */
async function make(worker: ChildProcess, name: string, end: Promise<unknown[]>): Promise<z.output<typeof Answer>> {
  worker.send(name)
  const [message] = await Promise.race([once(worker, 'message'), end])
  return Answer.parse(message)
}

function report(name: string, fault: string | null, progress: string): void {
  process.send?.({ name, fault })
  if (!process.send)
    process.stdout.write(`Starter content: ${progress}, ${name}${fault === null ? '' : `: ${fault}`}\n`)
}

/** Removes documents of earlier builds. */
async function removeOldDocuments(used: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(DOCUMENTS)) {
    const folder = join(DOCUMENTS, name)
    if (!used.has(folder)) await rm(folder, { recursive: true })
  }
}

process.on('disconnect', () => process.exit(1))
const isComplete = await buildPackages(process.argv[2] === 'sample' ? 'sample' : 'whole')
process.exit(isComplete ? 0 : 1)
