import { diagram, WIDTHS } from '../../../diagram.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { methodSign } from '../../../kit/methods.ts'
import type { Paint } from '../../../kit/palette.ts'
import { arrow, group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { textBox } from '../../../kit/text.ts'
import { sheet } from '../things.ts'

const [ROW, GAP, LEFT] = [84, 8, 196] as const
const FILLS: Paint[] = ['leafPale', 'marigoldPale', 'sand']
const TOTAL = 3 * ROW + 2 * GAP

/** What follows from the six pregnancy questions at a home. */
export const communityPregnant = diagram({
  id: 'community-pregnant',
  width: 'full',
  height: TOTAL,
  texts: {
    en: {
      ask: 'Six questions, handout 2',
      answers: ['One “yes”', 'All “no”, bleeding late', 'All “no”, between bleedings'],
      next: ['Begin today', 'Test first', 'Follow the national rule'],
      alt: 'From the six questions of handout 2 three arrows lead on. One “yes”: begin today. All “no” and bleeding late: test first. All “no” between bleedings: follow the national rule.',
      note: 'Pairs ask each other; the answer decides which arrow they follow with a finger.',
    },
    fr: {
      ask: 'Six questions, document 2',
      answers: ['Un seul « oui »', 'Que des « non », règles en retard', 'Que des « non », entre les règles'],
      next: ['Commencer aujourd’hui', 'D’abord un test', 'Suivre la règle nationale'],
      alt: 'Des six questions du document 2 partent trois flèches. Un seul « oui » : commencer aujourd’hui. Que des « non » et règles en retard : d’abord un test. Que des « non » entre les règles : suivre la règle nationale.',
      note: 'Par deux, on se pose les questions ; la réponse dit quelle flèche suivre du doigt.',
    },
    es: {
      ask: 'Seis preguntas, material 2',
      answers: ['Un solo «sí»', 'Todo «no», regla atrasada', 'Todo «no», entre reglas'],
      next: ['Empezar hoy', 'Primero una prueba', 'Seguir la norma nacional'],
      alt: 'De las seis preguntas del material 2 salen tres flechas. Un solo «sí»: empezar hoy. Todo «no» y regla atrasada: primero una prueba. Todo «no» entre reglas: seguir la norma nacional.',
      note: 'En parejas se preguntan; la respuesta dice qué flecha seguir con el dedo.',
    },
  },
  draw: ({ ask, answers, next }): Shape[] => [
    rect(0, 0, LEFT - 40, TOTAL, { fill: 'indigoPale', radius: 14 }),
    group(sheet(5), { x: 28, y: 30 }),
    ...textBox(ask, (LEFT - 40) / 2, 148, LEFT - 48, { bold: true, anchor: 'middle' }).shapes,
    ...answers.flatMap((answer, index): Shape[] => {
      const y = index * (ROW + GAP)
      return [
        ...arrow([LEFT - 38, TOTAL / 2], [LEFT - 2, y + ROW / 2], { paint: 'indigo', width: 5 }),
        rect(LEFT, y, WIDTHS.full - LEFT, ROW, { fill: FILLS[index] ?? 'sand', radius: 14 }),
        ...(index === 0 ? tick(LEFT + 32, y + ROW / 2, 38) : cross(LEFT + 32, y + ROW / 2, 34)),
        ...textBox(answer, LEFT + 62, y + ROW / 2, 216, { middle: true }).shapes,
        ...arrow([LEFT + 284, y + ROW / 2], [LEFT + 326, y + ROW / 2], { paint: 'indigo', width: 6 }),
        group(icon(index), { x: LEFT + 340, y: y + 8, scale: 0.68 }),
        ...textBox(next[index] ?? '', LEFT + 424, y + ROW / 2, 210, { bold: true, middle: true }).shapes,
      ]
    }),
  ],
})

function icon(index: number): Shape[] {
  if (index === 0) return [methodSign('pills', { x: 0, y: 0 })]
  if (index === 2) return sheet(4)
  return [
    rect(4, 34, 92, 34, { fill: 'white', stroke: 'ink', width: 4, radius: 16 }),
    rect(44, 42, 40, 18, { fill: 'indigoPale', stroke: 'steelDark', width: 3 }),
    path('M56 45v12', { stroke: 'terracotta', width: 4 }),
  ]
}
