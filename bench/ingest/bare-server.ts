import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** Appends the body of each request to one file and flushes it: the least that a server of uploads does. */
const [path = ''] = process.argv.slice(2)

const server = createServer(async (request, response) => {
  await pipeline(request, createWriteStream(path, { flags: 'a', flush: true }))
  response.end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
