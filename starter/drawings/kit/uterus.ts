import { ellipse, path, type Shape } from './shapes.ts'

const EDGE = { stroke: 'fleshDeep', width: 2.5 } as const

/**
 * The womb opened from the front, 120 wide without tubes. The top is at (0, 0), the inside reaches from (0, 27) to the mouth of
 * the cervix at (0, 152), the vagina ends at (0, 226).
 */
export function uterus(look: { tubes?: boolean; vagina?: number } = {}): Shape[] {
  const { tubes = false, vagina = 226 } = look
  return [
    ...(tubes ? [...adnexa(-1), ...adnexa(1)] : [stub(-1), stub(1)]),
    path(`M-50 118C-58 150 -50 190 -46 ${vagina}H46C50 190 58 150 50 118C40 104 -40 104 -50 118Z`, {
      fill: 'flesh',
      ...EDGE,
    }),
    path(`M-38 128C-44 156 -38 196 -34 ${vagina}H34C38 196 44 156 38 128C34 118 -34 118 -38 128Z`, {
      fill: 'fleshPale',
    }),
    path(
      'M-24 148C-26 130 -24 118 -28 104C-34 84 -62 66 -62 36C-62 10 -34 0 0 0C34 0 62 10 62 36C62 66 34 84 28 104C24 118 26 130 24 148C20 154 -20 154 -24 148Z',
      { fill: 'flesh', ...EDGE },
    ),
    path('M-38 22C-16 30 16 30 38 22C30 46 12 70 8 100L6 153H-6L-8 100C-12 70 -30 46 -38 22Z', {
      fill: 'fleshPale',
      stroke: 'fleshDeep',
      width: 1.5,
    }),
  ]
}

function stub(side: -1 | 1): Shape {
  return path(`M${side * 50} 22C${side * 62} 10 ${side * 70} 8 ${side * 82} 10`, { stroke: 'flesh', width: 12 })
}

/** Tube with its fringed end, and ovary. The tube runs through (±85, 6). */
function adnexa(side: -1 | 1): Shape[] {
  const tube = `M${side * 48} 22C${side * 64} 6 ${side * 84} 2 ${side * 104} 8C${side * 126} 14 ${side * 136} 30 ${side * 130} 46`
  const fringe = [-12, -4, 4, 12].map((dx) => `M${side * 130 + dx * 0.4} 44L${side * 126 + dx * 1.6} 64`).join('')
  return [
    path(`M${side * 56} 44Q${side * 76} 58 ${side * 90} 62`, { stroke: 'flesh', width: 6 }),
    path(fringe, { stroke: 'fleshDeep', width: 8 }),
    path(fringe, { stroke: 'flesh', width: 4.5 }),
    path(tube, { stroke: 'fleshDeep', width: 16 }),
    path(tube, { stroke: 'flesh', width: 11.5 }),
    path(
      `M${side * 40} 23C${side * 62} 8 ${side * 84} 4 ${side * 104} 9C${side * 124} 15 ${side * 133} 30 ${side * 129} 48`,
      {
        stroke: 'fleshPale',
        width: 3,
      },
    ),
    ellipse(side * 102, 66, 20, 13, { fill: 'bone', ...EDGE }),
  ]
}
