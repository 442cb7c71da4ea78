import { path, type Shape } from '../../kit/shapes.ts'

interface Depths {
  /** Lower edge of the skin, in points below the surface; likewise of the fat and the muscle. */
  skin: number
  fat: number
  muscle: number
}

const LAYERS: Depths = { skin: 14, fat: 62, muscle: 120 }

/**
 * Skin, fat and muscle, flat.
 * @param x and `y` of the left end of the surface
 */
export function flatSkin(x: number, y: number, width: number, depth: Depths = LAYERS): Shape[] {
  const band = (from: number, to: number) => `M${x} ${y + from}h${width}v${to - from}h${-width}Z`
  return [
    path(band(0, depth.muscle), { fill: 'muscle' }),
    path(band(0, depth.fat), { fill: 'fat' }),
    path(band(0, depth.skin), { fill: 'skin' }),
    ...fibres(x, y, width, depth),
  ]
}

/** The same, pinched up into a fold whose top is `height` above the surface. @param x of the left end */
export function pinchedSkin(x: number, y: number, width: number, height: number, depth: Depths = LAYERS): Shape[] {
  const middle = x + width / 2
  const fold = (lift: number, top: number, half: number) =>
    `M${x} ${y + top}H${middle - half - 46}C${middle - half - 4} ${y + top} ${middle - half - 8} ${y + top - lift} ${middle - half + 24} ${y + top - lift}H${middle + half - 24}C${middle + half + 8} ${y + top - lift} ${middle + half + 4} ${y + top} ${middle + half + 46} ${y + top}H${x + width}V${y + depth.muscle}H${x}Z`
  return [
    path(fold(height, 0, 58), { fill: 'skin' }),
    path(fold(height, depth.skin, 46), { fill: 'fat' }),
    path(fold(height * 0.16, depth.fat, 40), { fill: 'muscle' }),
    ...fibres(x, y, width, depth),
  ]
}

function fibres(x: number, y: number, width: number, depth: Depths): Shape[] {
  const gap = (depth.muscle - depth.fat) / 4
  if (gap < 6) return []
  return [1, 2, 3].map((index) =>
    path(`M${x + 10} ${y + depth.fat + gap * index}h${width - 20}`, { stroke: 'fleshDeep', width: 3 }),
  )
}
