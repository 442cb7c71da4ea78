import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import { fileSource } from './file-source.ts'
import { getFirstPage, parseFirstPage } from './first-pages.ts'
import { MAX_ID, refuse } from './routes.ts'
import { getFile } from './rows.ts'
import { sendSource } from './send.ts'
import type { FileStore } from './store.ts'

interface Place {
  db: Db
  store: FileStore
}

/** The pictures of first pages: `/first-pages/{id of the PDF}-{start of its key}.webp`. */
export function serveFirstPages(app: FastifyInstance, place: Place): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/first-pages/:name',
    handler: (request, reply) =>
      answer(request, reply, place).catch((error: unknown) => {
        // Busy is answered where all failures are, with the time after which to try again.
        if (error instanceof AppError && error.code !== 'busy') return refuse(reply, error)
        throw error
      }),
  })
}

async function answer(
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
  { db, store }: Place,
): Promise<FastifyReply> {
  const named = parseFirstPage(request.params.name)
  if (named === undefined || named.fileId > MAX_ID) throw new AppError('not_found')
  const pdf = await getFile(db, named.fileId)
  if (pdf.media_type !== 'application/pdf' || !pdf.sha256.startsWith(named.keyStart)) throw new AppError('not_found')
  const { picture_sha256, size_bytes, made_at } = await getFirstPage({ db, store }, pdf)
  const source = fileSource(store, { sha256: picture_sha256, size_bytes, created_at: made_at })
  return sendSource(request, reply, source, {
    mediaType: 'image/webp',
    disposition: 'inline',
    name: pdf.name.replace(/\.pdf$/i, '.webp'),
    immutable: true,
  })
}
