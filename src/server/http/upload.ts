import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#core/errors.ts'

const MAX_FIELDS = 30
/** Longest text of a form's field, in bytes. */
const MAX_FIELD_BYTES = 20_000

/**
 * Reads a form with at most one file: texts by their names, the file as a `File`.
 * @param maxBytes of the file
 * @throws {AppError} `too_large`
 */
export async function readForm(request: FastifyRequest, maxBytes: number): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {}
  const limits = { fileSize: maxBytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES }
  for await (const part of request.parts({ limits })) {
    form[part.fieldname] = part.type === 'file' ? await readFile(part) : part.value
  }
  return form
}

async function readFile(part: MultipartFile): Promise<File> {
  const bytes = await part.toBuffer()
  if (part.file.truncated) throw new AppError('too_large')
  return new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype })
}
