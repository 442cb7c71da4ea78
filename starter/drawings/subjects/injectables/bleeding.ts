import { diagram, WIDTHS } from '../../diagram.ts'
import { group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Drops drawn in each month of the example: at odd times at first, fewer later; never a flood. Not a measurement. */
const DROPS = [2, 3, 1, 3, 2, 1, 2, 1, 0, 1, 0, 1] as const
/** Places of drops in a month's box of 60 by 84, filled in this order. */
const SPOTS = [
  [16, 20],
  [44, 46],
  [20, 66],
  [42, 16],
  [14, 44],
  [46, 66],
] as const
const BOX = { width: 60, height: 84, step: 69 } as const

/** How bleeding may change in the first year of DMPA: for clients. */
export const bleedingYear = diagram({
  id: 'bleeding-year',
  width: 'full',
  height: 336,
  texts: {
    en: {
      month: 'Month',
      first: 'First months: at odd times, or long',
      later: 'Then often less',
      year: 'After about a year:',
      ways: ['often none', 'or rare', 'or irregular'],
      alt: 'An example of a year with DMPA, month by month: in the first months bleeding comes at odd times or lasts long; then it is often less; after about a year there is often none, or it is rare, or irregular.',
      note: 'Say that this is one example and that every woman is different. Ask what a client would like to hear before her first dose.',
    },
    fr: {
      month: 'Mois',
      first: 'Premiers mois : irrégulier, ou long',
      later: 'Puis souvent moins',
      year: 'Après un an environ :',
      ways: ['souvent plus rien', 'ou rare', 'ou irrégulier'],
      alt: 'Exemple d’une année avec le DMPA, mois par mois : les premiers mois, les saignements viennent de façon irrégulière ou durent longtemps ; puis ils diminuent souvent ; après un an environ, souvent plus rien, ou rares, ou irréguliers.',
      note: 'Dites que c’est un exemple et que chaque femme est différente. Demandez ce qu’une cliente voudrait entendre avant la première dose.',
    },
    es: {
      month: 'Mes',
      first: 'Primeros meses: irregular o largo',
      later: 'Luego suele ser menos',
      year: 'Tras un año, más o menos:',
      ways: ['a menudo nada', 'o raro', 'o irregular'],
      alt: 'Ejemplo de un año con AMPD, mes por mes: en los primeros meses el sangrado es irregular o largo; luego suele ser menos; después de un año, más o menos, a menudo no hay, o es raro, o irregular.',
      note: 'Diga que es un ejemplo y que cada mujer es distinta. Pregunte qué quisiera oír una usuaria antes de la primera dosis.',
    },
  },
  draw: ({ month, first, later, year, ways }) => [
    text(first, 4, 24, { bold: true, paint: 'terracotta' }),
    text(later, 832, 24, { bold: true, paint: 'indigo', anchor: 'end' }),
    ...DROPS.flatMap((drops, index) => monthBox(index, drops)),
    text(month, WIDTHS.full / 2, 179, { anchor: 'middle' }),
    text(year, 4, 212, { bold: true, paint: 'indigo' }),
    ...ways.flatMap((way, index) => outcome(way, index)),
  ],
})

function drop(x: number, y: number, scale = 1): Shape {
  return group([path('M0 -10C5 -2 8 2 8 6A8 8 0 0 1 -8 6C-8 2 -5 -2 0 -10Z', { fill: 'blood' })], { x, y, scale })
}

function monthBox(month: number, drops: number): Shape[] {
  const x = 5 + month * BOX.step
  return [
    rect(x, 40, BOX.width, BOX.height, { fill: 'white', stroke: 'ink', width: 2.5, radius: 6 }),
    ...SPOTS.slice(0, drops).map(([dx, dy]) => drop(x + dx, 40 + dy, 1.05)),
    text(`${month + 1}`, x + BOX.width / 2, 152, { bold: true, anchor: 'middle' }),
  ]
}

function outcome(words: string, index: number): Shape[] {
  const x = 5 + index * 282
  const drops = [[], [2], [0, 1, 3, 6]][index] ?? []
  return [
    ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((box) => [
      rect(x + box * 33, 232, 28, 40, { fill: 'white', stroke: 'ink', width: 2, radius: 4 }),
      ...(drops.includes(box) ? [drop(x + 14 + box * 33, 252, 0.95)] : []),
    ]),
    line([x, 286], [x + 259, 286], { stroke: 'indigo', width: 3 }),
    ...textBox(words, x + 130, 294, 268, { bold: true, anchor: 'middle' }).shapes,
  ]
}
