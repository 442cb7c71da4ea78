import { diagram, WIDTHS } from '../../diagram.ts'
import { leaf } from '../../kit/belongings.ts'
import { tick } from '../../kit/marks.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { bust, motherAndBaby } from '../../kit/people.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const ROW = 112

/** The three lines to remember: health, two years, a right for everybody. */
export const threeToKeep = diagram({
  id: 'three-to-keep',
  width: 'half',
  height: ROW * 3 - 8,
  texts: {
    en: {
      attempt: 'next try',
      alt: 'Three pictures, one for each line: a mother and her baby in health; two years, then the next try; four people who all have the right.',
      note: 'Point at each picture; the group says the line aloud.',
    },
    fr: {
      attempt: 'nouvel essai',
      alt: 'Trois images, une par ligne : une mère et son bébé en bonne santé ; deux ans, puis le prochain essai ; quatre personnes qui ont toutes ce droit.',
      note: 'Montrez chaque image ; le groupe dit la ligne à voix haute.',
    },
    es: {
      attempt: 'nuevo intento',
      alt: 'Tres dibujos, uno por línea: una madre y su bebé sanos; dos años y luego el nuevo intento; cuatro personas que tienen todas el derecho.',
      note: 'Señale cada dibujo; el grupo dice la línea en voz alta.',
    },
  },
  draw: ({ attempt }): Shape[] => [
    ...PANEL_FILLS.slice(0, 3).map((fill, index) => rect(0, index * ROW, WIDTHS.half, ROW - 8, { fill, radius: 12 })),
    motherAndBaby({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 110, y: 6, scale: 0.49 }),
    ...tick(250, 52, 48),
    ...leaf('24', 80, ROW + 56, 76),
    ...arrow([134, ROW + 52], [196, ROW + 52], { width: 7 }),
    text(attempt, 210, ROW + 61, { bold: true }),
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: 22, y: ROW * 2 + 14, scale: 0.5 }),
    bust({ skin: 'skin', head: 'bun', cloth: 'terracotta' }, { x: 108, y: ROW * 2 + 14, scale: 0.5 }),
    bust(
      { skin: 'skinLight', head: 'veil', headPaint: 'indigo', cloth: 'leaf' },
      { x: 194, y: ROW * 2 + 14, scale: 0.5 },
    ),
    bust(
      { skin: 'skinDeep', head: 'cap', headPaint: 'terracotta', cloth: 'white' },
      { x: 280, y: ROW * 2 + 14, scale: 0.5 },
    ),
  ],
})
