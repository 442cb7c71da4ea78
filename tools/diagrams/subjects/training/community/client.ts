import { warning } from '../../../kit/client-scenes.ts'
import { backdrop } from '../../../kit/frames.ts'
import { tick } from '../../../kit/marks.ts'
import { methodSign } from '../../../kit/methods.ts'
import { calendar } from '../../../kit/objects.ts'
import { bubble, bust } from '../../../kit/people.ts'
import { arrow, circle, group, rect, type Shape } from '../../../kit/shapes.ts'
import { step } from '../../../kit/step.ts'
import { windowOf } from '../../injectables/windows.ts'
import { CLIENT, clinic, house, telephone, WORKER } from '../things.ts'
import { TODAY_ICONS } from './danger.ts'
import { outline, PLACES } from './outline.ts'

const { due } = windowOf('DMPA')

/** One injection, a box for each week, and the next injection. */
function weeksToNext(): Shape[] {
  return [
    backdrop(),
    methodSign('injection', { x: 10, y: 12, scale: 0.62 }),
    ...arrow([80, 42], [158, 42], { paint: 'indigo', width: 6 }),
    methodSign('injection', { x: 168, y: 12, scale: 0.62 }),
    ...Array.from({ length: due }, (_, index): Shape => {
      const isLast = index === due - 1
      return rect(14 + (index % 7) * 31, 92 + Math.floor(index / 7) * 36, 25, 28, {
        fill: isLast ? 'marigold' : 'white',
        stroke: 'ink',
        width: isLast ? 5 : 2.5,
        radius: 5,
      })
    }),
  ]
}

/** The worker welcomes her with a sign in a bubble. @param inBubble about (120, 36), 92 by 40 */
function doorstep(inBubble: Shape[]): Shape[] {
  return [
    backdrop(),
    bust(CLIENT, { x: 6, y: 70, scale: 0.555 }),
    bust(WORKER, { x: 148, y: 70, scale: 0.555 }),
    ...bubble(66, 8, 108, 56, 78),
    ...inBubble,
  ]
}

function lateAndWelcome(): Shape[] {
  return doorstep([...calendar(96, 38, 42), ...tick(144, 36, 38)])
}

function changeOrStop(): Shape[] {
  return doorstep([
    methodSign('injection', { x: 74, y: 16, scale: 0.4 }),
    ...arrow([116, 30], [130, 30], { width: 4 }),
    ...arrow([130, 44], [116, 44], { width: 4 }),
    methodSign('pills', { x: 132, y: 16, scale: 0.4 }),
  ])
}

function dayPlaceCall(): Shape[] {
  return [
    backdrop(),
    ...calendar(48, 92, 76),
    group(house(), { x: 92, y: 52, scale: 0.76 }),
    group(telephone(), { x: 156, y: 50, scale: 0.76 }),
  ]
}

/** A woman with a mark at each place of a sign, and the way to the clinic. */
function goNow(): Shape[] {
  const scale = 0.5
  return [
    backdrop('terracottaPale'),
    outline('skin', { x: 12, y: 6, scale }),
    ...Object.values(PLACES).map(([x, y]) =>
      circle(12 + x * scale, 6 + y * scale, 5.5, { fill: 'marigold', stroke: 'ink', width: 2.5 }),
    ),
    ...arrow([88, 108], [140, 108], { width: 9 }),
    group(clinic(), { x: 142, y: 66, scale: 0.9 }),
    ...warning(186, 38),
  ]
}

function nurseToday(): Shape[] {
  return [
    backdrop('sand'),
    ...TODAY_ICONS.map((icon, index) =>
      group(icon(), { x: 34 + (index % 2) * 104, y: 10 + Math.floor(index / 2) * 78, scale: 0.7 }),
    ),
  ]
}

/** Pictures for the sheet that a community health worker leaves with a client. */
export const COMMUNITY_CLIENT = [
  step('home-next-injection', weeksToNext, {
    en: [`An injection, ${due} boxes for ${due} weeks, and the next injection.`, 'Let her count the weeks aloud.'],
    fr: [
      `Une injection, ${due} cases pour ${due} semaines, puis l’injection suivante.`,
      'Elle compte les semaines à voix haute.',
    ],
    es: [`Una inyección, ${due} casillas para ${due} semanas, y la siguiente inyección.`, 'Ella cuenta las semanas.'],
  }),
  step('home-come-late', lateAndWelcome, {
    en: ['The worker welcomes a client who is late: a calendar and a tick.', 'Say: good that you are here.'],
    fr: [
      'L’agent accueille une cliente en retard : un calendrier et une coche.',
      'Dites : c’est bien que vous soyez venue.',
    ],
    es: ['El agente recibe a una clienta que llega tarde: un calendario y una marca.', 'Diga: qué bueno que vino.'],
  }),
  step('home-change', changeOrStop, {
    en: ['Worker and client speak of changing the method.', 'Stopping is a right, and so is changing.'],
    fr: ['L’agent et la cliente parlent de changer de méthode.', 'Arrêter est un droit, changer aussi.'],
    es: ['El agente y la clienta hablan de cambiar el método.', 'Dejar un método es un derecho; cambiarlo también.'],
  }),
  step('home-meet', dayPlaceCall, {
    en: ['A calendar, a house and a telephone: day, place, and who calls whom.', 'Agree on words that betray nothing.'],
    fr: [
      'Un calendrier, une maison et un téléphone : le jour, le lieu, et qui appelle qui.',
      'Convenez de mots qui ne trahissent rien.',
    ],
    es: [
      'Un calendario, una casa y un teléfono: el día, el lugar y quién llama a quién.',
      'Acuerden palabras que no delaten nada.',
    ],
  }),
  step('home-danger-now', goNow, {
    en: [
      'A woman with marks at her eye, mouth, chest, arm, belly and calf; an arrow to the clinic.',
      'Let her show on herself where each sign is.',
    ],
    fr: [
      'Une femme avec des marques à l’œil, à la bouche, au thorax, au bras, au ventre et au mollet ; une flèche vers le centre de santé.',
      'Elle montre sur elle-même la place de chaque signe.',
    ],
    es: [
      'Una mujer con marcas en el ojo, la boca, el pecho, el brazo, el vientre y la pantorrilla; una flecha al centro de salud.',
      'Ella muestra en su cuerpo el lugar de cada señal.',
    ],
  }),
  step('home-danger-today', nurseToday, {
    en: [
      'A yellow eye, an arm with a hot place, three drops of blood, and a head that aches.',
      'Say: call the nurse on the same day.',
    ],
    fr: [
      'Un œil jaune, un bras avec un point chaud, trois gouttes de sang et une tête qui fait mal.',
      'Dites : appelez l’infirmière le jour même.',
    ],
    es: [
      'Un ojo amarillo, un brazo con un sitio caliente, tres gotas de sangre y una cabeza que duele.',
      'Diga: llame a la enfermera el mismo día.',
    ],
  }),
]
