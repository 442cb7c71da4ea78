import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { fileSource } from './file-source.ts'
import { mayShowInline } from './media-types.ts'
import { type FileRow, fileUrl, fileViewUrl, getFile } from './rows.ts'
import { sendSource } from './send.ts'
import type { FileStore } from './store.ts'

/** Largest number that a row can have, in both databases. */
export const MAX_ID = 2_147_483_647

interface AppContext {
  db: Db
  store: FileStore
}

/** The files' addresses: `/files/{id}/{name}` saves, with `?view` it shows what a browser may show. */
export function serveFiles(app: FastifyInstance, ground: AppContext): void {
  app.route({
    method: ['GET', 'HEAD'],
    // A wildcard, because parameters have a longest length, and a name in another script is long when encoded.
    url: '/files/:id/*',
    handler: (request, reply) =>
      answer(request, reply, ground).catch((error: unknown) => {
        if (error instanceof AppError) return refuse(reply, error)
        throw error
      }),
  })
}

async function answer(request: FastifyRequest, reply: FastifyReply, { db, store }: AppContext) {
  const { id, name, view } = readAddress(request)
  const file = await getFile(db, id)
  if (name !== file.name.toWellFormed()) {
    return reply
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .redirect(view ? fileViewUrl(file) : fileUrl(file), 301)
  }
  return sendSource(request, reply, fileSource(store, file), {
    mediaType: file.media_type,
    disposition: view && mayShowInline(file.media_type) ? 'inline' : 'attachment',
    name: file.name,
  })
}

/** @throws {AppError} `not_found` where no row can have such a number */
function readAddress({ params, query }: FastifyRequest): { id: FileRow['id']; name: string; view: boolean } {
  const { id, '*': name } = Object.assign({ id: '', '*': '' }, params)
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > MAX_ID) throw new AppError('not_found')
  return { id: Number(id), name, view: typeof query === 'object' && query !== null && 'view' in query }
}

/** A person reads this in a browser's tab: one sentence, without markup. */
export function refuse(reply: FastifyReply, error: AppError) {
  return reply
    .code(error.status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(error.message)
}
