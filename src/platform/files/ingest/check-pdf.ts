import { PDF_SIGNATURE_WITHIN_BYTES } from './file-kind.ts'
import { withPdf } from './pdf-document.ts'
import { RefusalError } from './refusal.ts'
import { readHead, type Source } from './source.ts'
import { endsInArchive } from './zip-directory.ts'

/**
 * Checks that a PDF opens without a password. One that has only an owner's password does.
 * @returns the author in its properties
 * @throws {RefusalError}
 */
export async function checkPdf(source: Source): Promise<string[]> {
  const before = readHead(source, PDF_SIGNATURE_WITHIN_BYTES).toString('latin1').split('%PDF-')[0] ?? ''
  if (!/^(\xef\xbb\xbf)?\s*$/.test(before) || endsInArchive(source))
    throw new RefusalError('two_kinds', 'another file in front of or behind the PDF')
  try {
    return await withPdf(source, async ({ pdf }) => {
      await pdf.getPage(1)
      const { info, metadata } = await pdf.getMetadata()
      return [authorOf(info), authorOf({ Author: metadata?.get('dc:creator') })].flat()
    })
  } catch (error) {
    // Also with a certificate, or in a way that pdf.js does not know: 'unknown encryption method'.
    const isLocked = error instanceof Error && (error.name === 'PasswordException' || /encryption/.test(error.message))
    throw new RefusalError(isLocked ? 'encrypted' : 'damaged', String(error))
  }
}

function authorOf(properties: object): string[] {
  const { Author: author } = Object.assign({ Author: undefined }, properties)
  const names: unknown[] = Array.isArray(author) ? author : [author]
  return names.filter((name) => typeof name === 'string')
}
