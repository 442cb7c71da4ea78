import { diagram } from '../../../diagram.ts'
import type { Paint } from '../../../kit/palette.ts'
import { circle, line, type Point, pointAt, ringSlice, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'

/** Minutes of open, show, do and check, as the lesson sheet has them. */
const MINUTES = [2, 3, 5, 2] as const
const TOTAL = MINUTES.reduce<number>((sum, part) => sum + part, 0)
const FILLS: Paint[] = ['marigold', 'indigo', 'leaf', 'terracotta']
const CENTRE: Point = [190, 164]

/** A short lesson as a ring of minutes. */
export const twelveMinutes = diagram({
  id: 'training-twelve-minutes',
  width: 'half',
  height: 328,
  texts: {
    en: {
      parts: ['Open', 'Show', 'Do', 'Check'],
      unit: 'minutes',
      alt: `A ring of ${TOTAL} minutes: open ${MINUTES[0]}, show ${MINUTES[1]}, do ${MINUTES[2]}, check ${MINUTES[3]}. The trainees' doing is the largest part.`,
      note: 'Ask which part shrinks first when a teacher is late. Protect the largest one.',
    },
    fr: {
      parts: ['Ouvrir', 'Montrer', 'Faire', 'Vérifier'],
      unit: 'minutes',
      alt: `Un anneau de ${TOTAL} minutes : ouvrir ${MINUTES[0]}, montrer ${MINUTES[1]}, faire ${MINUTES[2]}, vérifier ${MINUTES[3]}. Le travail des participants est la plus grande part.`,
      note: 'Demandez quelle part diminue d’abord quand on est en retard. Protégez la plus grande.',
    },
    es: {
      parts: ['Abrir', 'Mostrar', 'Hacer', 'Revisar'],
      unit: 'minutos',
      alt: `Un anillo de ${TOTAL} minutos: abrir ${MINUTES[0]}, mostrar ${MINUTES[1]}, hacer ${MINUTES[2]}, revisar ${MINUTES[3]}. Lo que hacen las participantes es la parte mayor.`,
      note: 'Pregunte qué parte se acorta primero cuando falta tiempo. Proteja la mayor.',
    },
  },
  draw: ({ parts, unit }): Shape[] => [
    ...MINUTES.flatMap((minutes, index): Shape[] => {
      const before = MINUTES.slice(0, index).reduce<number>((sum, part) => sum + part, 0)
      const [from, to] = [(before / TOTAL) * 360, ((before + minutes) / TOTAL) * 360]
      const middle = pointAt(CENTRE, 96, (from + to) / 2)
      const ink = index === 0 ? 'ink' : 'white'
      return [
        ringSlice(CENTRE, [62, 134], [from, to], { fill: FILLS[index] ?? 'steel', stroke: 'paper', width: 4 }),
        text(`${minutes}`, middle[0], middle[1] + 11, { size: 32, bold: true, paint: ink, anchor: 'middle' }),
        ...label(parts[index] ?? '', (from + to) / 2),
      ]
    }),
    ...Array.from({ length: TOTAL }, (_, minute) =>
      line(pointAt(CENTRE, 134, minute * 30), pointAt(CENTRE, 142, minute * 30), { stroke: 'ink', width: 3 }),
    ),
    circle(...CENTRE, 60, { fill: 'white', stroke: 'ink', width: 3 }),
    text(`${TOTAL}`, CENTRE[0], CENTRE[1] + 6, { size: 40, bold: true, anchor: 'middle' }),
    text(unit, CENTRE[0], CENTRE[1] + 34, { anchor: 'middle' }),
  ],
})

/** The name of a part outside the ring, beside its middle. */
function label(words: string, angle: number): Shape[] {
  const [x, y] = pointAt(CENTRE, 150, angle)
  const isRight = x > CENTRE[0]
  return [text(words, isRight ? 378 : 2, y < CENTRE[1] ? 26 : 316, { bold: true, anchor: isRight ? 'end' : 'start' })]
}
