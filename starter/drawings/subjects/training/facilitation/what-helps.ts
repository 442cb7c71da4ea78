import { diagram, WIDTHS } from '../../../diagram.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { calendar } from '../../../kit/objects.ts'
import { bust } from '../../../kit/people.ts'
import { circle, group, line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { textBox } from '../../../kit/text.ts'
import { CLIENT, clinic, hours, injecting, NURSE, sheet, talking } from '../things.ts'

const COLUMN = WIDTHS.full / 4
const ROW = 162

/** What helps people at work to learn, above what helps little. */
export const whatHelps = diagram({
  id: 'training-what-helps',
  width: 'full',
  height: 2 * ROW + 8,
  texts: {
    en: {
      helps: ['Practice with feedback', 'Cases from real work', 'Short, repeated', 'A setting like work'],
      little: ['Reading, listening only', 'Topics without a task', 'Once and long', 'A hall far from it'],
      alt: 'Above, what helps people at work to learn: practice with feedback, cases from real work, short and repeated teaching, a setting like the workplace. Below, what helps little: reading and listening only, topics without a task, once and long, a hall far from work.',
      note: 'Cover the lower row and let trainees guess the opposite of each picture.',
    },
    fr: {
      helps: ['Pratique et retour', 'Cas du vrai travail', 'Court et répété', 'Lieu comme au travail'],
      little: ['Lire, écouter seulement', 'Thèmes sans tâche', 'Une fois, long', 'Salle loin de tout'],
      alt: 'En haut, ce qui aide à apprendre : pratique avec retour, cas du vrai travail, enseignement court et répété, lieu semblable au travail. En bas, ce qui aide peu : lire et écouter seulement, thèmes sans tâche, une seule fois et longtemps, une salle loin du travail.',
      note: 'Cachez la rangée du bas et faites deviner le contraire de chaque image.',
    },
    es: {
      helps: ['Práctica y comentarios', 'Casos del trabajo', 'Corto y repetido', 'Lugar como el trabajo'],
      little: ['Solo leer y escuchar', 'Temas sin tarea', 'Una vez y largo', 'Un salón lejano'],
      alt: 'Arriba, lo que ayuda a aprender: práctica con comentarios, casos del trabajo real, enseñanza corta y repetida, un lugar parecido al del trabajo. Abajo, lo que ayuda poco: solo leer y escuchar, temas sin tarea, una sola vez y largo, un salón lejos del trabajo.',
      note: 'Tape la fila de abajo y pida que adivinen lo contrario de cada dibujo.',
    },
  },
  draw: ({ helps, little }): Shape[] => [...row(helps, 0, 'leafPale'), ...row(little, ROW + 8, 'terracottaPale')],
})

function row(words: string[], y: number, fill: 'leafPale' | 'terracottaPale'): Shape[] {
  return words.flatMap((word, index): Shape[] => {
    const x = index * COLUMN
    const isGood = fill === 'leafPale'
    return [
      rect(x + 5, y, COLUMN - 10, ROW, { fill, radius: 14 }),
      group(isGood ? good(index) : poor(index), { x: x + COLUMN / 2 - 46, y: y + 4, scale: 0.92 }),
      ...(isGood ? tick(x + 28, y + 24, 32) : cross(x + 28, y + 24, 28)),
      ...textBox(word, x + COLUMN / 2, y + 101, COLUMN - 22, { anchor: 'middle' }).shapes,
    ]
  })
}

function good(index: number): Shape[] {
  switch (index) {
    case 0:
      return [group(injecting(), { x: -6, scale: 0.9 }), bust(NURSE, { x: 72, y: 30, scale: 0.36 })]
    case 1:
      return talking(CLIENT, NURSE)
    case 2:
      return [0, 1, 2].flatMap((place) => calendar(18 + place * 34, 40 + place * 12, 40))
    default:
      return clinic()
  }
}

function poor(index: number): Shape[] {
  switch (index) {
    case 0:
      return [
        path('M8 28Q30 16 50 30Q70 16 92 28V84Q70 74 50 86Q30 74 8 84Z', { fill: 'white', stroke: 'ink', width: 3 }),
        line([50, 30], [50, 86], { stroke: 'ink', width: 3 }),
        path('M18 42q12 -6 22 0M18 56q12 -6 22 0M60 42q12 -6 22 0M60 56q12 -6 22 0', { stroke: 'steel', width: 3.5 }),
      ]
    case 1:
      return sheet(5, 'steel')
    case 2:
      return hours(0.8)
    default:
      return [
        path('M4 44L50 14L96 44Z', { fill: 'steelDark' }),
        rect(10, 44, 80, 50, { fill: 'steelPale', stroke: 'ink', width: 3 }),
        ...[22, 42, 62, 80].map((x) => rect(x - 4, 52, 8, 42, { fill: 'steel' })),
        ...[26, 50, 74].map((x) => circle(x, 88, 6, { fill: 'skinDark' })),
      ]
  }
}
