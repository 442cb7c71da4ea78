import { diagram, WIDTHS } from '../../diagram.ts'
import { bust } from '../../kit/people.ts'
import { arrow, circle, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { GIRL, MAN, PROVIDER, WOMAN } from '../people/signs.ts'

/** First the woman alone behind the door; then, if she likes, a talk together. */
export const seeAlone = diagram({
  id: 'see-alone',
  width: 'half',
  height: 326,
  texts: {
    en: {
      alone: '1. Alone first',
      together: '2. Together, if she likes',
      alt: 'Two rooms, one below the other. First the provider sees the woman alone; her family waits outside the closed door. Then, if she likes, the provider talks with the couple.',
      note: 'Practise the sentence with which you ask the family to wait outside, kindly and for everybody.',
    },
    fr: {
      alone: '1. Seule d’abord',
      together: '2. Ensemble, si elle veut',
      alt: 'Deux pièces, l’une sous l’autre. D’abord la soignante voit la femme seule ; sa famille attend derrière la porte fermée. Puis, si elle le veut, la soignante parle avec le couple.',
      note: 'Exercez la phrase qui demande à la famille d’attendre dehors, avec douceur et pour tout le monde.',
    },
    es: {
      alone: '1. Primero a solas',
      together: '2. Juntos, si ella quiere',
      alt: 'Dos cuartos, uno debajo del otro. Primero la proveedora ve a la mujer a solas; su familia espera fuera con la puerta cerrada. Después, si ella quiere, la proveedora habla con la pareja.',
      note: 'Practiquen la frase con que se pide a la familia que espere fuera, con amabilidad y a todo el mundo.',
    },
  },
  draw: ({ alone, together }): Shape[] => [
    text(alone, 0, 22, { bold: true }),
    rect(3, 34, 226, 112, { fill: 'leafPale', stroke: 'ink', width: 5 }),
    bust(PROVIDER, { x: 16, y: 54, scale: 0.5 }),
    bust({ ...GIRL, head: 'veil', headPaint: 'indigo' }, { x: 96, y: 54, scale: 0.5 }),
    rect(192, 62, 34, 82, { fill: 'skinLight', stroke: 'ink', width: 4 }),
    circle(199, 104, 3.5, { fill: 'ink' }),
    bust(MAN, { x: 242, y: 62, scale: 0.46 }),
    bust(WOMAN, { x: 308, y: 62, scale: 0.46 }),
    ...arrow([350, 152], [350, 194], { width: 6 }),
    text(together, 0, 186, { bold: true }),
    rect(3, 200, WIDTHS.half - 6, 122, { fill: 'marigoldPale', stroke: 'ink', width: 5 }),
    bust(PROVIDER, { x: 40, y: 226, scale: 0.52 }),
    bust({ ...GIRL, head: 'veil', headPaint: 'indigo' }, { x: 166, y: 226, scale: 0.52 }),
    bust(MAN, { x: 254, y: 226, scale: 0.52 }),
  ],
})
