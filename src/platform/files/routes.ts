import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#core/errors.ts'
import { SLIDES_NAME, slidesUrlOf } from '#core/slides.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Secret } from '#platform/secret/secret.ts'
import type { ByteSource } from './byte-source.ts'
import { findThumbnail, getFirstPage } from './first-pages.ts'
import { MEDIA_TYPES, mayShowInline } from './media-types.ts'
import { type FileRow, getFile } from './queries.ts'
import { CACHE_CONTROL, sendPlainError, sendSource } from './send.ts'
import { getSlides } from './slides.ts'
import type { FileStore } from './store.ts'
import { fileUrl, fileViewUrl, findSignedGrant, parseFirstPageName, THUMBNAILS } from './urls.ts'
import { sendWithdrawn } from './withdrawn-page.ts'

/** The largest id of a row, in both databases. */
const MAX_ID = 2_147_483_647

declare module '#platform/feature.ts' {
  interface Feature {
    /** By kind of grant: whether the grant with this id is in force. */
    fileGrants?: FileGrants
  }
}

export type FileGrants = Readonly<Record<string, (db: Db, id: string, now: Date) => Promise<boolean>>>

interface Stores {
  db: Db
  store: FileStore
  secret: Secret
  grants: FileGrants
}

/**
 * `/files/{id}/{name}` downloads a file; with `?view` the browser opens it, if it is of a kind that may be opened there.
 * `/files/{id}/slides.json` has the titles and notes of a PowerPoint file.
 * The URL of a replaced file redirects to the file that replaced it; with `?version` it sends the file itself. A file that is
 * not public needs a signature. Without one, the URL of a withdrawn file answers 410 with a link to the current content.
 */
export function serveFiles(app: FastifyInstance, stores: Stores): void {
  // A wildcard, because parameters have a maximum length, and an encoded name in another script is long. Without a name the
  // file is found too.
  for (const url of ['/files/:id/*', '/files/:id'])
    addRoute(app, url, (request, reply) => handleFile(request, reply, stores))
}

/**
 * `/first-pages/{id of the PDF}-{start of its key}.webp` is the picture of a PDF's first page, and the same name in
 * `/thumbnails/` is a small picture of its top.
 */
export function serveFirstPages(app: FastifyInstance, stores: Stores): void {
  addRoute(app, '/first-pages/:name', (request, reply) => sendFirstPage(request, reply, stores))
  addRoute(app, `${THUMBNAILS}:name`, (request, reply) => sendThumbnail(request, reply, stores))
}

function addRoute(
  app: FastifyInstance,
  url: string,
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: (request, reply) =>
      send(request, reply).catch((error: unknown) => {
        // The server's error handler answers `busy`, because it sends Retry-After.
        if (!(error instanceof AppError) || error.code === 'busy') throw error
        return sendPlainError(reply.header('cache-control', 'no-store'), error)
      }),
  })
}

async function handleFile(request: FastifyRequest, reply: FastifyReply, stores: Stores) {
  const { db, store } = stores
  const { id, name, view, version } = parseFileUrl(request)
  const file = await getFile(db, id)
  const access = await findAccess(file, request, stores)
  if (access === undefined) throw new AppError('not_found')
  if (file.replaced_by_id !== null && !version) {
    const current = await getFile(db, file.replaced_by_id)
    if (current.withdrawn !== null) return sendWithdrawn(reply, current.withdrawn_page)
    const url = name === SLIDES_NAME ? slidesUrlOf(fileUrl(current)) : view ? fileViewUrl(current) : fileUrl(current)
    // Not stored, because the next version may replace this one at any time.
    return reply.header('cache-control', 'no-store').redirect(url, 302)
  }
  if (access === 'withdrawn') return sendWithdrawn(reply, file.withdrawn_page)
  if (name === SLIDES_NAME) return sendSlides(request, reply, { stores, file, access })
  if (name !== file.name.toWellFormed()) {
    if (access === 'signed') throw new AppError('not_found')
    return reply
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .redirect(view ? fileViewUrl(file) : fileUrl(file), 301)
  }
  return sendSource(request, reply, fileSource(store, file), {
    mediaType: file.media_type,
    disposition: view && mayShowInline(file.media_type) ? 'inline' : 'attachment',
    name: file.name,
    caching: access === 'signed' ? 'none' : 'revalidate',
  })
}

/** Titles and notes of the slides, for the view of speakers. */
async function sendSlides(
  request: FastifyRequest,
  reply: FastifyReply,
  { stores, file, access }: { stores: Stores; file: FileRow; access: Access },
): Promise<FastifyReply> {
  if (file.media_type !== MEDIA_TYPES.pptx.mediaType) throw new AppError('not_found')
  const bytes = Buffer.from(await getSlides(stores.db, stores.store, file.sha256))
  const source: ByteSource = {
    sizeBytes: bytes.length,
    etag: `"slides-${file.sha256}"`,
    lastModified: new Date(file.created_at),
    open: async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
  }
  return sendSource(request, reply, source, {
    mediaType: 'application/json',
    disposition: 'inline',
    name: SLIDES_NAME,
    caching: access === 'signed' ? 'none' : 'revalidate',
  })
}

async function sendFirstPage(request: FastifyRequest, reply: FastifyReply, stores: Stores): Promise<FastifyReply> {
  const { pdf, access } = await getPdf(request, stores)
  if (access === 'withdrawn') return sendWithdrawn(reply, pdf.withdrawn_page)
  const { picture_sha256, size_bytes, made_at } = await getFirstPage(stores, pdf)
  const source = fileSource(stores.store, { sha256: picture_sha256, size_bytes, created_at: made_at })
  return sendSource(request, reply, source, {
    mediaType: 'image/webp',
    disposition: 'inline',
    name: pdf.name.replace(/\.pdf$/i, '.webp'),
    caching: access === 'signed' ? 'none' : 'immutable',
  })
}

/** Only the headers that an image needs: all others together are as large as the thumbnail. */
const thumbnailHeaders = (access: Access) => ({
  'cache-control': CACHE_CONTROL[access === 'signed' ? 'none' : 'immutable'],
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'save-data',
})

/**
 * No content for a browser that saves data: pages show no thumbnails then, but without a script they can't know it. No content
 * either when the thumbnail is not drawn yet; the next visit has it.
 */
async function sendThumbnail(request: FastifyRequest, reply: FastifyReply, stores: Stores): Promise<FastifyReply> {
  const { pdf, access } = await getPdf(request, stores)
  if (access === 'withdrawn') return sendWithdrawn(reply, pdf.withdrawn_page)
  if (request.headers['save-data'] === 'on') return reply.code(204).headers(thumbnailHeaders(access)).send()
  const bytes = await findThumbnail(stores, pdf)
  if (bytes === undefined) return reply.code(204).header('cache-control', 'no-store').send()
  return reply.headers(thumbnailHeaders(access)).type('image/webp').send(bytes)
}

/** The PDF whose picture is requested. @throws {AppError} `not_found` */
async function getPdf(request: FastifyRequest, stores: Stores): Promise<{ pdf: FileRow; access: Access }> {
  const parsed = parseFirstPageName(Object.assign({ name: '' }, request.params).name)
  if (parsed === undefined || parsed.fileId > MAX_ID) throw new AppError('not_found')
  const pdf = await getFile(stores.db, parsed.fileId)
  const access = await findAccess(pdf, request, stores)
  const isNamed = pdf.media_type === 'application/pdf' && pdf.sha256.startsWith(parsed.keyStart)
  if (access === undefined || !isNamed) throw new AppError('not_found')
  return { pdf, access }
}

type Access = 'public' | 'signed' | 'withdrawn'

/** How a request may have a file; undefined for one that is not public, without a signature in force. */
async function findAccess(
  { id, published_at, withdrawn }: FileRow,
  { query }: FastifyRequest,
  { db, secret, grants }: Stores,
): Promise<Access | undefined> {
  const now = new Date()
  const grant = findSignedGrant(secret, query, id, now)
  if (withdrawn === 'for-good') return published_at === null && grant === undefined ? undefined : 'withdrawn'
  if (grant !== undefined && (await grants[grant.kind]?.(db, grant.id, now))) return 'signed'
  if (published_at === null) return undefined
  return withdrawn === null ? 'public' : 'withdrawn'
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
