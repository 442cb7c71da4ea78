import { createHash } from 'node:crypto'
import { fileTypeOf, MEDIA_TYPES } from '#platform/files/media-types.ts'
import { fileUrl } from '#platform/files/urls.ts'
import type { KeepManifest, KeptContent, KeptFile } from '../contract.ts'
import type { Keepable, KeepableFile } from './public.ts'

/** Enough to tell the versions of one module apart. */
const VERSION_DIGITS = 12

export function manifestOf({ updatedAt = '', files, ...keepable }: Keepable): KeepManifest {
  const manifest = { ...keepable, files: files.map(presentFile) }
  const hash = createHash('sha256').update(JSON.stringify([updatedAt, manifest]))
  return { ...manifest, version: hash.digest('hex').slice(0, VERSION_DIGITS) }
}

function presentFile({ key, title, note = '', file }: KeepableFile): KeptFile {
  return {
    key,
    title,
    note,
    file_type: fileTypeOf(file.mediaType),
    pages: file.pages,
    file: contentOf(file),
    preview: file.preview && contentOf({ ...file.preview, mediaType: MEDIA_TYPES.pdf.mediaType }),
  }
}

type Stored = Parameters<typeof fileUrl>[0] & { sha256: string; sizeBytes: number; mediaType: string }

function contentOf({ sha256, sizeBytes, mediaType, ...named }: Stored): KeptContent {
  return { path: fileUrl(named), sha256, size_bytes: sizeBytes, media_type: mediaType }
}
