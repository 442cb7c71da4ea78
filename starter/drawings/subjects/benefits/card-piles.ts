import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { rect, type Shape } from '../../kit/shapes.ts'

/** Two piles for the cards with sentences. */
export const cardPiles = diagram({
  id: 'card-piles',
  width: 'half',
  height: 250,
  texts: {
    en: {
      alt: 'Two piles of cards on a table: benefit, with a tick, and pressure, with a cross.',
      note: 'The tick is for benefit, the cross for pressure. A card that divides the table goes in the middle.',
    },
    fr: {
      alt: 'Deux piles de cartes sur une table : bienfait, avec une coche, et pression, avec une croix.',
      note: 'La coche est pour le bienfait, la croix pour la pression. Une carte qui divise la table reste au milieu.',
    },
    es: {
      alt: 'Dos montones de tarjetas en una mesa: beneficio, con una marca, y presión, con una cruz.',
      note: 'La marca es para el beneficio, la cruz para la presión. La tarjeta que divide a la mesa queda en medio.',
    },
  },
  draw: (): Shape[] =>
    [0, 196].flatMap((x) => [
      rect(x, 0, 184, 250, { fill: x === 0 ? 'leafPale' : 'terracottaPale', radius: 14 }),
      ...[20, 10, 0].map((down) =>
        rect(x + 22 + down, 20 + down, 120, 130, { fill: 'white', stroke: 'ink', width: 2.5, radius: 6 }),
      ),
      ...(x === 0 ? tick(x + 92, 210, 48) : cross(x + 92, 210, 44)),
    ]),
})
