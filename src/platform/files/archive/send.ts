import type { FastifyReply, FastifyRequest } from 'fastify'
import { cleanName } from '../file-names.ts'
import { sendSource } from '../send.ts'
import type { FileStore } from '../store.ts'
import type { ArchiveEntry } from './layout.ts'
import { archiveSource } from './source.ts'

/** Answers with an archive of stored files, saved under `name`. @throws {AppError} `file_missing` for the first file */
export async function sendArchive(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  archive: { name: string; entries: readonly ArchiveEntry[] },
): Promise<FastifyReply> {
  return sendSource(request, reply, archiveSource(store, archive.entries), {
    mediaType: 'application/zip',
    disposition: 'attachment',
    name: cleanName(archive.name),
  })
}
