import { diagram } from '../../diagram.ts'
import { type Category, chip, cross } from '../../kit/marks.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Two conditions, and the category that leads. */
const SUMS: { of: [Category, Category]; leads: Category }[] = [
  { of: [2, 2], leads: 2 },
  { of: [1, 3], leads: 3 },
]

/** Two conditions: the highest number leads; the row of several risks is one of its own. */
export const twoConditions = diagram({
  id: 'two-conditions',
  width: 'half',
  height: 340,
  texts: {
    en: {
      never: 'never 4',
      own: 'Combined pills, several risks for heart and vessels',
      alt: 'Category 2 and category 2 stay 2, never 4. Category 1 and category 3: 3 leads. Several risks for heart and vessels have a row of their own: combined pills 3 or 4.',
      note: 'The last box is a row of its own. Let pairs find the row “multiple risk factors” in the chart.',
    },
    fr: {
      never: 'jamais 4',
      own: 'Pilule combinée, risques multiples, cœur et vaisseaux',
      alt: 'Catégorie 2 et catégorie 2 restent 2, jamais 4. Catégorie 1 et catégorie 3 : 3 l’emporte. Plusieurs risques pour le cœur et les vaisseaux ont une ligne à part : pilule combinée 3 ou 4.',
      note: 'Le dernier cadre est une ligne à part. Par deux, on cherche dans le tableau la ligne des risques multiples.',
    },
    es: {
      never: 'nunca 4',
      own: 'Píldora combinada, varios riesgos, corazón y vasos',
      alt: 'Categoría 2 y categoría 2 siguen en 2, nunca 4. Categoría 1 y categoría 3: manda el 3. Varios riesgos para corazón y vasos tienen fila propia: píldora combinada 3 o 4.',
      note: 'El último cuadro es una fila propia. En parejas buscan en la tabla la fila de riesgos múltiples.',
    },
  },
  draw: ({ never, own }): Shape[] => [
    ...SUMS.flatMap(({ of, leads }, index): Shape[] => {
      const y = 52 + index * 104
      return [
        rect(0, y - 46, 380, 92, { fill: index === 0 ? 'indigoPale' : 'sand', radius: 14 }),
        ...chip(of[0], 38, y, 26),
        ...chip(of[1], 100, y, 26),
        ...arrow([138, y], [174, y], { width: 6 }),
        ...chip(leads, 212, y, 26),
        ...(index === 0 ? [...cross(262, y, 26), text(never, 282, y + 8)] : []),
      ]
    }),
    rect(0, 212, 380, 126, { fill: 'marigoldPale', stroke: 'ink', width: 2.5, radius: 14 }),
    ...textBox(own, 14, 275, 240, { middle: true }).shapes,
    ...chip(3, 290, 275, 24),
    ...chip(4, 346, 275, 24),
  ],
})
