import { diagram, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { manyMethods, wishedBaby } from '../people/signs.ts'

const GAP = 18
const WIDTH = (WIDTHS.full - 3 * GAP) / 4
const TOP = 106
const HEIGHT = 336

/** The same four answers when there is HIV, and what each leads to. */
export const hivFourAnswers = diagram({
  id: 'hiv-four-answers',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      answers: ['“Yes”', '“Not now”', '“Never (again)”', '“Not sure”'],
      steps: [
        'Safer conception, care before',
        'A method that can be stopped',
        'Long-acting, permanent: freely chosen',
        'Time to talk, a method meanwhile',
      ],
      alt: 'Four pictures below four answers to “A child in the coming year?”. Yes: safer conception, care before pregnancy. Not now: a method that can be stopped. Never (again): long-acting or permanent, freely chosen. Not sure: time to talk, and a method meanwhile.',
      note: 'Cover the lower boxes. Let each trainee say one answer and hear what is offered.',
    },
    fr: {
      answers: ['« Oui »', '« Pas maintenant »', '« Plus jamais »', '« Je ne sais pas »'],
      steps: [
        'Conception à moindre risque, soins',
        'Une méthode que l’on arrête',
        'Longue durée, définitive : libre choix',
        'Du temps, une méthode d’ici là',
      ],
      alt: 'Quatre images sous quatre réponses à « Un enfant dans l’année ? ». Oui : conception à moindre risque, soins avant la grossesse. Pas maintenant : une méthode que l’on peut arrêter. Plus jamais : longue durée ou définitive, librement choisie. Je ne sais pas : du temps pour en parler, et une méthode d’ici là.',
      note: 'Cachez les cadres du bas. Chacun dit une réponse et entend ce qu’on lui propose.',
    },
    es: {
      answers: ['«Sí»', '«Ahora no»', '«Nunca más»', '«No sé»'],
      steps: [
        'Embarazo más seguro, cuidados',
        'Un método que se pueda dejar',
        'Larga duración, permanente: libre',
        'Tiempo para hablar, y un método',
      ],
      alt: 'Cuatro dibujos bajo cuatro respuestas a «¿Un embarazo este año?». Sí: embarazo más seguro, cuidados antes. Ahora no: un método que se pueda dejar. Nunca más: de larga duración o permanente, si ella quiere. No sé: tiempo para hablar, y un método mientras.',
      note: 'Tape los cuadros de abajo. Cada quien dice una respuesta y oye qué se le ofrece.',
    },
  },
  draw: ({ answers, steps }): Shape[] =>
    SCENES.flatMap((scene, index) => {
      const x = index * (WIDTH + GAP)
      return [
        ...box(answers[index] ?? '', [x, 2], [WIDTH, 70], { fill: 'white', stroke: 'indigo', bold: true }),
        ...arrow([x + WIDTH / 2, 75], [x + WIDTH / 2, TOP - 3]),
        rect(x, TOP, WIDTH, HEIGHT - TOP, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 12 }),
        group(scene(), { x: x + WIDTH / 2 - 58, y: TOP + 10, scale: 1.16 }),
        ...textBox(steps[index] ?? '', x + WIDTH / 2, TOP + 134, WIDTH - 14, { anchor: 'middle' }).shapes,
      ]
    }),
})

/** What each answer leads to, 100 by 100. */
const SCENES: (() => Shape[])[] = [
  wishedBaby,
  manyMethods,
  () => [methodSign('implant', { x: -4, y: 24, scale: 0.52 }), methodSign('tubes', { x: 52, y: 24, scale: 0.52 })],
  () => [...clock(30, 42, 32, 0.25), methodSign('condom', { x: 56, y: 40, scale: 0.5 })],
]
