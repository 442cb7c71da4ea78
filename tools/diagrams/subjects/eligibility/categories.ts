import { diagram, WIDTHS } from '../../diagram.ts'
import { type Category, chip, cross, tick } from '../../kit/marks.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const HEIGHT = 300
const GAP = 24
const HALF = (WIDTHS.full - GAP) / 2

/** The four categories, and what they mean where clinical judgement is limited. */
export const eligibilityCategories = diagram({
  id: 'eligibility-categories',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      meanings: ['Use in any circumstances', 'Generally use', 'Usually not', 'Do not use'],
      yes: '1 and 2: yes',
      no: '3 and 4: another method',
      alt: 'Four chips. Yes side: a circle with 1, use in any circumstances; a square with 2, generally use. Other side: a triangle with 3, usually not; an octagon with 4, do not use.',
      note: 'Let trainees draw the four shapes in the air. Ask: what do 1 and 2 have in common? Both are a yes.',
    },
    fr: {
      meanings: ['Utiliser dans tous les cas', 'Utiliser en général', 'En général, non', 'Ne pas utiliser'],
      yes: '1 et 2 : oui',
      no: '3 et 4 : autre méthode',
      alt: 'Quatre signes. Côté oui : un rond avec 1, utiliser dans tous les cas ; un carré avec 2, utiliser en général. Autre côté : un triangle avec 3, en général, non ; un octogone avec 4, ne pas utiliser.',
      note: 'Faites dessiner les quatre formes en l’air. Demandez : qu’ont en commun 1 et 2 ? Les deux veulent dire oui.',
    },
    es: {
      meanings: ['Usar en cualquier caso', 'Usar en general', 'En general, no usar', 'No usar'],
      yes: '1 y 2: sí',
      no: '3 y 4: otro método',
      alt: 'Cuatro signos. Lado del sí: un círculo con 1, usar en cualquier caso; un cuadrado con 2, usar en general. Otro lado: un triángulo con 3, en general no usar; un octágono con 4, no usar.',
      note: 'Pida que dibujen las cuatro formas en el aire. Pregunte qué tienen en común 1 y 2: las dos son un sí.',
    },
  },
  draw: ({ meanings, yes, no }) => [
    ...side(0, yes, tick(36, 36, 36)),
    ...side(HALF + GAP, no, cross(HALF + GAP + 36, 36, 34)),
    ...meanings.flatMap((meaning, index) => cell(meaning, index)),
  ],
})

function side(left: number, words: string, mark: Shape[]): Shape[] {
  return [
    rect(left, 0, HALF, HEIGHT, { fill: left === 0 ? 'leafPale' : 'terracottaPale', radius: 16 }),
    ...mark,
    text(words, left + 66, 45, { bold: true, size: 26 }),
  ]
}

function cell(meaning: string, index: number): Shape[] {
  const category = ([1, 2, 3, 4] as const)[index] ?? 1
  const width = HALF / 2
  const x = (index < 2 ? 0 : HALF + GAP) + width * ((index % 2) + 0.5)
  return [...bigChip(category, x), ...textBox(meaning, x, 218, width - 24, { anchor: 'middle' }).shapes]
}

function bigChip(category: Category, x: number): Shape[] {
  return chip(category, x, 140, 50)
}
