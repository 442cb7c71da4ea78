import { readdirSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import Fastify from 'fastify'
import { sendArchive } from '#platform/files/archive/send.ts'
import { DiskStore } from '#platform/files/disk-store.ts'

/**
 * A server process that sends one archive, for tests that kill or measure it.
 * Arguments: folder of the store, entries as JSON, and optionally a Unix socket to listen on in addition to the port.
 * It sends its port to the parent process, and its state after each message.
 */
const [, , folder = '', list = '[]', socketPath] = process.argv
const entries = JSON.parse(list).map((entry: { modified: string }) => ({
  ...entry,
  modified: new Date(entry.modified),
}))
const store = new DiskStore(folder)
const app = Fastify()
app.route({
  method: ['GET', 'HEAD'],
  url: '/archive',
  handler: (request, reply) => sendArchive(request, reply, store, { name: 'Download All.zip', entries }),
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })
if (socketPath !== undefined) createServer((request, response) => app.routing(request, response)).listen(socketPath)

process.on('message', () => process.send?.({ rssBytes: process.memoryUsage.rss(), openFiles: openFiles() }))
process.on('disconnect', () => process.exit())
process.send?.({ port: Number(new URL(address).port) })

function openFiles(): number {
  return readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).startsWith(folder)
    } catch {
      // The descriptor of this listing is already closed.
      return false
    }
  }).length
}
