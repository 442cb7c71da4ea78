import { diagram } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { baby, bust, type PersonLook } from '../../kit/people.ts'
import { group, line, type Point, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { heart, padlock } from '../training/things.ts'

const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'terracotta' }
const [TILE, STEP, COLUMN] = [80, 114, 116] as const
/** Top left corners of the tiles, left and right of the client. */
const PLACES: Point[] = [0, 1, 2].flatMap((row): Point[] => [
  [(COLUMN - TILE) / 2, row * STEP],
  [380 - (COLUMN + TILE) / 2, row * STEP],
])

/** What an open question can bring out, around the client. */
export const exploreSix = diagram({
  id: 'explore-six',
  width: 'half',
  height: 336,
  texts: {
    en: {
      centre: 'She talks most',
      words: ['Children', 'Past use', 'Privacy', 'Partner', 'Health', 'Decides'],
      alt: 'The client in the middle of six signs: a child, a method used before, a lock for privacy, a condom, health, and a relative who decides. Below her: she talks most.',
      note: 'Let trainees find the line of the slide that belongs to each sign.',
    },
    fr: {
      centre: 'Elle parle le plus',
      words: ['Enfants', 'Vécu', 'Discrétion', 'Partenaire', 'Santé', 'Décide'],
      alt: 'La cliente au milieu de six signes : un enfant, une méthode déjà employée, un cadenas pour la discrétion, un préservatif, la santé, un proche qui décide. Sous elle : elle parle le plus.',
      note: 'Faites trouver la ligne de la diapositive qui correspond à chaque signe.',
    },
    es: {
      centre: 'Ella habla más',
      words: ['Hijos', 'Uso previo', 'Privacidad', 'Pareja', 'Salud', 'Decide'],
      alt: 'La clienta en medio de seis signos: un bebé, un método ya usado, un candado por la privacidad, un condón, la salud, un familiar que decide. Debajo: ella habla más.',
      note: 'Pida que encuentren la línea de la diapositiva que corresponde a cada signo.',
    },
  },
  draw: ({ centre, words }): Shape[] => [
    ...PLACES.map(([x, y]) => line([x + TILE / 2, y + TILE / 2], [190, 140], { stroke: 'inkSoft', width: 3 })),
    bust(CLIENT, { x: 124, y: 58, scale: 0.88 }),
    ...textBox(centre, 190, 226, 140, { bold: true, anchor: 'middle' }).shapes,
    ...PLACES.flatMap(([x, y], index): Shape[] => [
      rect(x, y, TILE, TILE, { fill: 'indigoPale', stroke: 'indigo', width: 3, radius: 14 }),
      group(SCENES[index]?.() ?? [], { x: x + 10, y: y + 10, scale: 0.6 }),
      text(words[index] ?? '', x + TILE / 2, y + TILE + 24, { anchor: 'middle' }),
    ]),
  ],
})

const SCENES: (() => Shape[])[] = [
  () => [baby('skin', 'marigold', { x: -3, y: 18, scale: 0.94 })],
  () => [methodSign('pills', { x: 0, y: 0, scale: 0.7 }), ...calendar(70, 70, 54)],
  () => padlock(),
  () => [methodSign('condom', { x: 0, y: 0 })],
  () => heart(),
  () => [
    bust({ skin: 'skinDark', head: 'veil', headPaint: 'leaf', cloth: 'leaf' }, { x: -8, y: 12, scale: 0.46 }),
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: 42, y: 12, scale: 0.46 }),
  ],
]
