import { diagram } from '../../diagram.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross, stepNumber } from '../../kit/marks.ts'
import { clock } from '../../kit/objects.ts'
import { arrow, type Group, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { inserter, iud, plunger } from './parts.ts'

/** Minutes that the arms may stay folded: docs/figures/intrauterine-devices.md, row "Folded arms". */
const MINUTES = 5

/** The package lies on its side: its opening, with the end of the tube, is at the left. */
function packageOnTable(isOpen: boolean, inside: Shape[]): Shape[] {
  return [
    backdrop(),
    rect(0, 148, 240, 8, { fill: 'steelDark' }),
    rect(34, 56, 196, 84, { fill: 'white', stroke: 'steelDark', width: 2.5, radius: 8 }),
    rect(40, 62, 184, 72, { fill: 'steelPale', radius: 5 }),
    ...(isOpen
      ? [
          rect(32, 54, 34, 88, { fill: 'indigoPale' }),
          path('M66 56V140', { stroke: 'steelDark', width: 2.5, dash: [6, 5] }),
          path('M66 56C52 44 34 40 22 48L30 60C42 54 54 58 66 70Z', { fill: 'white', stroke: 'steelDark', width: 2.5 }),
        ]
      : []),
    ...inside,
  ]
}

/** Things that lie in the package: up is right. */
function lying(...shapes: Shape[]): Group {
  return group(shapes, { x: 206, y: 98, rotate: 90, scale: 0.86 })
}

const apart = packageOnTable(false, [
  lying(...iud(), ...inserter(72, 190, 150)),
  group(plunger(0, 96), { x: 180, y: 124, rotate: 90, scale: 0.86 }),
])
const opened = packageOnTable(true, [
  lying(...iud(), ...inserter(72, 190, 150)),
  group(plunger(0, 96), { x: 180, y: 124, rotate: 90, scale: 0.86 }),
  ...arrow([140, 30], [92, 30], { width: 5 }),
])
const rodIn = packageOnTable(true, [
  lying(...inserter(66, 176, 150), ...plunger(84, 210), ...iud()),
  ...arrow([24, 126], [58, 126], { width: 5 }),
])
const fold = packageOnTable(true, [
  lying(...inserter(66, 176, 150), ...plunger(84, 210), ...halfFolded()),
  finger(196, 66, 0),
  finger(196, 130, 180),
])
const cover = packageOnTable(true, [
  lying(...inserter(28, 176, 150), ...plunger(66, 210), ...iud({ isFolded: true })),
  ...arrow([96, 44], [150, 44], { width: 5 }),
])
const gauge = packageOnTable(true, [
  lying(...inserter(28, 176, 118), ...plunger(66, 210), ...iud({ isFolded: true })),
  line([110, 38], [206, 38], { stroke: 'ink', width: 3 }),
  line([110, 30], [110, 46], { stroke: 'ink', width: 3 }),
  line([206, 30], [206, 46], { stroke: 'ink', width: 3 }),
])
const inTime = [
  backdrop(),
  ...clock(108, 92, 58, MINUTES / 60),
  group([...inserter(28, 150, 100), ...iud({ isFolded: true })], { x: 206, y: 24, scale: 0.9 }),
]

/** The fault: the IUD is out of its package, and a bare finger touches what enters the womb. */
const touched = [
  backdrop(),
  rect(0, 148, 240, 8, { fill: 'steelDark' }),
  group([...inserter(66, 176, 150), ...plunger(84, 210), ...iud()], { x: 200, y: 104, rotate: 90, scale: 0.86 }),
  path('M184 0V70C184 92 212 92 212 70V0Z', { fill: 'skin', stroke: 'skinDark', width: 3 }),
]

/** Arms on their way down, towards the tube. */
function halfFolded(): Shape[] {
  const arms = 'M0 0C-10 0 -18 6 -22 16M0 0C10 0 18 6 22 16M0 0V62'
  return [
    path(arms, { stroke: 'ink', width: 8 }),
    path(arms, { stroke: 'white', width: 4.5 }),
    rect(-5, 10, 10, 44, { fill: 'marigold' }),
    path([14, 22, 30, 38, 46].map((y) => `M-5 ${y + 2}L5 ${y - 2}`).join(''), { stroke: 'terracotta', width: 3 }),
  ]
}

/** A gloved finger that presses an arm through the plastic. */
function finger(x: number, y: number, rotate: number): Group {
  return group([path('M-13 -40V-14C-13 3 13 3 13 -14V-40Z', { fill: 'water', stroke: 'waterDeep', width: 3 })], {
    x,
    y: rotate === 0 ? y + 8 : y - 8,
    rotate,
  })
}

const CELL = { width: 418, height: 176, picture: 228, scale: 0.95 } as const

/** Two rows of two pictures, each with its words at the right. @param first number of the first step */
function grid(first: number, scenes: Shape[][], captions: string[]): Shape[] {
  return scenes.flatMap((scene, index): Shape[] => {
    const [x, y] = [(index % 2) * CELL.width, Math.floor(index / 2) * CELL.height]
    const isFault = scene === touched
    return [
      group(scene, { x, y, scale: CELL.scale }),
      ...(isFault ? cross(x + 26, y + 26, 36) : stepNumber(first + index, x + 26, y + 26)),
      ...textBox(captions[index] ?? '', x + CELL.picture + 12, y + 81, CELL.width - CELL.picture - 20, {
        bold: isFault,
        middle: true,
      }).shapes,
    ]
  })
}

/** Loading in the closed package, steps 1 to 3, and what nobody may do. */
export const iudLoading1 = diagram({
  id: 'iud-loading-1',
  width: 'full',
  height: 340,
  anatomical: true,
  texts: {
    en: {
      captions: [
        'Clear side up, on a firm table',
        'Open only the end with the tube',
        'White rod in, tip untouched',
        'Never touch what enters the womb',
      ],
      alt: 'Four pictures of the package with the IUD. 1: it lies on a table with its clear side up. 2: only the end with the tube is open. 3: the white rod is in the tube; its tip has touched nothing. Wrong: the IUD is out of its package and a bare finger touches it.',
      note: 'Let one trainee load while the others watch the tip and call out when it touches something.',
    },
    fr: {
      captions: [
        'Face claire en haut, table ferme',
        'Ouvrir seulement côté tube',
        'Tige blanche dedans, bout intact',
        'Ne pas toucher le DIU',
      ],
      alt: 'Quatre images de l’emballage du DIU. 1 : il est sur une table, face transparente en haut. 2 : seul le côté du tube est ouvert. 3 : la tige blanche est dans le tube ; son bout n’a rien touché. Faux : le DIU est hors de l’emballage et un doigt nu le touche.',
      note: 'Un participant charge, les autres surveillent le bout et signalent tout contact.',
    },
    es: {
      captions: [
        'Transparente arriba, mesa firme',
        'Abrir solo el lado del tubo',
        'Varilla blanca adentro, sin tocar',
        'No tocar el DIU',
      ],
      alt: 'Cuatro imágenes del empaque del DIU. 1: está sobre una mesa con el lado transparente arriba. 2: solo está abierto el extremo del tubo. 3: la varilla blanca está en el tubo; su punta no tocó nada. Mal: el DIU está fuera del empaque y lo toca un dedo sin guante.',
      note: 'Un participante carga; los demás miran la punta y avisan si toca algo.',
    },
  },
  draw: ({ captions }) => grid(1, [apart, opened, rodIn, touched], captions),
})

/** Loading in the closed package, steps 4 to 7. */
export const iudLoading2 = diagram({
  id: 'iud-loading-2',
  width: 'full',
  height: 340,
  anatomical: true,
  texts: {
    en: {
      captions: [
        'Fold the arms through the plastic',
        'Tube over the tips',
        'Gauge to the depth, wide side in the plane of the arms',
        `Use within ${MINUTES} minutes`,
      ],
      alt: `Four pictures. 4: two fingers fold the arms of the IUD through the plastic. 5: the tube slides over the tips of the arms. 6: the blue gauge is set to the depth, its wide side in the plane of the arms. 7: a clock: the IUD is used within ${MINUTES} minutes.`,
      note: 'Ask why the arms are folded only just before use: folded too long, they may not spring open.',
    },
    fr: {
      captions: [
        'Plier les bras à travers le film',
        'Tube sur les bouts',
        'Curseur à la mesure, dans le plan des bras',
        `Poser en ${MINUTES} minutes`,
      ],
      alt: `Quatre images. 4 : deux doigts plient les bras du DIU à travers le plastique. 5 : le tube glisse sur le bout des bras. 6 : le curseur bleu est réglé sur la profondeur, dans le plan des bras. 7 : une horloge : le DIU est posé dans les ${MINUTES} minutes.`,
      note: 'Demandez pourquoi on plie les bras juste avant la pose : pliés trop longtemps, ils peuvent ne plus s’ouvrir.',
    },
    es: {
      captions: [
        'Doblar los brazos por fuera',
        'Tubo sobre las puntas',
        'Tope a la medida, en el plano de los brazos',
        `Usar en ${MINUTES} minutos`,
      ],
      alt: `Cuatro imágenes. 4: dos dedos doblan los brazos del DIU a través del plástico. 5: el tubo se desliza sobre las puntas de los brazos. 6: el tope azul se fija en la profundidad, en el plano de los brazos. 7: un reloj: el DIU se usa en ${MINUTES} minutos.`,
      note: 'Pregunte por qué los brazos se doblan justo antes de colocar: si quedan doblados mucho tiempo, pueden no abrirse.',
    },
  },
  draw: ({ captions }) => grid(4, [fold, cover, gauge, inTime], captions),
})
