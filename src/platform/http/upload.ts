import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError, type FieldErrors } from '#core/errors.ts'
import { unreadable } from './messages.ts'

/** The response to a body that cannot be parsed, as JSON or as a form. */
export const UNREADABLE: FieldErrors = { non_field_errors: [{ code: 'unreadable', message: unreadable }] }

const MAX_FIELDS = 30
/** Longest text in a field of a form, in bytes. */
const MAX_FIELD_BYTES = 20_000

/**
 * Reads a form with at most one file: texts by the names of their fields, the file as a `File`.
 * @param maxBytes of the file
 * @throws {AppError} `too_large`; `invalid_input` for a body that is no form
 */
export async function readForm(request: FastifyRequest, maxBytes: number): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {}
  const limits = { fileSize: maxBytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES }
  try {
    for await (const part of request.parts({ limits })) {
      form[part.fieldname] = part.type === 'file' ? await readFile(part) : part.value
    }
  } catch (error) {
    throw error instanceof AppError ? error : asAppError(error)
  }
  return form
}

/** The parser reads nothing but the request, so each of its errors means a body that is not valid. */
function asAppError(cause: unknown): AppError {
  const isTooLarge = cause instanceof Error && 'code' in cause && cause.code === 'FST_REQ_FILE_TOO_LARGE'
  return isTooLarge
    ? new AppError('too_large', { cause })
    : new AppError('invalid_input', { fields: UNREADABLE, cause })
}

async function readFile(part: MultipartFile): Promise<File> {
  const bytes = await part.toBuffer()
  if (part.file.truncated) throw new AppError('too_large')
  return new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype })
}
