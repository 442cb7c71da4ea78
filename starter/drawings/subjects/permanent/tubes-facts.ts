import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { belly, sorePart } from '../../kit/client-scenes.ts'
import { calendar } from '../../kit/days.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import type { Paint } from '../../kit/palette.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { uterus } from '../../kit/uterus.ts'
import { MONTHS } from '../implants/months.ts'
import { scales } from '../pills/coc-icons.ts'
import { breastfeeds } from '../training/community/screening-icons.ts'
import { heart } from '../training/things.ts'

const figures = readFigures('effectiveness.md')
const METHODS = ['Implants', 'Vasectomy', 'Female sterilization', 'LNG-IUD', 'Copper IUD'] as const
/** Of 1,000 users in the first year of typical use. */
const VALUES = METHODS.map((method) => figureOf(figures, method, 0) * 10)
const NONE = figureOf(figures, 'No method', 0) * 10
const ROW = 50
const DOTS = { left: 296, step: 50, radius: 18 } as const

/** Pregnancies among 1,000 users: a dot is one woman. */
export const tubesThousand = diagram({
  id: 'tubes-thousand',
  width: 'full',
  height: 40 + ROW * 5 + 62,
  texts: {
    en: {
      head: 'Of 1,000 women, pregnant in the first year of typical use',
      names: ['Implants', 'Vasectomy of partner', 'Female sterilization', 'LNG-IUD', 'Copper IUD'],
      none: `No method: ${NONE}`,
      decimal: '.',
      alt: `Dots for pregnancies among 1,000 women in the first year of typical use: implants 1, vasectomy of the partner 1.5, female sterilization 5, LNG-IUD 7, copper IUD 8, no method ${NONE}.`,
      note: 'Half a dot: 3 among 2,000. Ask which methods of the list can be stopped.',
    },
    fr: {
      head: 'Sur 1 000 femmes, enceintes la première année (emploi courant)',
      names: ['Implants', 'Vasectomie', 'Stérilisation', 'DIU au LNG', 'DIU au cuivre'],
      none: `Aucune méthode : ${NONE}`,
      decimal: ',',
      alt: `Des points pour les grossesses sur 1 000 femmes, la première année d’emploi courant : implants 1, vasectomie du partenaire 1,5, stérilisation féminine 5, DIU au LNG 7, DIU au cuivre 8, aucune méthode ${NONE}.`,
      note: 'Un demi-point : 3 sur 2 000. Demandez quelles méthodes de la liste peuvent s’arrêter.',
    },
    es: {
      head: 'De 1.000 mujeres, embarazadas el primer año (uso habitual)',
      names: ['Implantes', 'Vasectomía', 'Esterilización', 'DIU de LNG', 'DIU de cobre'],
      none: `Ningún método: ${NONE}`,
      decimal: ',',
      alt: `Puntos por los embarazos entre 1.000 mujeres en el primer año de uso habitual: implantes 1, vasectomía de la pareja 1,5, esterilización femenina 5, DIU de LNG 7, DIU de cobre 8, ningún método ${NONE}.`,
      note: 'Medio punto: 3 de 2.000. Pregunte qué métodos de la lista se pueden dejar.',
    },
  },
  draw: ({ head, names, none, decimal }) => [
    text(head, 0, 26, { bold: true, paint: 'indigo' }),
    ...VALUES.flatMap((value, index): Shape[] => {
      const y = 40 + ROW * (index + 0.5)
      const isOurs = METHODS[index] === 'Female sterilization'
      return [
        ...(isOurs ? [rect(0, y - 24, WIDTHS.full, 48, { fill: 'marigoldPale', radius: 10 })] : []),
        text(names[index] ?? '', 8, y + 8.5, { bold: isOurs }),
        ...dots(value, y),
        text(`${value}`.replace('.', decimal), WIDTHS.full - 12, y + 8.5, { bold: true, anchor: 'end' }),
      ]
    }),
    rect(0, 48 + ROW * 5, WIDTHS.full, 50, { fill: 'terracotta', radius: 10 }),
    // a bar that is far too short for its number
    ...gap(200, 48 + ROW * 5),
    ...gap(440, 48 + ROW * 5),
    text(none, WIDTHS.full - 12, 82 + ROW * 5, { bold: true, paint: 'white', anchor: 'end' }),
  ],
})

/** A jagged gap across a bar 50 high. @param top of the bar */
function gap(x: number, top: number): Shape[] {
  const edge = (from: number) => `M${from} ${top - 2}l14 13l-14 14l14 14l-14 13`
  return [
    path(`${edge(x)}h20l14 -13l-14 -14l14 -14l-14 -13Z`, { fill: 'white' }),
    path(`${edge(x)}${edge(x + 20)}`, { stroke: 'ink', width: 3 }),
  ]
}

/** A half is drawn as half a dot. */
function dots(value: number, y: number): Shape[] {
  const { left, step, radius } = DOTS
  const whole = Array.from({ length: Math.floor(value) }, (_, index) =>
    circle(left + step * index, y, radius, { fill: 'terracotta' }),
  )
  const x = left + step * whole.length
  const half = path(`M${x} ${y - radius}a${radius} ${radius} 0 0 0 0 ${radius * 2}Z`, { fill: 'terracotta' })
  return value > whole.length ? [...whole, half] : whole
}

/** A belly with a short scar. */
function scar(): Shape[] {
  return [
    ...belly(),
    line([66, 112], [102, 112], { stroke: 'white', width: 11 }),
    line([68, 112], [100, 112], { stroke: 'blood', width: 5 }),
  ]
}

function small(shapes: Shape[], scale: number): Shape[] {
  return [group(shapes, { x: 50 - 84 * scale, y: 0, scale })]
}

const STAYS: Shape[][] = [
  calendar(1, 22, 14, [1, 2, 2, 1, ...MONTHS.none.slice(4)]),
  heart(),
  scales(),
  breastfeeds(),
  [group(uterus({ tubes: true, vagina: 178 }), { x: 50, y: 14, scale: 0.46 })],
]
const CHANGES: Shape[][] = [
  [methodSign('tubes', { x: 4, y: 2, scale: 0.9 })],
  small(scar(), 0.58),
  [methodSign('pills', { x: 4, y: 2, scale: 0.9 }), ...cross(84, 80, 36)],
  small(sorePart(), 0.58),
]
const TILE = { height: 136, gap: 12, head: 34 } as const

/** What an operation leaves as it was, and what it changes. */
export const tubesStayChange = diagram({
  id: 'tubes-stay-change',
  width: 'full',
  height: (TILE.head + TILE.height) * 2 + 10,
  texts: {
    en: {
      heads: ['Stays as it was', 'Changes'],
      stays: ['Monthly bleeding', 'Desire and sex', 'Weight, strength', 'Hormones, milk', 'Womb, ovaries'],
      changes: ['No more pregnancies', 'Small scar', 'No daily or monthly method', 'Sore belly for some days'],
      alt: 'Above, what stays as it was: monthly bleeding, desire and sex, weight and strength, hormones and milk, womb and ovaries. Below, what changes: no more pregnancies, a small scar, no daily or monthly method to worry about, a sore belly for some days.',
      note: 'Cover the words. Trainees name each picture, and say for which ones people believe the opposite.',
    },
    fr: {
      heads: ['Reste comme avant', 'Change'],
      stays: ['Règles', 'Désir, rapports', 'Poids, force', 'Hormones, lait', 'Utérus, ovaires'],
      changes: ['Aucune grossesse', 'Petite cicatrice', 'Aucune méthode à suivre', 'Ventre sensible quelques jours'],
      alt: 'En haut, ce qui reste comme avant : règles, désir et rapports, poids et force, hormones et lait, utérus et ovaires. En bas, ce qui change : aucune grossesse, une petite cicatrice, aucune méthode quotidienne ou mensuelle, un ventre sensible quelques jours.',
      note: 'Cachez les mots. Les participants nomment chaque image et disent où l’on croit le contraire.',
    },
    es: {
      heads: ['Queda igual', 'Cambia'],
      stays: ['Regla', 'Deseo, sexo', 'Peso, fuerza', 'Hormonas, leche', 'Útero, ovarios'],
      changes: ['No más embarazos', 'Cicatriz pequeña', 'Sin método diario o mensual', 'Vientre sensible unos días'],
      alt: 'Arriba, lo que queda igual: regla, deseo y sexo, peso y fuerza, hormonas y leche, útero y ovarios. Abajo, lo que cambia: no más embarazos, una cicatriz pequeña, sin método diario o mensual, el vientre sensible unos días.',
      note: 'Tape las palabras. Los participantes nombran cada imagen y dicen en cuáles la gente cree lo contrario.',
    },
  },
  draw: ({ heads: [same = '', other = ''], stays, changes }) => [
    ...row(same, stays, STAYS, 0, 'leafPale'),
    ...row(other, changes, CHANGES, TILE.head + TILE.height + 10, 'marigoldPale'),
  ],
})

function row(head: string, words: string[], scenes: Shape[][], top: number, fill: Paint): Shape[] {
  const width = (WIDTHS.full - TILE.gap * (scenes.length - 1)) / scenes.length
  return [
    text(head, 0, top + 24, { bold: true, paint: 'indigo' }),
    ...scenes.flatMap((scene, index): Shape[] => {
      const [x, y] = [index * (width + TILE.gap), top + TILE.head]
      return [
        rect(x, y, width, TILE.height, { fill, radius: 12 }),
        group(scene, { x: x + width / 2 - 36, y: y + 4, scale: 0.72 }),
        ...textBox(words[index] ?? '', x + width / 2, y + 106, width - 4, { anchor: 'middle', middle: true }).shapes,
      ]
    }),
  ]
}

function lamp(): Shape[] {
  return [
    path('M50 4V26', { stroke: 'steelDark', width: 6 }),
    path('M14 56Q20 24 50 24T86 56Z', { fill: 'steelDark' }),
    path('M24 56H76L94 98H6Z', { fill: 'marigold' }),
  ]
}

function countedSet(): Shape[] {
  return [
    rect(4, 22, 92, 62, { fill: 'steelPale', stroke: 'steelDark', width: 4, radius: 8 }),
    ...[24, 42, 60].map((x) => path(`M${x} 32V74`, { stroke: 'steelDark', width: 5 })),
    ...[24, 42, 60].map((x) => circle(x, 70, 6, { stroke: 'steelDark', width: 4 })),
    ...tick(84, 84, 36),
  ]
}

/** A mask with its bag. */
function mask(): Shape[] {
  return [
    path('M4 62L26 26Q44 30 46 50L28 74Z', { fill: 'water', stroke: 'ink', width: 4 }),
    path('M38 44L54 40', { stroke: 'ink', width: 10 }),
    path('M52 40C60 16 96 18 96 42S66 66 52 40Z', { fill: 'indigo', stroke: 'ink', width: 3 }),
  ]
}

export function vehicle(): Shape[] {
  return [
    path('M4 78V34H62V78Z', { fill: 'white', stroke: 'ink', width: 4 }),
    path('M62 46H82L96 62V78H62Z', { fill: 'leaf', stroke: 'ink', width: 4 }),
    path('M33 44V68M21 56H45', { stroke: 'leaf', width: 9 }),
    ...[24, 78].map((x) => circle(x, 80, 11, { fill: 'ink', stroke: 'white', width: 3 })),
  ]
}

/** What must be there before the operation begins. */
export const theatreReady = tilesDiagram('theatre-ready', [lamp, countedSet, mask, vehicle], {
  en: {
    words: ['Light', 'Set counted', 'Oxygen, bag and mask', 'Vehicle, hospital'],
    alt: 'Four things that must be ready: a lamp; a set of instruments with a tick; a bag with a mask; a vehicle to the hospital.',
    note: 'Cover one picture. The group says what happens when this thing is missing.',
  },
  fr: {
    words: ['Lumière', 'Boîte comptée', 'Oxygène, ballon', 'Véhicule, hôpital'],
    alt: 'Quatre choses prêtes : une lampe ; une boîte d’instruments cochée ; un ballon avec masque ; un véhicule vers l’hôpital.',
    note: 'Cachez une image. Le groupe dit ce qui arrive quand cette chose manque.',
  },
  es: {
    words: ['Luz', 'Equipo contado', 'Oxígeno, bolsa', 'Vehículo, hospital'],
    alt: 'Cuatro cosas listas: una lámpara; un equipo de instrumentos con marca; una bolsa con mascarilla; un vehículo al hospital.',
    note: 'Tape una imagen. El grupo dice qué pasa cuando falta esa cosa.',
  },
})
