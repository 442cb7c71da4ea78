import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Secret } from '#platform/secret/secret.ts'
import type { ByteSource } from './byte-source.ts'
import { findThumbnail, getFirstPage } from './first-pages.ts'
import { mayShowInline } from './media-types.ts'
import { type FileRow, getFile } from './queries.ts'
import { sendSource } from './send.ts'
import type { FileStore } from './store.ts'
import { fileUrl, fileViewUrl, hasFileSignature, parseFirstPageName, THUMBNAILS } from './urls.ts'

/** The largest id of a row, in both databases. */
const MAX_ID = 2_147_483_647

interface Stores {
  db: Db
  store: FileStore
  secret: Secret
}

/**
 * `/files/{id}/{name}` downloads a file; with `?view` the browser opens it, if it is of a kind that may be opened there.
 * The URL of a replaced file redirects to the file that replaced it; with `?version` it sends the file itself. A file that is
 * not public needs a signature.
 */
export function serveFiles(app: FastifyInstance, stores: Stores): void {
  // A wildcard, because parameters have a maximum length, and an encoded name in another script is long. Without a name the
  // file is found too.
  for (const url of ['/files/:id/*', '/files/:id'])
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) =>
        handleFile(request, reply, stores).catch((error: unknown) => {
          if (error instanceof AppError) return sendError(reply, error)
          throw error
        }),
    })
}

type PictureRequest = FastifyRequest<{ Params: { name: string } }>

/**
 * `/first-pages/{id of the PDF}-{start of its key}.webp` is the picture of a PDF's first page, and the same name in
 * `/thumbnails/` is a small picture of its top.
 */
export function serveFirstPages(app: FastifyInstance, stores: Stores): void {
  const serve = (
    url: string,
    send: (request: PictureRequest, reply: FastifyReply, stores: Stores) => Promise<FastifyReply>,
  ) =>
    app.route<{ Params: { name: string } }>({
      method: ['GET', 'HEAD'],
      url: `${url}:name`,
      handler: (request, reply) =>
        send(request, reply, stores).catch((error: unknown) => {
          // The server's error handler answers `busy`, because it sends Retry-After.
          if (error instanceof AppError && error.code !== 'busy') return sendError(reply, error)
          throw error
        }),
    })
  serve('/first-pages/', sendFirstPage)
  serve(THUMBNAILS, sendThumbnail)
}

async function handleFile(request: FastifyRequest, reply: FastifyReply, { db, store, secret }: Stores) {
  const { id, name, view, version } = parseFileUrl(request)
  const file = await getFile(db, id)
  checkAccess(file, request, secret)
  if (file.replaced_by_id !== null && !version) {
    const current = await getFile(db, file.replaced_by_id)
    // Not stored, because the next version may replace this one at any time.
    return reply.header('cache-control', 'no-store').redirect(view ? fileViewUrl(current) : fileUrl(current), 302)
  }
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

async function sendFirstPage(request: PictureRequest, reply: FastifyReply, stores: Stores): Promise<FastifyReply> {
  const pdf = await getPdf(request, stores)
  const { picture_sha256, size_bytes, made_at } = await getFirstPage(stores, pdf)
  const source = fileSource(stores.store, { sha256: picture_sha256, size_bytes, created_at: made_at })
  return sendSource(request, reply, source, {
    mediaType: 'image/webp',
    disposition: 'inline',
    name: pdf.name.replace(/\.pdf$/i, '.webp'),
    immutable: true,
  })
}

/** Only the headers that an image needs: all others together are as large as the thumbnail. */
const THUMBNAIL_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'save-data',
}

/**
 * No content for a browser that saves data: pages show no thumbnails then, but without a script they can't know it. No content
 * either when the thumbnail is not drawn yet; the next visit has it.
 */
async function sendThumbnail(request: PictureRequest, reply: FastifyReply, stores: Stores): Promise<FastifyReply> {
  const pdf = await getPdf(request, stores)
  if (request.headers['save-data'] === 'on') return reply.code(204).headers(THUMBNAIL_HEADERS).send()
  const bytes = await findThumbnail(stores, pdf)
  if (bytes === undefined) return reply.code(204).header('cache-control', 'no-store').send()
  return reply.headers(THUMBNAIL_HEADERS).type('image/webp').send(bytes)
}

/** The PDF whose picture is requested. @throws {AppError} `not_found` */
async function getPdf(request: PictureRequest, { db, secret }: Stores): Promise<FileRow> {
  const parsed = parseFirstPageName(request.params.name)
  if (parsed === undefined || parsed.fileId > MAX_ID) throw new AppError('not_found')
  const pdf = await getFile(db, parsed.fileId)
  checkAccess(pdf, request, secret)
  if (pdf.media_type !== 'application/pdf' || !pdf.sha256.startsWith(parsed.keyStart)) throw new AppError('not_found')
  return pdf
}

/** @throws {AppError} `not_found` for a file that is not public, without a signature */
function checkAccess(file: FileRow, { query }: FastifyRequest, secret: Secret): void {
  if (file.published_at === null && !hasFileSignature(secret, query, file.id, new Date()))
    throw new AppError('not_found')
}

/** @throws {AppError} `not_found` when the id is not one that a row can have */
function parseFileUrl({ params, query }: FastifyRequest) {
  const { id, '*': name } = Object.assign({ id: '', '*': '' }, params)
  const [digits] = /^[1-9]\d{0,9}(?!\w)/.exec(id) ?? []
  if (digits === undefined || Number(digits) > MAX_ID) throw new AppError('not_found')
  const has = (flag: string) => typeof query === 'object' && query !== null && flag in query
  return { id: Number(digits), name, view: has('view'), version: has('version') }
}

function fileSource(store: FileStore, file: { sha256: string; size_bytes: number; created_at: string }): ByteSource {
  return {
    sizeBytes: file.size_bytes,
    etag: `"${file.sha256}"`,
    lastModified: new Date(file.created_at),
    open: (range) => store.open(file.sha256, range),
  }
}

/** Plain text, because the reader sees it in a tab of the browser. */
function sendError(reply: FastifyReply, error: AppError) {
  return reply
    .code(error.status)
    .headers({ ...error.headers, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(error.message)
}
