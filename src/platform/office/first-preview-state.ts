import type { PreviewState } from '#core/file-info.ts'
import type { Config } from '#platform/config/config.ts'
import { findSoffice } from './find-soffice.ts'
import { isConvertible } from './preview-queue.ts'

/** The state of the preview of a new file: `none` without LibreOffice. */
export async function firstPreviewState(config: Config, mediaType: string): Promise<PreviewState> {
  return isConvertible(mediaType) && (await findSoffice(config)) !== undefined ? 'waiting' : 'none'
}
