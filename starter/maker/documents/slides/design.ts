import type { Ink } from '../brand.ts'
import type { Shape } from '../picture/band.ts'
import type { SlideKind } from '../text/slides.ts'

/** A slide of 16:9, in points: 13.33 by 7.5 inches. The deck and its preview share these measures. */
export const SLIDE = { width: 960, height: 540 } as const

/** The strip of the colour code on the left edge. */
export const STRIP = { width: 40 } as const

/** The text area of a slide. */
export const BODY = { left: 76, width: 836, bottom: 484 } as const

export const LABEL = { left: 76, top: 26, size: 18, leading: 24, mark: 18 } as const
export const TITLE = { top: 56, size: 38, leading: 45, minSize: 30, gap: 16 } as const
export const FOOT = { top: 500, size: 14, leading: 18, imprint: { top: 519, size: 10, leading: 13 } } as const

/** Some programs set text a little wider than measured; LibreOffice breaks the lines of all decks alike with 0.995. */
export const SAFETY_FACTOR = 0.99

interface KindStyle {
  ink: Ink
  /** The colour of the pattern on the strip. */
  pattern: Ink
  /** One repeat of the pattern, 40 wide and 40 high: each kind has its own, so that colour is never the only difference. */
  tile: Shape[]
}

const at = (ink: Ink, ...points: [number, number][]): Shape => ({ ink, points })

const core: Shape[] = [
  at('marigold', [20, 8], [32, 20], [20, 32], [8, 20]),
  at('indigo', [20, 14], [26, 20], [20, 26], [14, 20]),
]
const key: Shape[] = [at('deep', [6, 28], [20, 12], [34, 28], [34, 36], [20, 20], [6, 36])]
const activity: Shape[] = [
  at('paper', [8, 8], [18, 8], [18, 18], [8, 18]),
  at('paper', [22, 22], [32, 22], [32, 32], [22, 32]),
]
const question: Shape[] = [at('paper', [8, 8], [32, 8], [20, 22]), at('marigold', [14, 28], [26, 28], [20, 35])]
const advanced: Shape[] = [at('sand', [0, 30], [40, 10], [40, 18], [0, 38])]

export const KIND_STYLES: Record<SlideKind, KindStyle> = {
  core: { ink: 'indigo', pattern: 'marigold', tile: core },
  key: { ink: 'marigold', pattern: 'deep', tile: key },
  activity: { ink: 'leaf', pattern: 'paper', tile: activity },
  question: { ink: 'terracotta', pattern: 'paper', tile: question },
  advanced: { ink: 'inkSoft', pattern: 'sand', tile: advanced },
}

/** Height of one repeat of a strip's pattern. A slide has 13.5 repeats, so the last is clipped. */
export const TILE = 40
