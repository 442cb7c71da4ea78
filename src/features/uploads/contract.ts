import { z } from 'zod'
import { defineEndpoints } from '#core/endpoint.ts'
import { FileInfo } from '#core/file-info.ts'
import { idParam, idsParam } from '#core/schemas.ts'
import { paths } from './paths.ts'
import { UPLOAD_STATES } from './upload-states.ts'

const endpoint = defineEndpoints(
  { name: 'Uploads', description: 'Resumable uploads of files by editors (tus 1.0)' },
  paths,
)

/** Chunks a minute from one network: one file of 200 MB has 25. */
const MAX_CHUNKS = 3000

const uploadId = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015'] })

/** What the calls about one upload, and about one file, share. */
const ofUpload = { may: 'editor', params: z.object({ id: uploadId }) } as const
const ofFile = { may: 'editor', params: z.object({ id: idParam }) } as const

export const createUpload = endpoint(paths.createUpload, {
  summary: 'Begin an upload',
  description:
    'The creation of tus 1.0. `Upload-Length` has the size in bytes, `Upload-Metadata` the `filename`. The response has the address of the upload in `Location`.',
  may: 'editor',
  output: { 201: z.null() },
  errors: ['invalid_input', 'too_large', 'too_many_uploads'],
})

export const getUploadOffset = endpoint(paths.getUploadOffset, {
  ...ofUpload,
  summary: 'How many bytes of an upload have arrived',
  description:
    'The HEAD request of tus 1.0. The response has no body; `Upload-Offset` and `Upload-Length` are headers.',
  output: { 200: z.null() },
  errors: ['invalid_input'],
})

export const appendToUpload = endpoint(paths.appendToUpload, {
  ...ofUpload,
  summary: 'Send the next bytes of an upload',
  description:
    'The PATCH request of tus 1.0, with the type `application/offset+octet-stream` and `Upload-Offset`. Bytes that arrive before the connection breaks off are kept.',
  output: { 204: z.null() },
  errors: ['invalid_input', 'upload_moved', 'too_large', 'wrong_media_type'],
  limit: MAX_CHUNKS,
})

export const cancelUpload = endpoint(paths.cancelUpload, {
  ...ofUpload,
  summary: 'Delete an upload',
  description: 'A file that is stored already stays.',
  output: { 204: z.null() },
})

export const getUpload = endpoint(paths.getUpload, {
  ...ofUpload,
  summary: 'The state of an upload',
  description:
    'After the last byte a worker reads the file, and LibreOffice converts one of another format. Then the upload is `ready` and has a file, or it is `refused`.',
  output: {
    200: z.object({
      state: z.enum(UPLOAD_STATES),
      offset: z.int().meta({ description: 'How many bytes have arrived' }),
      size_bytes: z.int(),
      file: FileInfo.nullable(),
      error: z
        .object({
          code: z.string(),
          message: z.string(),
          why: z.string().nullable().meta({ description: 'Why the site refuses such files' }),
        })
        .nullable()
        .meta({ description: 'Why the file is refused, or why it still waits in `processing`' }),
    }),
  },
})

export const getUploadLimits = endpoint(paths.getUploadLimits, {
  summary: 'Which files can be uploaded',
  may: 'editor',
  output: {
    200: z.object({
      max_bytes: z.int().meta({ description: 'Largest file' }),
      endings: z.array(z.string()).meta({ description: 'Endings of the names of accepted files', examples: [['pdf']] }),
    }),
  },
})

/** Most files of one call: a module has some dozens. */
const MAX_INFOS = 200

export const getFileInfos = endpoint(paths.getFileInfos, {
  summary: 'Files as editors see them',
  description: 'In the order of `ids`. Files that do not exist are left out.',
  may: 'editor',
  query: z.object({ ids: idsParam(MAX_INFOS) }),
  output: { 200: z.array(FileInfo) },
})

export const addPreview = endpoint(paths.addPreview, {
  ...ofFile,
  summary: 'Add a PDF as the preview of a file',
  description: 'The response is a new file with the same content. It becomes public with the entry that uses it.',
  example: { file_id: 13 },
  input: z.object({ file_id: idParam.meta({ description: 'A PDF that was uploaded' }) }),
  output: { 201: FileInfo },
})

export const removeAuthors = endpoint(paths.removeAuthors, {
  ...ofFile,
  summary: 'Remove the names of people from a file',
  description:
    'For Word, PowerPoint and Excel files that are not public. The response is a new file without the names in its properties; the former one does not change.',
  output: { 201: FileInfo },
  errors: ['storage_full', 'file_missing'],
})

export const retryPreview = endpoint(paths.retryPreview, {
  ...ofFile,
  summary: 'Make the preview of a file again',
  description: 'For a file whose `preview_state` is `failed`. The response has the state `waiting`.',
  output: { 200: FileInfo },
})
