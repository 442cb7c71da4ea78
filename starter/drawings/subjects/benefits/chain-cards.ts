import { diagram, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { arrow, type Shape } from '../../kit/shapes.ts'

const [WIDTH, HEIGHT] = [142, 96] as const
const STEP = (WIDTHS.full - WIDTH) / 4

/** Five cards of the chain game: the starter, and four that begin with 'so'. */
export const chainCards = diagram({
  id: 'chain-cards',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      start: 'She can wait',
      so: 'so…',
      alt: 'Five cards in a row, with arrows. The first says: she can wait. Each of the other four begins with: so.',
      note: 'Lay the first card on the floor or the table; the group adds the others.',
    },
    fr: {
      start: 'Elle peut attendre',
      so: 'donc…',
      alt: 'Cinq cartes en ligne, avec des flèches. La première dit : elle peut attendre. Chacune des quatre autres commence par : donc.',
      note: 'Posez la première carte au sol ou sur la table ; le groupe ajoute les autres.',
    },
    es: {
      start: 'Ella puede esperar',
      so: 'así…',
      alt: 'Cinco tarjetas en fila, con flechas. La primera dice: ella puede esperar. Cada una de las otras cuatro empieza con: así.',
      note: 'Ponga la primera tarjeta en el suelo o la mesa; el grupo agrega las demás.',
    },
  },
  draw: ({ start, so }): Shape[] =>
    Array.from({ length: 5 }, (_, index) => [
      ...(index > 0 ? arrow([index * STEP - STEP + WIDTH + 3, HEIGHT / 2], [index * STEP - 2, HEIGHT / 2]) : []),
      ...box(index === 0 ? start : so, [index * STEP, 2], [WIDTH, HEIGHT - 4], {
        fill: index === 0 ? 'marigoldPale' : 'white',
        stroke: 'ink',
        bold: index === 0,
        radius: 8,
      }),
    ]).flat(),
})
