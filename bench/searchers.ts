import { setTimeout } from 'node:timers/promises'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { oneOf, text } from '#testing/growth/words.ts'
import { startSite } from '../e2e/support/server.ts'
import { makePackages } from '../scripts/build/make-packages.ts'
import { msOf, quantile } from './support/machine.ts'

/** Prints how long a cached page takes while 30 connections search for twelve words each, every time for others. */
const CONNECTIONS = 30
const WORDS = 12
const KNOWN =
  'implant removal client method clinic pregnancy bleeding injection pills condom session training plan test women'.split(
    ' ',
  )
const SECONDS = 6
const PAGE = '/faq'
const SEARCHES = [
  '/search?query=',
  '/api/training/module-resource/search/?keyword=',
  '/api/community/discussions/?search=',
]

if (isMainThread) await measure()
else for (let n = 0; n < CONNECTIONS; n++) void searchForever(String(workerData))

async function measure(): Promise<void> {
  const site = await openSite()
  await fetch(site.url + PAGE)
  console.log(`nobody searches: ${await timesOf(site.url)}`)
  for (const search of SEARCHES) {
    const searchers = new Worker(new URL(import.meta.url), { workerData: site.url + search })
    let [done, refused] = [0, 0]
    searchers.on('message', (status) => (status === 200 ? done++ : refused++))
    await setTimeout(1000)
    const [doneBefore, refusedBefore] = [done, refused]
    const times = await timesOf(site.url)
    const perSecond = Math.round((done - doneBefore) / SECONDS)
    console.log(`${search}: ${times}; ${perSecond} searches a second, ${refused - refusedBefore} refused`)
    await searchers.terminate()
  }
  await site.stop()
  process.exit(0)
}

/** The site at an address, else one with the whole starter content. */
async function openSite() {
  if (process.env.SITE) return { url: process.env.SITE, stop: async () => undefined }
  // A site that serves makes it with the lowest priority: beside other programs it is not complete within any time limit.
  makePackages('whole')
  return startSite({ LOG_LEVEL: 'error' })
}

async function timesOf(url: string): Promise<string> {
  const times: number[] = []
  const end = Date.now() + SECONDS * 1000
  while (Date.now() < end) times.push(await msOf(async () => (await fetch(url + PAGE)).arrayBuffer()))
  const [median, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1))
  return `median ${median} ms, p99 ${p99} ms, ${times.length} pages`
}

/** Half of the words are in the documents, and no query comes twice. */
function wordsToSearch(): string {
  return Array.from({ length: WORDS }, (_, at) => (at % 2 === 0 ? oneOf(KNOWN) : text(1))).join(' ')
}

async function searchForever(url: string): Promise<void> {
  const { parentPort } = await import('node:worker_threads')
  for (;;) {
    const response = await fetch(url + encodeURIComponent(wordsToSearch())).catch(() => undefined)
    await response?.arrayBuffer()
    parentPort?.postMessage(response?.status)
  }
}
