import { diagram, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { arrow, type Shape } from '../../kit/shapes.ts'

const GAP = 18
const WIDTH = (WIDTHS.full - 3 * GAP) / 4
const PEOPLE: PersonLook[] = [
  { skin: 'skin', head: 'wrap', cloth: 'indigo' },
  { skin: 'skinDark', head: 'bun', cloth: 'leaf' },
  { skin: 'skinLight', head: 'veil', headPaint: 'leaf', cloth: 'terracotta' },
  { skin: 'skinDeep', head: 'short', cloth: 'marigold' },
]
/** The four answers to the question about children, and what each leads to. */
export const fourAnswers = diagram({
  id: 'four-answers',
  width: 'full',
  height: 340,
  texts: {
    en: {
      answers: ['“Soon”', '“Later”', '“No more”', '“I don’t know”'],
      steps: ['Health, folic acid, care', 'A date, a method', 'All methods, permanent too', 'Time, safety, a method'],
      alt: 'Four people with their answers. Soon: health, folic acid, care. Later: a date, a method. No more: all methods, permanent ones too. I don’t know: time, safety, a method if wanted.',
      note: 'Before you show the picture, ask what each answer leads to. Each answer is a good answer.',
    },
    fr: {
      answers: ['« Bientôt »', '« Plus tard »', '« Plus jamais »', '« Je ne sais pas »'],
      steps: [
        'Santé, acide folique, suivi',
        'Une date, une méthode',
        'Toutes, même définitives',
        'Temps, sécurité, méthode',
      ],
      alt: 'Quatre personnes et leurs réponses. Bientôt : santé, acide folique, suivi. Plus tard : une date, une méthode. Plus jamais : toutes les méthodes, même définitives. Je ne sais pas : du temps, de la sécurité, une méthode si elle veut.',
      note: 'Avant de montrer l’image, demandez à quoi mène chaque réponse. Chaque réponse est une bonne réponse.',
    },
    es: {
      answers: ['«Pronto»', '«Después»', '«Ya no más»', '«No sé»'],
      steps: [
        'Salud, ácido fólico, control',
        'Una fecha, un método',
        'Todos, también definitivos',
        'Tiempo, seguridad, método',
      ],
      alt: 'Cuatro personas y sus respuestas. Pronto: salud, ácido fólico, control. Después: una fecha, un método. Ya no más: todos los métodos, también definitivos. No sé: tiempo, seguridad, un método si lo desea.',
      note: 'Antes de mostrar el dibujo, pregunte a qué lleva cada respuesta. Toda respuesta es buena.',
    },
  },
  draw: answersDrawing,
})

/** Four people, their answers, and what each answer leads to. */
function answersDrawing({ answers, steps }: { answers: string[]; steps: string[] }): Shape[] {
  return PEOPLE.flatMap((person, index) => {
    const x = index * (WIDTH + GAP)
    return [
      bust(person, { x: x + WIDTH / 2 - 60, y: 0, scale: 0.8 }),
      ...box(answers[index] ?? '', [x, 144], [WIDTH, 64], { fill: 'white', stroke: 'indigo', bold: true }),
      ...arrow([x + WIDTH / 2, 211], [x + WIDTH / 2, 234]),
      ...box(steps[index] ?? '', [x, 238], [WIDTH, 100], { fill: PANEL_FILLS[index] ?? 'sand' }),
    ]
  })
}
