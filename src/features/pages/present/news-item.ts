import { type FindFile, pictureOf } from '#core/content-files.ts'
import type { ValueOf } from '#core/content-type.ts'
import type { newsItemType } from '../content-types.ts'

type Value = ValueOf<typeof newsItemType.fields>

/** @param publishedAt when readers first had it */
export function presentNewsItem(value: Value, publishedAt: string, findFile: FindFile) {
  const { date, url, picture, ...texts } = value
  return {
    ...texts,
    url: url === '' ? null : url,
    picture: pictureOf(findFile, picture),
    created_at: createdAtOf(value, publishedAt),
  }
}

/** The day that an editor chose; on the day of the publication with its time. */
export function createdAtOf({ date }: Value, publishedAt: string): string {
  return publishedAt.startsWith(date) ? publishedAt : date
}
