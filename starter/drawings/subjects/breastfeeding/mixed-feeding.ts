import { diagram, WIDTHS } from '../../diagram.ts'
import { medicineBottle } from '../../kit/medicine-columns.ts'
import { motherAndBaby } from '../../kit/people.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { feedingBottle, MOTHER } from './icons.ts'

/** Breast, tablets and a bottle: what the questions are about. */
export const lamMixed = diagram({
  id: 'lam-mixed',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'A mother breastfeeds; below her are her HIV tablets, a plus, and a bottle of formula with a question mark.',
      note: 'Name what you see on the picture before you answer: breast, tablets, bottle.',
    },
    fr: {
      alt: 'Une mère allaite ; au-dessous, ses comprimés contre le VIH, un plus, et un biberon de lait artificiel avec un point d’interrogation.',
      note: 'Nommez ce que vous voyez avant de répondre : sein, comprimés, biberon.',
    },
    es: {
      alt: 'Una madre amamanta; abajo, sus tabletas contra el VIH, un más y un biberón de fórmula con un signo de pregunta.',
      note: 'Nombre lo que ve en el dibujo antes de contestar: pecho, tabletas, biberón.',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTHS.half, 200, { fill: 'indigoPale', radius: 14 }),
    motherAndBaby(MOTHER, { x: 105, y: 10, scale: 0.95 }),
    rect(0, 212, WIDTHS.half, 118, { fill: 'sand', radius: 14 }),
    group(medicineBottle(), { x: 40, y: 219, scale: 1.04 }),
    path('M160 271h36M178 253v36', { stroke: 'ink', width: 8 }),
    ...feedingBottle(250, 322, 104),
    text('?', 318, 302, { size: 84, bold: true, paint: 'terracotta', anchor: 'middle' }),
  ],
})
