import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { box } from '../../kit/boxes.ts'
import { calendar, sun } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { ribbon } from '../eligibility/signs.ts'

const figures = readFigures('family-planning-and-hiv.md')
const DAYS = figureOf(figures, 'PrEP tablets, women', 0)
const CABOTEGRAVIR = figureOf(figures, 'Cabotegravir', 0)
const LENACAPAVIR = figureOf(figures, 'Lenacapavir', 0)

function textsOf(titles: string[], words: string[], [month, months, none]: [string, string, string], note: string) {
  return {
    month,
    months,
    none,
    titles,
    words,
    note,
    alt: `PrEP. ${titles.map((title, index) => `${title}: ${words[index]}`).join('. ')}.`,
  }
}

/** Four kinds of PrEP and how they are taken. */
export const prepKinds = diagram({
  id: 'prep-kinds',
  width: 'full',
  height: 340,
  texts: {
    en: textsOf(
      ['Tablets', 'Dapivirine ring', 'Cabotegravir', 'Lenacapavir'],
      [
        `Each day; women need ${DAYS} days to be protected`,
        'A new ring each month',
        `Injection every ${CABOTEGRAVIR} months, after two first doses`,
        `Injection every ${LENACAPAVIR} months`,
      ],
      ['month', 'months', 'None of them protects from pregnancy'],
      'Cross out what your country does not have. None of the four prevents pregnancy.',
    ),
    fr: textsOf(
      ['Comprimés', 'Anneau', 'Cabotégravir', 'Lénacapavir'],
      [
        `Chaque jour ; protège une femme après ${DAYS} jours`,
        'Un anneau neuf par mois',
        `Injection tous les ${CABOTEGRAVIR} mois, après deux premières doses`,
        `Injection tous les ${LENACAPAVIR} mois`,
      ],
      ['mois', 'mois', 'Aucune ne protège de la grossesse'],
      'Barrez ce qui n’existe pas chez vous. Aucune des quatre n’empêche la grossesse.',
    ),
    es: textsOf(
      ['Tabletas', 'Anillo', 'Cabotegravir', 'Lenacapavir'],
      [
        `Cada día; en mujeres, ${DAYS} días para proteger`,
        'Un anillo nuevo cada mes',
        `Inyección cada ${CABOTEGRAVIR} meses, tras dos dosis iniciales`,
        `Inyección cada ${LENACAPAVIR} meses`,
      ],
      ['mes', 'meses', 'Ninguna protege del embarazo'],
      'Tache lo que no existe en su país. Ninguna de las cuatro previene el embarazo.',
    ),
  },
  draw: ({ titles, words, month, months, none }) => [
    ...panels(4, {
      titles,
      words,
      height: 298,
      sceneHeight: 120,
      scene: (index, width) => [group(SCENES[index]?.(month, months) ?? [], { x: width / 2 - 87, y: 8 })],
    }),
    ...box(none, [0, 304], [WIDTHS.full, 36], { fill: 'white', stroke: 'ink', bold: true }),
  ],
})

const SCENES: ((month: string, months: string) => Shape[])[] = [
  () => [
    rect(8, 2, 50, 16, { fill: 'ink', radius: 4 }),
    rect(2, 18, 62, 86, { fill: 'white', stroke: 'ink', width: 3.5, radius: 8 }),
    rect(2, 40, 62, 40, { fill: 'marigold' }),
    circle(33, 60, 10, { fill: 'white', stroke: 'ink', width: 2.5 }),
    ...sun(128, 56, 24),
  ],
  (month) => [ellipse(37, 56, 29, 34, { stroke: 'inkSoft', width: 14 }), ...leafOf(128, 1, month)],
  (_, months) => [...prepSyringe(), ...leafOf(128, CABOTEGRAVIR, months)],
  (_, months) => [...prepSyringe(), ...leafOf(128, LENACAPAVIR, months)],
]

/** An upright syringe with the ribbon on it: not the sign of the contraceptive injection. */
function prepSyringe(): Shape[] {
  return [
    path('M37 102V86', { stroke: 'steelDark', width: 4 }),
    path('M22 6H52M37 6V24M14 26H60', { stroke: 'ink', width: 6 }),
    rect(18, 28, 38, 58, { fill: 'white', stroke: 'ink', width: 3.5, radius: 5 }),
    group(ribbon(), { x: 14, y: 34, scale: 0.46 }),
  ]
}

/** A calendar with a number of months. @param x of its middle */
function leafOf(x: number, count: number, unit: string): Shape[] {
  return [
    ...calendar(x, 54, 92),
    rect(x - 41, 36, 82, 62, { fill: 'white' }),
    text(unit, x, 94, { anchor: 'middle' }),
    text(`${count}`, x, 68, { size: 34, bold: true, paint: 'indigo', anchor: 'middle' }),
  ]
}
