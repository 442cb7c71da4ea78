import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError, type ErrorCode, type FieldErrors } from '#core/errors.ts'

/** The same as for JSON that can't be parsed. */
export const UNREADABLE: FieldErrors = { non_field_errors: ['What was sent can’t be read.'] }

const MAX_FIELDS = 30
/** Longest text of a form's field, in bytes. */
const MAX_FIELD_BYTES = 20_000

/**
 * Reads a form with at most one file: texts by their names, the file as a `File`.
 * @param maxBytes of the file
 * @throws {AppError} `too_large`; `invalid_input` for what is no form
 */
export async function readForm(request: FastifyRequest, maxBytes: number): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {}
  const limits = { fileSize: maxBytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES }
  try {
    for await (const part of request.parts({ limits })) {
      form[part.fieldname] = part.type === 'file' ? await readFile(part) : part.value
    }
  } catch (error) {
    throw error instanceof AppError ? error : asFault(error)
  }
  return form
}

/** Whatever the parser throws (its own errors have no codes) is the fault of what was sent: it reads from nowhere else. */
function asFault(cause: unknown): AppError {
  const isTooLarge = cause instanceof Error && 'code' in cause && cause.code === 'FST_REQ_FILE_TOO_LARGE'
  const code: ErrorCode = isTooLarge ? 'too_large' : 'invalid_input'
  return new AppError(code, { ...(isTooLarge ? {} : { fields: UNREADABLE }), cause })
}

async function readFile(part: MultipartFile): Promise<File> {
  const bytes = await part.toBuffer()
  if (part.file.truncated) throw new AppError('too_large')
  return new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype })
}
