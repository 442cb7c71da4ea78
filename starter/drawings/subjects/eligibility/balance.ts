import { diagram } from '../../diagram.ts'
import { type Category, chip } from '../../kit/marks.ts'
import { arrow, circle, line, type Point, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const HEIGHT = 162

/** What outweighs what in categories 2 and 3. */
export const categoryBalance = diagram({
  id: 'category-balance',
  width: 'half',
  height: HEIGHT * 2 + 12,
  texts: {
    en: {
      sides: ['Benefits', 'Risks'],
      alt: 'Two balances. Category 2: the benefits weigh more than the risks. Category 3: the risks usually weigh more than the benefits.',
      note: 'Ask what lies on each side of the balance. The risk of an unintended pregnancy is one of the weights.',
    },
    fr: {
      sides: ['Avantages', 'Risques'],
      alt: 'Deux balances. Catégorie 2 : les avantages pèsent plus que les risques. Catégorie 3 : les risques pèsent en général plus que les avantages.',
      note: 'Demandez ce qui se trouve de chaque côté. Le risque d’une grossesse non désirée est l’un des poids.',
    },
    es: {
      sides: ['Beneficios', 'Riesgos'],
      alt: 'Dos balanzas. Categoría 2: los beneficios pesan más que los riesgos. Categoría 3: los riesgos suelen pesar más que los beneficios.',
      note: 'Pregunte qué hay en cada lado. El riesgo de un embarazo no deseado es uno de los pesos.',
    },
  },
  draw: ({ sides }) => [...balance(2, 0, sides), ...balance(3, HEIGHT + 12, sides)],
})

/** The heavier side hangs lower. */
function balance(category: Category, top: number, sides: string[]): Shape[] {
  const tilt = category === 2 ? 16 : -16
  const ends: Point[] = [
    [140, top + 34 + tilt],
    [300, top + 34 - tilt],
  ]
  return [
    rect(0, top, 380, HEIGHT, { fill: category === 2 ? 'leafPale' : 'terracottaPale', radius: 14 }),
    ...chip(category, 44, top + 70, 30),
    line([220, top + 34], [220, top + 116], { stroke: 'ink', width: 6 }),
    line([196, top + 118], [244, top + 118], { stroke: 'ink', width: 6 }),
    line(ends[0] ?? [0, 0], ends[1] ?? [0, 0], { stroke: 'ink', width: 6 }),
    circle(220, top + 34, 8, { fill: 'ink' }),
    ...ends.flatMap(([x, y], index): Shape[] => [
      path(`M${x} ${y}L${x - 40} ${y + 48}H${x + 40}Z`, { stroke: 'inkSoft', width: 3 }),
      path(`M${x - 44} ${y + 48}H${x + 44}Q${x + 34} ${y + 68} ${x} ${y + 68}T${x - 44} ${y + 48}Z`, {
        fill: index === 0 ? 'leaf' : 'terracotta',
      }),
      text(sides[index] ?? '', x, top + HEIGHT - 8, { bold: true, anchor: 'middle' }),
    ]),
    ...(category === 2 ? [] : arrow([352, top + 30], [352, top + 84], { paint: 'terracotta', width: 6 })),
    ...(category === 2 ? arrow([84, top + 30], [84, top + 84], { paint: 'leaf', width: 6 }) : []),
  ]
}
