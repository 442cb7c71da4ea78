import { diagram } from '../../../diagram.ts'
import { seatedAbove } from '../../../kit/from-above.ts'
import type { Paint } from '../../../kit/palette.ts'
import { circle, line, type Point, pointAt, type Shape } from '../../../kit/shapes.ts'
import { textBox } from '../../../kit/text.ts'

const CENTRE: Point = [190, 164]
/** Marks for contributions at each seat of the circle, invented. */
const MARKS = [5, 1, 0, 2, 4, 0, 1, 0, 3, 1] as const
const CLOTHS: Paint[] = ['indigo', 'terracotta', 'leaf', 'marigold', 'steelDark']

/** A circle of seats with a mark for each contribution. */
export const voicesCircle = diagram({
  id: 'training-voices',
  width: 'half',
  height: 334,
  texts: {
    en: {
      ask: 'Who has not spoken?',
      alt: 'A circle of ten people from above with a mark for each time someone spoke, invented. One has five marks, another four; three have none. Question: who has not spoken?',
      note: 'Let an observer draw this sheet in every session. Ask which change in the task would bring in the seats without a mark.',
    },
    fr: {
      ask: 'Qui n’a pas parlé ?',
      alt: 'Un cercle de dix personnes vu d’en haut, avec un trait pour chaque prise de parole, inventé. L’une a cinq traits, une autre quatre ; trois n’en ont aucun. Question : qui n’a pas parlé ?',
      note: 'Un observateur remplit cette feuille à chaque séance. Demandez quel changement de tâche ferait entrer les places sans trait.',
    },
    es: {
      ask: '¿Quién no ha hablado?',
      alt: 'Un círculo de diez personas visto desde arriba, con una marca por cada vez que alguien habló, inventado. Una tiene cinco marcas, otra cuatro; tres no tienen ninguna. Pregunta: ¿quién no ha hablado?',
      note: 'Pida a un observador que llene esta hoja en cada sesión. Pregunte qué cambio en la tarea haría entrar a quienes no tienen marca.',
    },
  },
  draw: ({ ask }): Shape[] => [
    circle(...CENTRE, 162, { fill: 'sand' }),
    ...MARKS.flatMap((marks, index): Shape[] => {
      const angle = (index / MARKS.length) * 360
      const [x, y] = pointAt(CENTRE, 126, angle)
      const cloth = CLOTHS[index % CLOTHS.length] ?? 'indigo'
      return [
        seatedAbove({ x, y, rotate: angle + 180, cloth, scale: 0.68, skin: index % 3 === 0 ? 'skin' : 'skinDark' }),
        ...tally(marks, pointAt(CENTRE, 84, angle)),
      ]
    }),
    ...textBox(ask, CENTRE[0], CENTRE[1], 112, { bold: true, paint: 'indigo', anchor: 'middle', middle: true }).shapes,
  ],
})

/** One stroke a contribution. */
function tally(marks: number, [x, y]: Point): Shape[] {
  return Array.from({ length: marks }, (_, index) => {
    const left = x + (index - (marks - 1) / 2) * 7
    return line([left, y - 10], [left, y + 10], { stroke: 'ink', width: 3.5 })
  })
}
