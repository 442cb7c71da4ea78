import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bottle, calendar, drop } from '../../kit/objects.ts'
import { circle, group, line, path, pointAt, polygon, rect, round, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { syringe } from '../injectables/syringe.ts'

/** Where waste goes: colour, shape and words. Colours are those of WHO's scheme (starter/figures/infection-prevention.md). */
export const wasteBins = diagram({
  id: 'waste-bins',
  width: 'full',
  height: 320,
  texts: {
    en: {
      heads: ['Sharps', 'Infectious', 'General', 'Expired'],
      words: [
        'Needles with syringes, blades: hard box',
        'Gauze, gloves with blood: yellow bag',
        'Paper, packaging, food: black bag',
        'Medicines: box to the pharmacy',
      ],
      alt: 'Four containers. A hard, yellow box with the biohazard sign for sharps: needles with syringes, blades. A yellow bag for infectious waste: gauze and gloves with blood or body fluid. A black bag for general waste: paper, packaging, food. A box for expired medicines, which go back to the pharmacy.',
      note: 'Hold up single items and let the group point. National colours come first: write yours on the sheet.',
    },
    fr: {
      heads: ['Piquants', 'Infectieux', 'Ordinaires', 'Périmés'],
      words: [
        'Aiguille et seringue, lame\u00a0: boîte dure',
        'Compresses, gants avec sang\u00a0: sac jaune',
        'Papier, emballages\u00a0: sac noir',
        'Médicaments\u00a0: à la pharmacie',
      ],
      alt: 'Quatre contenants. Une boîte dure et jaune, avec le signe du danger biologique, pour les piquants et tranchants : aiguilles avec seringues, lames. Un sac jaune pour les déchets infectieux : compresses et gants souillés. Un sac noir pour les déchets ordinaires : papier, emballages, nourriture. Une boîte pour les médicaments périmés, qui retournent à la pharmacie.',
      note: 'Montrez des objets un à un ; le groupe désigne le contenant. Les couleurs nationales d’abord : notez les vôtres.',
    },
    es: {
      heads: ['Punzantes', 'Infecciosos', 'Comunes', 'Vencidos'],
      words: [
        'Agujas con jeringas, hojas: caja dura',
        'Gasas, guantes con sangre: bolsa amarilla',
        'Papel, envases: bolsa negra',
        'Medicinas: caja a la farmacia',
      ],
      alt: 'Cuatro recipientes. Una caja dura y amarilla, con el signo de peligro biológico, para cortopunzantes: agujas con jeringas, hojas. Una bolsa amarilla para desechos infecciosos: gasas y guantes con sangre o fluidos. Una bolsa negra para desechos comunes: papel, envases, comida. Una caja para medicamentos vencidos, que vuelven a la farmacia.',
      note: 'Muestre objetos uno a uno y que el grupo señale. Primero los colores nacionales: anote los suyos.',
    },
  },
  draw: ({ heads, words }) => [
    ...heads.map((_, index) =>
      rect(index * 212, 0, 200, 320, { fill: index === 1 ? 'sand' : 'indigoPale', radius: 14 }),
    ),
    ...[markedBox(), bag('marigold', [drop(100, 132, 46, 'terracotta')]), bag('ink', paperBall()), expired()].map(
      (shapes, index) => group(shapes, { x: index * 212, y: 0 }),
    ),
    ...heads.map((head, index) =>
      text(head, index * 212 + 100, 206, { anchor: 'middle', bold: true, paint: 'indigo' }),
    ),
    ...words.flatMap((line_, index) => textBox(line_, index * 212 + 100, 216, 180, { anchor: 'middle' }).shapes),
  ],
})

/** A safety box with the line where it is closed for good. */
function markedBox(): Shape[] {
  return [
    ...sharpsBox(0.6),
    line([38, 76], [162, 76], { stroke: 'ink', width: 4, dash: [9, 7] }),
    text('¾', 168, 85, { bold: true, size: 26 }),
  ]
}

/** A safety box in WHO's yellow, 200 by 180, filled to a share of its height. */
export function sharpsBox(share: number): Shape[] {
  return [
    ...boxBody(share),
    syringe(0.2, { x: 84, y: 166, scale: 0.42, rotate: 32 }),
    syringe(0.2, { x: 124, y: 164, scale: 0.4, rotate: -14 }),
    ...lid(),
    ...biohazard(100, 59, 15),
  ]
}

function boxBody(share: number): Shape[] {
  const [top, bottom] = [44, 174] as const
  const level = bottom - (bottom - top) * share
  return [
    rect(44, 26, 112, 150, { fill: 'marigoldPale', stroke: 'ink', width: 4, radius: 6 }),
    rect(46, level, 108, bottom - level, { fill: 'marigold' }),
  ]
}

function lid(): Shape[] {
  return [
    rect(38, 18, 124, 22, { fill: 'marigold', stroke: 'ink', width: 4, radius: 5 }),
    rect(78, 24, 44, 10, { fill: 'ink', radius: 5 }),
  ]
}

/** The sign for biohazard: three open rings round a small one. */
function biohazard(x: number, y: number, radius: number): Shape[] {
  const [ring, width] = [radius * 0.5, radius * 0.22]
  return [
    circle(x, y, radius * 1.1, { fill: 'marigold' }),
    ...[0, 120, 240].map((angle) => {
      const [cx, cy] = pointAt([x, y], radius * 0.48, angle)
      const [from, to] = [pointAt([cx, cy], ring, angle + 35), pointAt([cx, cy], ring, angle - 35)]
      return path(`M${from.map(round).join(' ')}A${round(ring)} ${round(ring)} 0 1 1 ${to.map(round).join(' ')}`, {
        stroke: 'ink',
        width,
      })
    }),
    circle(x, y, radius * 0.3, { stroke: 'ink', width: width * 0.8 }),
  ]
}

function bag(fill: 'marigold' | 'ink', mark: Shape[]): Shape[] {
  return [
    path('M56 52C34 84 28 140 44 176H156C172 140 166 84 144 52L128 40H72Z', { fill, stroke: 'ink', width: 3.5 }),
    path('M72 40C60 20 80 12 88 30C92 16 108 16 112 30C120 12 140 20 128 40Z', {
      fill,
      stroke: fill === 'ink' ? 'steel' : 'ink',
      width: 3,
    }),
    ...mark,
  ]
}

function paperBall(): Shape[] {
  return [
    polygon(
      [
        [78, 96],
        [104, 84],
        [128, 98],
        [126, 128],
        [102, 140],
        [78, 126],
      ],
      { fill: 'white' },
    ),
    path('M84 100L108 112L122 104M108 112L104 132', { stroke: 'inkSoft', width: 3 }),
  ]
}

function carton(): Shape[] {
  return [
    rect(36, 70, 128, 106, { fill: 'skinLight', stroke: 'skinDark', width: 4 }),
    path('M36 70L20 48H78L100 70L122 48H180L164 70', { fill: 'fat', stroke: 'skinDark', width: 4 }),
  ]
}

/** The four containers without their contents, each 100 by 100. */
export const EMPTY_CONTAINERS: (() => Shape[])[] = [
  () => small([...boxBody(1), ...lid(), ...biohazard(100, 108, 34)]),
  () => small(bag('marigold', [])),
  () => small(bag('ink', [])),
  () => small(carton()),
]

function small(shapes: Shape[]): Shape[] {
  return [group(shapes, { x: -4, y: -3, scale: 0.54 })]
}

function expired(): Shape[] {
  return [
    ...carton(),
    ...calendar(100, 126, 60, 'ink'),
    ...cross(128, 148, 30),
    ...bottle(70, 66, 50, 'white'),
    rect(104, 40, 44, 26, { fill: 'steelPale', stroke: 'steelDark', width: 2.5, radius: 4 }),
    ...[0, 1, 2].map((index) => circle(114 + index * 12, 53, 4, { fill: 'terracotta' })),
  ]
}

/** Close it at three quarters: right and wrong. */
export const sharpsBoxFull = diagram({
  id: 'sharps-box',
  width: 'half',
  height: 300,
  texts: {
    en: {
      labels: ['Close it at three quarters', 'Too full: never press down'],
      line: '¾',
      alt: 'Right: a sharps box closed for good when it is three quarters full. Wrong: a box that is too full, with needles that stick out.',
      note: 'Point to the line: above it the box is dangerous for the hand that comes next.',
    },
    fr: {
      labels: ['Fermer aux trois quarts', 'Trop pleine\u00a0: ne pas tasser'],
      line: '¾',
      alt: 'Juste : une boîte de sécurité fermée pour de bon aux trois quarts. Faux : une boîte trop pleine d’où sortent des aiguilles.',
      note: 'Montrez le trait : au-dessus, la boîte est dangereuse pour la main suivante.',
    },
    es: {
      labels: ['Cerrar a tres cuartos', 'Muy llena: nunca apretar'],
      line: '¾',
      alt: 'Correcto: una caja de seguridad cerrada para siempre al llegar a tres cuartos. Incorrecto: una caja demasiado llena, con agujas que sobresalen.',
      note: 'Señale la raya: por encima, la caja es peligrosa para la mano siguiente.',
    },
  },
  draw: ({ labels, line: mark }) => [
    group(sharpsBox(0.75), { x: -24, y: 26, scale: 1.02 }),
    line([8, 103], [150, 103], { stroke: 'ink', width: 4, dash: [9, 7] }),
    text(mark, 154, 113, { bold: true, size: 28 }),
    ...tick(150, 32, 40),
    group(overfull(), { x: 178, y: 48, scale: 0.9 }),
    ...cross(356, 90, 36),
    ...labels.flatMap((label, index) => textBox(label, 92 + index * 196, 218, 176, { anchor: 'middle' }).shapes),
  ],
})

function overfull(): Shape[] {
  return [
    ...boxBody(1),
    syringe(0.2, { x: 52, y: -30, scale: 0.42, rotate: 166 }),
    syringe(0.2, { x: 144, y: -34, scale: 0.42, rotate: 194 }),
    syringe(0.2, { x: 100, y: -40, scale: 0.42, rotate: 182 }),
    syringe(0.2, { x: 66, y: 166, scale: 0.4, rotate: 6 }),
    syringe(0.2, { x: 92, y: 166, scale: 0.4, rotate: 16 }),
    syringe(0.2, { x: 112, y: 166, scale: 0.4, rotate: -8 }),
    syringe(0.2, { x: 142, y: 164, scale: 0.4, rotate: -10 }),
    group(lid(), { x: -6, y: 4, rotate: -12 }),
  ]
}
