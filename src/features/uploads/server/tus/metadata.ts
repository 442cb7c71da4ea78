import { Metadata } from '@tus/server'
import { fieldError, inputError } from '#core/errors.ts'
import { cleanName } from '#platform/files/file-names.ts'
import { refusalText } from '../../messages.ts'

/** Longest header, in characters: a name of 255 letters in any script, in Base64. */
const MAX_HEADER = 2000

/**
 * The cleaned file name in the header `Upload-Metadata`. All else in it is ignored.
 * @throws {AppError} `invalid_input`
 */
export function nameOf(header: string | string[] | undefined): string {
  const name = parseMetadata(header).filename
  if (!name) throw fieldError('file', 'name_missing', refusalText.name_missing)
  return cleanName(name)
}

function parseMetadata(header: string | string[] | undefined): Record<string, string | null> {
  try {
    if (typeof header === 'string' && header.length <= MAX_HEADER) return Metadata.parse(header)
  } catch {
    // The header does not follow the protocol.
  }
  throw inputError('bad_upload_request', refusalText.bad_upload_request)
}
