import { diagram, WIDTHS } from '../../diagram.ts'
import { type Category, chip, cross, tick } from '../../kit/marks.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const [HEAD, ROW] = [48, 68] as const
/** Left edges of the two columns of words, and of the gap before the second. */
const [FIRST, SECOND, GAP] = [120, 560, 16] as const

/** The four categories: with clinical judgement, and where it is limited. */
export const eligibilityCategories = diagram({
  id: 'eligibility-categories',
  width: 'full',
  height: HEAD + ROW * 4,
  texts: {
    en: {
      heads: ['With clinical judgement', 'Limited judgement'],
      meanings: ['Use in any circumstances', 'Generally use', 'Usually not', 'Do not use'],
      answers: ['Yes', 'No: refer'],
      alt: 'Four categories, in two columns: with clinical judgement, and with limited judgement. A circle with 1: use in any circumstances; a square with 2: generally use; both are yes where judgement is limited. A triangle with 3: usually not; an octagon with 4: do not use; both are no, refer, where judgement is limited.',
      note: 'Let trainees draw the four shapes in the air. Ask: what do 1 and 2 have in common? Both are a yes.',
    },
    fr: {
      heads: ['Avec jugement clinique', 'Jugement limité'],
      meanings: ['Utiliser dans tous les cas', 'Utiliser en général', 'En général, non', 'Ne pas utiliser'],
      answers: ['Oui', 'Non : orienter'],
      alt: 'Quatre catégories, en deux colonnes : avec jugement clinique, et avec jugement limité. Un rond avec 1 : utiliser dans tous les cas ; un carré avec 2 : utiliser en général ; les deux veulent dire oui si le jugement est limité. Un triangle avec 3 : en général, non ; un octogone avec 4 : ne pas utiliser ; les deux veulent dire non, orienter, si le jugement est limité.',
      note: 'Faites dessiner les quatre formes en l’air. Demandez : qu’ont en commun 1 et 2 ? Les deux veulent dire oui.',
    },
    es: {
      heads: ['Con juicio clínico', 'Juicio limitado'],
      meanings: ['Usar en cualquier caso', 'Usar en general', 'En general, no usar', 'No usar'],
      answers: ['Sí', 'No: referir'],
      alt: 'Cuatro categorías en dos columnas: con juicio clínico y con juicio limitado. Un círculo con 1: usar en cualquier caso; un cuadrado con 2: usar en general; las dos son un sí si el juicio es limitado. Un triángulo con 3: en general no usar; un octágono con 4: no usar; las dos son un no, referir, si el juicio es limitado.',
      note: 'Pida que dibujen las cuatro formas en el aire. Pregunte qué tienen en común 1 y 2: las dos son un sí.',
    },
  },
  draw: ({ heads, meanings, answers }): Shape[] => [
    text(heads[0] ?? '', FIRST, 32, { bold: true, paint: 'indigo' }),
    text(heads[1] ?? '', SECOND + GAP, 32, { bold: true, paint: 'indigo' }),
    ...([1, 2, 3, 4] as const).flatMap((category) => row(category, meanings[category - 1] ?? '')),
    ...answers.flatMap((answer, index): Shape[] => {
      const top = HEAD + index * ROW * 2
      const y = top + ROW - 3
      return [
        rect(SECOND, top, WIDTHS.full - SECOND, ROW * 2 - 6, { fill: fillOf(index === 0 ? 1 : 3), radius: 14 }),
        ...(index === 0 ? tick(SECOND + 44, y, 46) : cross(SECOND + 44, y, 42)),
        ...textBox(answer, SECOND + 82, y, WIDTHS.full - SECOND - 90, { middle: true, bold: true, size: 28 }).shapes,
      ]
    }),
  ],
})

function row(category: Category, meaning: string): Shape[] {
  const top = HEAD + (category - 1) * ROW
  return [
    rect(0, top, SECOND - GAP, ROW - 6, { fill: fillOf(category), radius: 14 }),
    ...chip(category, 58, top + ROW / 2 - 3, 27),
    ...textBox(meaning, FIRST, top + ROW / 2 - 3, SECOND - FIRST - GAP - 8, { middle: true, size: 26 }).shapes,
  ]
}

function fillOf(category: Category) {
  return category <= 2 ? 'leafPale' : 'terracottaPale'
}
