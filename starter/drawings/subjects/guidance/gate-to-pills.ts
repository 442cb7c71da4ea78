import { diagram, WIDTHS } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { sheet, talking } from '../training/things.ts'
import { cuff, tube } from './icons.ts'

const COLUMNS = 5
const [CELL, ROW] = [WIDTHS.full / COLUMNS, 128] as const

/** The stations between the gate of a clinic and a packet of pills. */
export const gateToPills = diagram({
  id: 'gate-to-pills',
  width: 'full',
  height: ROW * 2,
  texts: {
    en: {
      stations: ['Gate', 'Queue', 'Register', 'Talk', 'Scale', 'Cuff', 'Laboratory', 'Cashier', 'Pharmacy', 'Pills'],
      alt: 'A path through a clinic in ten stations: gate, queue, register, talk, scale, cuff, laboratory, cashier, pharmacy, pills.',
      note: 'Tables add their own stations, with times and costs. Nothing is crossed out yet.',
    },
    fr: {
      stations: [
        'Portail',
        'File',
        'Registre',
        'Entretien',
        'Balance',
        'Tension',
        'Laboratoire',
        'Caisse',
        'Pharmacie',
        'Pilules',
      ],
      alt: 'Un chemin dans le centre en dix étapes : portail, file, registre, entretien, balance, tension, laboratoire, caisse, pharmacie, pilules.',
      note: 'Chaque table ajoute ses étapes, avec durées et coûts. On ne barre encore rien.',
    },
    es: {
      stations: [
        'Portón',
        'Fila',
        'Registro',
        'Charla',
        'Báscula',
        'Presión',
        'Laboratorio',
        'Caja',
        'Farmacia',
        'Píldoras',
      ],
      alt: 'Un camino por la clínica en diez paradas: portón, fila, registro, charla, báscula, presión, laboratorio, caja, farmacia, píldoras.',
      note: 'Cada mesa añade sus paradas, con tiempos y costos. Todavía no se tacha nada.',
    },
  },
  draw: ({ stations }): Shape[] => [
    path(
      `M${CELL / 2} 46H${WIDTHS.full - 26}Q${WIDTHS.full - 4} 46 ${WIDTHS.full - 4} 80V${ROW - 4}M4 ${ROW + 4}Q4 ${ROW + 46} 40 ${ROW + 46}H${WIDTHS.full - CELL / 2}`,
      { stroke: 'terracotta', width: 6 },
    ),
    ...stations.flatMap((name, index): Shape[] => {
      const [x, y] = [((index % COLUMNS) + 0.5) * CELL, Math.floor(index / COLUMNS) * ROW]
      return [
        circle(x, y + 46, 46, { fill: 'paper' }),
        group(SCENES[index]?.() ?? [], { x: x - 40, y: y + 6, scale: 0.8 }),
        text(name, x, y + 118, { anchor: 'middle' }),
      ]
    }),
  ],
})

const SCENES: (() => Shape[])[] = [
  () => [
    rect(6, 10, 14, 86, { fill: 'ink' }),
    rect(80, 10, 14, 86, { fill: 'ink' }),
    ...[30, 44, 58, 70].map((x) => line([x, 26], [x, 96], { stroke: 'steelDark', width: 5 })),
    line([20, 44], [80, 44], { stroke: 'steelDark', width: 5 }),
    line([20, 80], [80, 80], { stroke: 'steelDark', width: 5 }),
  ],
  () => [
    bust({ skin: 'skinDark', head: 'veil', headPaint: 'leaf', cloth: 'leaf' }, { x: 34, y: 14, scale: 0.44 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: -4, y: 22, scale: 0.42 }),
    ...clock(80, 18, 20, 0.75),
  ],
  () => sheet(5),
  () => talking(),
  () => [
    rect(10, 70, 80, 22, { fill: 'steel', stroke: 'ink', width: 3, radius: 6 }),
    rect(42, 26, 16, 46, { fill: 'steelDark' }),
    circle(50, 24, 20, { fill: 'white', stroke: 'ink', width: 3 }),
    line([50, 24], [60, 12], { stroke: 'terracotta', width: 4 }),
  ],
  () => cuff(),
  () => tube(),
  () => [
    circle(34, 60, 28, { fill: 'marigold', stroke: 'ink', width: 3 }),
    circle(66, 44, 28, { fill: 'marigold', stroke: 'ink', width: 3 }),
    circle(66, 44, 18, { stroke: 'ink', width: 2.5 }),
  ],
  () => [
    rect(8, 10, 84, 84, { fill: 'white', stroke: 'ink', width: 3 }),
    line([8, 52], [92, 52], { stroke: 'ink', width: 4 }),
    ...[20, 44, 68].flatMap((x) => [rect(x, 24, 14, 26, { fill: 'leaf' }), rect(x, 66, 14, 26, { fill: 'indigo' })]),
  ],
  () => [methodSign('pills', { x: 0, y: 0 })],
]
