import { type FindFile, pictureOf } from '#core/content-files.ts'
import type { ValueOf } from '#core/content-type.ts'
import type { colorGuideType } from '../content-types.ts'
import type { ColorGuide } from '../contract.ts'

export function presentColorGuide(
  { title, body, items }: ValueOf<typeof colorGuideType.fields>,
  findFile: FindFile,
): ColorGuide {
  return {
    title,
    body,
    color_guide_items: items.map((item) => ({
      title: item.title,
      body: item.body,
      image: pictureOf(findFile, item.image),
    })),
  }
}
