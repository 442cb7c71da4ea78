import { diagram, WIDTHS } from '../../diagram.ts'
import { leaf } from '../../kit/belongings.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import type { Paint } from '../../kit/palette.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { shield } from '../people/signs.ts'

const PILE = { width: 112, height: 132, top: 134, gap: 22 } as const

/** Ten cards of situations, and the three piles that they go to. */
export const ecpSort = diagram({
  id: 'ecp-sort',
  width: 'half',
  height: 330,
  texts: {
    en: {
      words: ['ECPs now', 'Not needed', 'Too late'],
      alt: 'Ten cards go to three piles: ECPs now, with a pack and a tick; not needed, with a shield; too late, with a calendar of more than 5 days and a cross.',
      note: 'Put the names of the three piles on the table before the cards are given out.',
    },
    fr: {
      words: ['Oui, vite', 'Pas utile', 'Trop tard'],
      alt: 'Dix cartes vont sur trois piles : pilule d’urgence, vite ; pas utile, avec un bouclier ; trop tard, avec un calendrier de plus de 5 jours et une croix.',
      note: 'Posez les noms des trois piles sur la table avant de donner les cartes.',
    },
    es: {
      words: ['Sí, ya', 'No hace falta', 'Muy tarde'],
      alt: 'Diez tarjetas van a tres montones: píldora de emergencia, ya; no hace falta, con un escudo; muy tarde, con un calendario de más de 5 días y una cruz.',
      note: 'Ponga los nombres de los tres montones en la mesa antes de repartir las tarjetas.',
    },
  },
  draw: ({ words }) => [
    ...pile(WIDTHS.half / 2, 4, 74, 'sand'),
    text('10', WIDTHS.half / 2, 56, { size: 44, bold: true, anchor: 'middle' }),
    ...arrow([136, 62], [72, 124], { width: 6 }),
    ...arrow([190, 92], [190, 124], { width: 6 }),
    ...arrow([244, 62], [308, 124], { width: 6 }),
    ...words.flatMap((label, index) => {
      const middle = PILE.width / 2 + 2 + index * (PILE.width + PILE.gap)
      return [
        ...pile(middle, PILE.top, PILE.height, PILES[index]?.fill ?? 'sand'),
        group(PILES[index]?.sign() ?? [], { x: middle - 45, y: PILE.top + 20, scale: 0.9 }),
        ...textBox(label, middle, PILE.top + PILE.height + 10, PILE.width + 20, { anchor: 'middle' }).shapes,
      ]
    }),
  ],
})

/** Three cards, one on the other. @param x of their middle */
function pile(x: number, y: number, height: number, fill: Paint): Shape[] {
  return [8, 4, 0].map((offset) =>
    rect(x - PILE.width / 2 + offset, y + offset, PILE.width - 8, height - 8, {
      fill: offset === 0 ? fill : 'white',
      stroke: 'ink',
      width: 3,
      radius: 8,
    }),
  )
}

const PILES: { fill: Paint; sign: () => Shape[] }[] = [
  { fill: 'leafPale', sign: () => [methodSign('emergency', { x: 0, y: 0, scale: 0.9 }), ...tick(84, 84, 36)] },
  { fill: 'indigoPale', sign: shield },
  { fill: 'terracottaPale', sign: () => [...leaf('> 5', 42, 46, 80), ...cross(88, 92, 30)] },
]
