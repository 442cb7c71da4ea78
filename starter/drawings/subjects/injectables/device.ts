import { type Group, group, line, path, rect, type Shape } from '../../kit/shapes.ts'

/** How the DMPA-SC device looks at a moment of its use. */
export interface DeviceLook {
  /** `open`: there is a gap between cap and port; `closed`: pushed in; `off`: the needle is bare. */
  cap: 'open' | 'closed' | 'off'
  /** `settled`: the powder lies at the bottom; `mixed`: evenly white; `empty`: the reservoir is flat. */
  medicine: 'settled' | 'mixed' | 'pressed' | 'empty'
}

interface Place {
  x: number
  y: number
  scale?: number
  /** Degrees clockwise; 0 points the needle down. */
  rotate?: number
}

/** Lengths at scale 1. The port's lower face, which touches the skin, is at y = 0; the needle points down from there. */
export const DEVICE = {
  needle: 34,
  portTop: -26,
  reservoirTop: -132,
  gap: 16,
  capLength: 78,
} as const

/** The DMPA-SC device, 74 wide: reservoir above, port, gap and cap below. @param place where the port's lower face is */
export function device(look: DeviceLook, { x, y, scale = 1, rotate = 0 }: Place): Group {
  return group([...reservoir(look.medicine), ...needle(), ...cap(look.cap), ...port()], { x, y, scale, rotate })
}

/** Half the width of the reservoir. */
const WIDE = { settled: 37, mixed: 37, pressed: 26, empty: 13 } as const

function bubble(half: number, top: number): string {
  return `M-11 -24C-13 -44 ${-half} -50 ${-half} -84C${-half} -112 ${-half * 0.55} ${top} 0 ${top}C${half * 0.55} ${top} ${half} -112 ${half} -84C${half} -50 13 -44 11 -24Z`
}

function reservoir(medicine: DeviceLook['medicine']): Shape[] {
  const half = WIDE[medicine]
  const edge = { stroke: 'ink', width: 4.5 } as const
  if (medicine === 'empty') return [path(bubble(half, -130), { fill: 'steelPale', ...edge })]
  const shell = path(bubble(half, -132), { fill: medicine === 'settled' ? 'water' : 'white', ...edge })
  if (medicine !== 'settled')
    return [shell, path(`M${half - 14} -104Q${half - 7} -84 ${half - 16} -64`, { stroke: 'steel', width: 4 })]
  return [
    shell,
    path('M-10 -26C-12 -42 -27 -48 -32 -62Q-14 -70 0 -64Q16 -58 32 -62C27 -48 12 -42 10 -26Z', { fill: 'white' }),
    path(bubble(half, -132), edge),
  ]
}

function port(): Shape[] {
  return [
    rect(-15, -32, 30, 14, { fill: 'steelPale', stroke: 'ink', width: 3.5 }),
    rect(-25, -20, 50, 20, { fill: 'indigo', radius: 5 }),
    line([-17, -10], [17, -10], { stroke: 'white', width: 3 }),
  ]
}

function needle(): Shape[] {
  return [path('M-3 0V26L0 34L3 26V0Z', { fill: 'ink', stroke: 'ink', width: 1.5 })]
}

function cap(state: DeviceLook['cap']): Shape[] {
  if (state === 'off') return []
  const top = state === 'open' ? DEVICE.gap : 0
  return [
    ...(state === 'open' ? [path('M-7 0h14v20h-14Z', { fill: 'white', stroke: 'ink', width: 3 })] : []),
    ...capShapes(top),
  ]
}

/** The cap alone, its open end at `top`. */
export function capShapes(top: number): Shape[] {
  const look = { fill: 'marigold', stroke: 'ink', width: 4 } as const
  return [
    path(`M-20 ${top}h40v14l-7 8v50q0 6 -6 6h-14q-6 0 -6 -6v-50l-7 -8Z`, look),
    path(`M-5 ${top + 30}v34M5 ${top + 30}v34`, { stroke: 'ink', width: 2.5 }),
  ]
}
