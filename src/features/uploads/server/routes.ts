import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, fieldError, inputError, orNotFound } from '#core/errors.ts'
import { refusedKindOf } from '#core/refused-endings.ts'
import { addFileWithPreview } from '#platform/files/add-preview.ts'
import { deleteStoredFile } from '#platform/files/delete-file.ts'
import { fileInfosById } from '#platform/files/file-infos.ts'
import { CONVERTED_ENDINGS } from '#platform/files/ingest/foreign-kind.ts'
import { addUpload } from '#platform/files/ingest.ts'
import { refused } from '#platform/files/ingest-file.ts'
import { MEDIA_TYPES } from '#platform/files/media-types.ts'
import { fileText } from '#platform/files/messages.ts'
import { getFile } from '#platform/files/queries.ts'
import { editorGrant } from '#platform/files/urls.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { serve, serveRaw } from '#platform/http/serve.ts'
import { findSoffice } from '#platform/office/find-soffice.ts'
import { firstPreviewState } from '#platform/office/first-preview-state.ts'
import { retryPreview } from '#platform/office/preview-queue.ts'
import * as calls from '../contract.ts'
import { refusalText } from '../messages.ts'
import { completeUpload, createUpload } from './actions/create-upload.ts'
import { cancelUpload } from './actions/delete-uploads.ts'
import { storeWithoutAuthors } from './actions/remove-authors.ts'
import { presentUpload } from './queries/present-upload.ts'
import { getOwnUpload, type UploadRow } from './queries/uploads.ts'
import { nameOf } from './tus/metadata.ts'
import { getTus, type TusMethod, tusResponse } from './tus/tus-server.ts'

/** The type of content that a tus client sends. */
const BYTES = 'application/offset+octet-stream'

export const routes = [
  serveRaw(calls.createUpload, startUpload),
  serveRaw(calls.getUploadOffset, continueUpload('HEAD')),
  serveRaw(calls.appendToUpload, continueUpload('PATCH'), BYTES),
  serve(calls.cancelUpload, async ({ context, member, params, now }) => {
    await cancelUpload(context, await getOwnUpload(context.database.db, params.id, member.id, now), now)
    return null
  }),
  serve(calls.getUpload, async ({ context, member, params, now }) =>
    presentUpload(context, await getOwnUpload(context.database.db, params.id, member.id, now)),
  ),
  serve(calls.getUploadLimits, async ({ context: { config } }) => ({
    max_bytes: config.maxUploadBytes,
    endings: [
      ...Object.values(MEDIA_TYPES).flatMap(({ endings }) => endings),
      ...((await findSoffice(config)) === undefined ? [] : CONVERTED_ENDINGS),
    ],
  })),
  serve(calls.getFileInfos, async ({ db, context: { secret }, member, now, query }) => {
    const files = await fileInfosById({ db, secret, grant: editorGrant(member.id, now) }, query.ids)
    return query.ids.flatMap((id) => files.get(id) ?? [])
  }),
  serve(calls.removeAuthors, async ({ context, member, now, params, commit }) => {
    const { secret, store } = context
    const grant = editorGrant(member.id, now)
    const stored = await storeWithoutAuthors(context, params.id)
    const previewState = await firstPreviewState(context.config, stored.row.media_type)
    return commit(async (tx) => {
      const { id } = await addUpload(tx, stored, previewState)
      return orNotFound((await fileInfosById({ db: tx, secret, grant }, [id])).get(id))
    }).catch(async (error: unknown) => {
      await deleteStoredFile(context.database.db, store, stored)
      throw error
    })
  }),
  serve(calls.retryPreview, async ({ context, member, now, params, commit }) => {
    const access = { secret: context.secret, grant: editorGrant(member.id, now) }
    const file = await getFile(context.database.db, params.id)
    const state = await firstPreviewState(context.config, file.media_type)
    if (state === 'none') throw fieldError('file', 'no_previews', refusalText.no_previews)
    return commit(async (tx) => {
      await retryPreview(tx, file.id)
      return orNotFound((await fileInfosById({ db: tx, ...access }, [file.id])).get(file.id))
    })
  }),
  serve(calls.addPreview, async ({ context: { secret }, db, member, now, params, input, commit }) => {
    const grant = editorGrant(member.id, now)
    await getFile(db, params.id)
    const pdf = await getFile(db, input.file_id)
    if (pdf.media_type !== MEDIA_TYPES.pdf.mediaType)
      throw fieldError('file_id', 'preview_not_pdf', fileText.preview_not_pdf)
    return commit(async (tx) => {
      const { id } = await addFileWithPreview(tx, { fileId: params.id, pdfId: pdf.id })
      return orNotFound((await fileInfosById({ db: tx, secret, grant }, [id])).get(id))
    })
  }),
]

async function startUpload(request: FastifyRequest, reply: FastifyReply, context: AppContext): Promise<FastifyReply> {
  const { config, database } = context
  reply.header('tus-max-size', config.maxUploadBytes)
  const sizeBytes = parseSize(request)
  if (sizeBytes === 0) throw fieldError('file', 'empty_file', refusalText.empty_file)
  const upload = { accountId: getMemberId(request), name: nameOf(request.headers['upload-metadata']), sizeBytes }
  // Without the bytes: on a slow line a video takes an hour.
  const reason = refusedKindOf(upload.name)
  if (reason !== undefined) throw refused(reason)
  if (sizeBytes > config.maxUploadBytes) throw new AppError('too_large')
  const id = await createUpload(database.db, upload, config.maxUploadBytes, new Date())
  try {
    const response = await tusResponse(await getTus(context), 'POST', id, request)
    return await send(reply.header('location', `/api/uploads/${id}/`), response)
  } catch (error) {
    await database.db.deleteFrom('upload').where('id', '=', id).execute()
    throw error
  }
}

function continueUpload(method: TusMethod) {
  return async (request: FastifyRequest, reply: FastifyReply, context: AppContext): Promise<FastifyReply> => {
    const { db } = context.database
    const { id } = Object.assign({ id: '' }, request.params)
    const upload = await getOwnUpload(db, id, getMemberId(request), new Date())
    if (upload.state !== 'uploading') return sendComplete(request, reply, upload)
    const response = await tusResponse(await getTus(context), method, id, request)
    // Also for a request without bytes: the process may have been killed after the last byte.
    if (Number(response.headers.get('upload-offset')) === upload.size_bytes) await completeUpload(db, id)
    return send(reply, response)
  }
}

/** The bytes of a complete upload may be gone, so its row answers. */
function sendComplete(request: FastifyRequest, reply: FastifyReply, { size_bytes }: UploadRow): FastifyReply {
  const isAppending = request.method === 'PATCH'
  if (isAppending && request.headers['upload-offset'] !== String(size_bytes)) throw new AppError('upload_moved')
  return reply
    .code(isAppending ? 204 : 200)
    .headers({ 'tus-resumable': '1.0.0', 'upload-offset': size_bytes, 'upload-length': size_bytes })
    .header('cache-control', 'no-store')
    .send()
}

/** The headers that are passed on. tus also sends headers that let other origins read the response. */
const PASSED_ON = ['tus-resumable', 'upload-offset', 'upload-length', 'connection']

function send(reply: FastifyReply, { status, headers }: Response): FastifyReply {
  for (const name of PASSED_ON) {
    const value = headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  return reply.code(status).header('cache-control', 'no-store').send()
}

/** `authorize` rejects calls without a member. */
function getMemberId({ member }: FastifyRequest): number {
  if (member === undefined) throw new AppError('not_signed_in')
  return member.id
}

function parseSize({ headers }: FastifyRequest): number {
  const size = headers['upload-length']
  if (typeof size !== 'string' || !/^\d{1,15}$/.test(size))
    throw inputError('bad_upload_request', refusalText.bad_upload_request)
  return Number(size)
}
