import type { OutputOf } from '#core/endpoint.ts'
import { fileInfosById } from '#platform/files/file-infos.ts'
import { whyRefused } from '#platform/files/messages.ts'
import { editorGrant } from '#platform/files/urls.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import type { getUpload } from '../../contract.ts'
import { getUploadBytes } from '../tus/open-upload-bytes.ts'
import type { UploadRow } from './uploads.ts'

export async function presentUpload(context: AppContext, upload: UploadRow): Promise<OutputOf<typeof getUpload>> {
  const { state, account_id, file_id, size_bytes, error_code, error_message } = upload
  const access = { db: context.database.db, secret: context.secret, grant: editorGrant(account_id, new Date()) }
  const files = await fileInfosById(access, [file_id])
  return {
    state,
    offset: state === 'uploading' ? await readOffset(context, upload) : size_bytes,
    size_bytes,
    file: (file_id !== null && files.get(file_id)) || null,
    error: error_code === null ? null : presentError(error_code, error_message ?? ''),
  }
}

function presentError(code: string, message: string) {
  return { code, message, why: whyRefused(code) ?? null }
}

async function readOffset(context: AppContext, { id }: UploadRow): Promise<number> {
  const bytes = await getUploadBytes(context)
  return (await bytes.tus.getUpload(bytes.objectKey(id))).offset
}
