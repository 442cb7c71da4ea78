import type { FindFile } from '#core/content-files.ts'
import { rowIdOf, type ValueOf } from '#core/content-type.ts'
import { parseDuration } from '#core/duration.ts'
import { platformOf } from '#core/video.ts'
import type { materialSectionType } from '../content-types.ts'
import { presentDocument } from './pages.ts'

/** @param id 0 for a section that readers do not have yet */
export function presentSection(
  id: number,
  { name, files, videos }: ValueOf<typeof materialSectionType.fields>,
  find: FindFile,
) {
  return {
    id,
    section_name: name,
    content: files.map((file) => ({ ...presentDocument(file, find), sectionId: id })),
    videos: videos.map(({ key, title, url, duration }, index) => ({
      // Readers' videos have ids from 1: each new one needs another id.
      id: rowIdOf(key) ?? -index,
      key,
      video_title: title,
      video_url: url,
      platform: platformOf(url),
      thumbnail: null,
      duration: parseDuration(duration) ?? 0,
      sectionId: id,
    })),
  }
}
