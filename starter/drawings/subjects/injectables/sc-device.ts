import { diagram, WIDTHS } from '../../diagram.ts'
import { stepNumber, tick } from '../../kit/marks.ts'
import { arrow, circle, line, type Point, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { device } from './device.ts'
import { MEASURES } from './sc-step.ts'

const LEADER = { stroke: 'indigo', width: 2.5 } as const

/** The parts of the device as it comes out of its pouch. */
export const scDevice = diagram({
  id: 'sc-device',
  width: 'half',
  height: 326,
  texts: {
    en: {
      parts: ['Reservoir', 'Port', 'Gap', 'Cap over the needle'],
      alt: 'The DMPA-SC device: the soft reservoir with the medicine, the port, a gap, and the cap over the needle.',
      note: 'Everybody points to each part on a device, first with open eyes, then by touch.',
    },
    fr: {
      parts: ['Réservoir', 'Partie dure', 'Espace', 'Capuchon sur l’aiguille'],
      alt: 'Le dispositif DMPA-SC : le réservoir souple avec le produit, la partie dure, un espace, et le capuchon sur l’aiguille.',
      note: 'Chacun montre chaque partie sur un dispositif, d’abord les yeux ouverts, puis au toucher.',
    },
    es: {
      parts: ['Depósito', 'Parte dura', 'Espacio', 'Tapa sobre la aguja'],
      alt: 'El dispositivo de AMPD-SC: el depósito blando con el medicamento, la parte dura, un espacio y la tapa sobre la aguja.',
      note: 'Cada persona señala cada parte en un dispositivo, primero con los ojos abiertos y luego al tacto.',
    },
  },
  draw: ({ parts }) => [
    device({ cap: 'open', medicine: 'settled' }, { x: 76, y: 188, scale: 1.36 }),
    ...[
      { from: [128, 76], y: 76 },
      { from: [112, 174], y: 140 },
      { from: [92, 199], y: 204 },
      { from: [106, 262], y: 276 },
    ].flatMap(({ from: [x = 0, fromY = 0], y }, index) => [
      line([x, fromY], [184, y], LEADER),
      circle(x, fromY, 4.5, { fill: 'indigo' }),
      ...textBox(parts[index] ?? '', 192, y, WIDTHS.half - 192, { bold: true, middle: true }).shapes,
    ]),
  ],
})

/** Before the gap is closed, and ready. */
export const scActivation = diagram({
  id: 'sc-activation',
  width: 'half',
  height: 330,
  texts: {
    en: {
      before: 'Before: gap open',
      ready: 'Ready: gap closed',
      alt: 'Before: there is a gap between cap and port, and nothing would flow. Ready: cap and port touch, the gap is closed.',
      note: 'Point to the red line: this is the gap.',
    },
    fr: {
      before: 'Avant : espace ouvert',
      ready: 'Prêt : espace fermé',
      alt: 'Avant : il y a un espace entre le capuchon et la partie dure, rien ne sortirait. Prêt : le capuchon touche la partie dure, l’espace est fermé.',
      note: 'Montrez le trait rouge : c’est l’espace.',
    },
    es: {
      before: 'Antes: abierto',
      ready: 'Listo: cerrado',
      alt: 'Antes: hay un espacio entre la tapa y la parte dura, no saldría nada. Listo: la tapa toca la parte dura, el espacio está cerrado.',
      note: 'Señale la línea roja: es el espacio.',
    },
  },
  draw: ({ before, ready }) => [
    rect(0, 0, 176, 330, { fill: 'sand', radius: 12 }),
    rect(204, 0, 176, 330, { fill: 'leafPale', radius: 12 }),
    device({ cap: 'open', medicine: 'mixed' }, { x: 88, y: 108, scale: 1.06, rotate: 180 }),
    path('M22 99H54', { stroke: 'terracotta', width: 5 }),
    path('M122 99H154', { stroke: 'terracotta', width: 5 }),
    ...arrow([168, 160], [214, 160], { paint: 'indigo', width: 8 }),
    device({ cap: 'closed', medicine: 'mixed' }, { x: 296, y: 108, scale: 1.06, rotate: 180 }),
    ...tick(238, 36, 46),
    ...textBox(before, 88, 262, 168, { bold: true, anchor: 'middle' }).shapes,
    ...textBox(ready, 292, 262, 168, { bold: true, anchor: 'middle', paint: 'leaf' }).shapes,
  ],
})

/** The same two devices without the answer, for a question. */
export const scWhichReady = diagram({
  id: 'sc-which-ready',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'Two devices, A and B: on A cap and port touch, on B there is a gap between them.',
      note: 'Let the group point at A or B before anybody explains.',
    },
    fr: {
      alt: 'Deux dispositifs, A et B : sur A le capuchon touche la partie dure, sur B il y a un espace entre les deux.',
      note: 'Laissez le groupe montrer A ou B avant toute explication.',
    },
    es: {
      alt: 'Dos dispositivos, A y B: en A la tapa toca la parte dura, en B hay un espacio entre las dos.',
      note: 'Deje que el grupo señale A o B antes de que alguien explique.',
    },
  },
  draw: () =>
    (['closed', 'open'] as const).flatMap((cap, index) => {
      const x = index * 204
      return [
        rect(x, 0, 176, 330, { fill: 'sand', radius: 12 }),
        device({ cap, medicine: 'mixed' }, { x: x + 88, y: 108, scale: 1.06, rotate: 180 }),
        text(index === 0 ? 'A' : 'B', x + 88, 312, { size: 40, bold: true, anchor: 'middle' }),
      ]
    }),
})

/** Finger tips of the drawn hand, thumb first, with the place of each label. */
const FINGERS: { tip: Point; label: Point }[] = [
  { tip: [560, 190], label: [630, 236] },
  { tip: [492, 106], label: [630, 132] },
  { tip: [446, 72], label: [630, 40] },
  { tip: [394, 76], label: [206, 64] },
  { tip: [342, 112], label: [206, 190] },
]

/** The five points that may not fail, one on each finger. */
export const scFivePoints = diagram({
  id: 'sc-five-points',
  width: 'full',
  height: 330,
  texts: {
    en: {
      points: [
        `Mixed: ${MEASURES.shake}`,
        'Gap: gone',
        'Needle: down, fully in',
        `Press: ${MEASURES.press}`,
        'Skin: not rubbed',
      ],
      alt: 'A hand with one point on each finger. Thumb: mixed 30 seconds. Index: the gap is gone. Middle: needle down and fully in. Ring: press 5 to 7 seconds. Little finger: not rubbed.',
      note: 'Point to a finger; the group says its point.',
    },
    fr: {
      points: [
        `Agité : ${MEASURES.shake}`,
        'Espace : fermé',
        'Aiguille : vers le bas, à fond',
        `Presser : ${MEASURES.press}`,
        'Peau : pas frottée',
      ],
      alt: 'Une main avec un point par doigt. Pouce : agité 30 secondes. Index : espace fermé. Majeur : aiguille vers le bas, à fond. Annulaire : presser 5 à 7 secondes. Auriculaire : ne pas frotter.',
      note: 'Montrez un doigt ; le groupe dit son point.',
    },
    es: {
      points: [
        `Agitar: ${MEASURES.shake}`,
        'Espacio: cerrado',
        'Aguja: abajo, hasta el fondo',
        `Apretar: ${MEASURES.press}`,
        'Piel: no frotar',
      ],
      alt: 'Una mano con un punto en cada dedo. Pulgar: agitar 30 segundos. Índice: espacio cerrado. Medio: aguja abajo, hasta el fondo. Anular: apretar de 5 a 7 segundos. Meñique: no frotar.',
      note: 'Señale un dedo; el grupo dice su punto.',
    },
  },
  draw: ({ points }) => [
    ...hand(),
    ...FINGERS.flatMap((finger, index) => fivePoint(index, finger, points[index] ?? '')),
  ],
})

/** A left hand with its palm to the reader, cut at the wrist. */
function hand(): Shape[] {
  const finger = (d: string, width: number): Shape[] => [
    path(d, { stroke: 'skinDeep', width: width + 5 }),
    path(d, { stroke: 'skinDark', width }),
  ]
  return [
    ...finger('M470 296C520 274 540 234 558 194', 42),
    ...finger('M358 236L342 114', 38),
    ...finger('M394 226L392 80', 41),
    ...finger('M438 226L446 76', 41),
    ...finger('M476 236L491 110', 39),
    path('M352 330C340 292 336 262 338 228Q420 204 497 228C506 262 506 292 486 330Z', { fill: 'skinDark' }),
    path('M364 262Q424 292 474 250M380 300Q398 268 372 240', { stroke: 'skinDeep', width: 4 }),
  ]
}

function fivePoint(index: number, { tip, label }: (typeof FINGERS)[number], words: string): Shape[] {
  const isRight = label[0] > 420
  return [
    line(tip, [label[0] + (isRight ? -8 : 8), label[1]], LEADER),
    ...stepNumber(index + 1, ...tip),
    ...textBox(words, label[0], label[1], 204, { bold: true, middle: true, anchor: isRight ? 'start' : 'end' }).shapes,
  ]
}
