import { diagram } from '../../diagram.ts'
import { tick } from '../../kit/marks.ts'
import { calendar } from '../../kit/objects.ts'
import { arrow, line, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const [ROW, TICKED] = [54, 1] as const

/** The six questions as boxes: the first yes ends them. */
export const firstYes = diagram({
  id: 'first-yes',
  width: 'half',
  height: ROW * 6,
  texts: {
    en: {
      alt: 'Six boxes, one below the other. The first has a dash for no, the second has a tick for yes, the other four are left empty. An arrow leads from the tick to a calendar: no signs of pregnancy, she starts today.',
      note: 'Play it with a client who says yes to question 2. Who still asks question 3?',
    },
    fr: {
      alt: 'Six cases, l’une sous l’autre. La première porte un tiret pour non, la deuxième porte une coche pour oui, les quatre autres restent vides. Une flèche va de la coche à un calendrier : aucun signe de grossesse, elle commence aujourd’hui.',
      note: 'Jouez la scène avec une cliente qui dit oui à la question 2. Qui pose quand même la question 3 ?',
    },
    es: {
      alt: 'Seis casillas, una debajo de otra. La primera tiene un guion por no, la segunda tiene una marca de sí, las otras cuatro quedan vacías. Una flecha va de la marca a un calendario: ningún signo de embarazo, inicia hoy.',
      note: 'Actúen con una clienta que dice sí a la pregunta 2. ¿Quién hace de todos modos la pregunta 3?',
    },
  },
  draw: (): Shape[] => [
    ...[0, 1, 2, 3, 4, 5].flatMap((index): Shape[] => {
      const y = index * ROW
      const isLeft = index > TICKED
      return [
        text(`${index + 1}`, 22, y + 34, { bold: true, anchor: 'middle', paint: isLeft ? 'steel' : 'ink' }),
        rect(42, y + 4, 46, 44, {
          fill: isLeft ? 'steelPale' : 'white',
          stroke: isLeft ? 'steel' : 'ink',
          width: 3,
          radius: 5,
        }),
        ...(index < TICKED ? [line([52, y + 26], [78, y + 26], { stroke: 'ink', width: 6 })] : []),
        ...(index === TICKED ? tick(65, y + 26, 42) : []),
      ]
    }),
    ...arrow([100, ROW * 1.5], [176, ROW * 1.5], { width: 8 }),
    ...calendar(270, 100, 150, 'leaf'),
    ...tick(322, 148, 60),
  ],
})
