import { diagram } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'

/** The plan card that each trainee fills in: four lines, one for each point of the slide. */
export const planCard = diagram({
  id: 'plan-card',
  width: 'half',
  height: 300,
  texts: {
    en: {
      alt: 'A card with four numbered lines to write on, one for each point of the slide.',
      note: 'Draw this card on the board; trainees copy it.',
    },
    fr: {
      alt: 'Une carte avec quatre lignes numérotées à remplir, une pour chaque point.',
      note: 'Dessinez cette carte au tableau ; chacun la copie.',
    },
    es: {
      alt: 'Una tarjeta con cuatro líneas numeradas para escribir, una para cada punto.',
      note: 'Dibuje esta tarjeta en la pizarra; cada participante la copia.',
    },
  },
  draw: (): Shape[] => [
    rect(3, 3, 374, 294, { fill: 'white', stroke: 'ink', width: 4, radius: 12 }),
    ...[1, 2, 3, 4].flatMap((number) => [
      ...stepNumber(number, 38, number * 66 - 20),
      line([72, number * 66], [352, number * 66], { stroke: 'inkSoft', width: 3 }),
    ]),
  ],
})
