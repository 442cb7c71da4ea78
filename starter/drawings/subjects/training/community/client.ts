import { diagram } from '../../../diagram.ts'
import { warning } from '../../../kit/client-scenes.ts'
import { backdrop } from '../../../kit/frames.ts'
import { leader } from '../../../kit/leader.ts'
import { tick } from '../../../kit/marks.ts'
import { methodSign } from '../../../kit/methods.ts'
import { calendar, clock } from '../../../kit/objects.ts'
import { bubble, bust } from '../../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { step } from '../../../kit/step.ts'
import { text } from '../../../kit/text.ts'
import { windowOf } from '../../injectables/windows.ts'
import { direction, pack, pillAt, pills } from '../../pills/pack.ts'
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

/** A woman with marks at the places of danger signs, and the way to the clinic. */
function goNow(places: readonly (keyof typeof PLACES)[]): Shape[] {
  const scale = 0.5
  return [
    backdrop('terracottaPale'),
    outline('skin', { x: 12, y: 6, scale }),
    ...places.map((place) => {
      const [x, y] = PLACES[place]
      return circle(12 + x * scale, 6 + y * scale, 5.5, { fill: 'marigold', stroke: 'ink', width: 2.5 })
    }),
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

/** The signs of a user of pills. */
function nurseTodayPills(): Shape[] {
  const [eye, , bleeding] = TODAY_ICONS
  return [
    backdrop('sand'),
    group(eye?.() ?? [], { x: 12, y: 36, scale: 0.98 }),
    group(bleeding?.() ?? [], { x: 130, y: 36, scale: 0.98 }),
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
  step('home-danger-now', () => goNow(['mouth', 'chest', 'belly']), {
    en: [
      'A woman with marks at her mouth, chest and belly; an arrow to the clinic.',
      'Let her show on herself where each sign is.',
    ],
    fr: [
      'Une femme avec des marques à la bouche, au thorax et au ventre ; une flèche vers le centre de santé.',
      'Elle montre sur elle-même la place de chaque signe.',
    ],
    es: [
      'Una mujer con marcas en la boca, el pecho y el vientre; una flecha al centro de salud.',
      'Ella muestra en su cuerpo el lugar de cada señal.',
    ],
  }),
  step('home-danger-now-pills', () => goNow(['eye', 'chest', 'arm', 'belly', 'calf']), {
    en: [
      'A woman with marks at her eye, chest, arm, belly and calf; an arrow to the clinic.',
      'Let her show on herself where each sign is.',
    ],
    fr: [
      'Une femme avec des marques à l’œil, au thorax, au bras, au ventre et au mollet ; une flèche vers le centre de santé.',
      'Elle montre sur elle-même la place de chaque signe.',
    ],
    es: [
      'Una mujer con marcas en el ojo, el pecho, el brazo, el vientre y la pantorrilla; una flecha al centro de salud.',
      'Ella muestra en su cuerpo el lugar de cada señal.',
    ],
  }),
  step('home-danger-pills', nurseTodayPills, {
    en: [
      'A yellow eye and three drops of blood.',
      'Say: call the nurse on the same day; stop pills when eyes or skin are yellow.',
    ],
    fr: [
      'Un œil jaune et trois gouttes de sang.',
      'Dites : appelez l’infirmière le jour même ; yeux ou peau jaunes : plus de pilules.',
    ],
    es: [
      'Un ojo amarillo y tres gotas de sangre.',
      'Diga: llame a la enfermera el mismo día; con ojos o piel amarillos, deje las píldoras.',
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

const BIG = { x: 0, y: 44, scale: 1.36 } as const
const TODAY = 8

/** A large pack with the pill of today, for the sheet of a user of pills. */
export const homeBigPack = diagram({
  id: 'home-big-pack',
  width: 'full',
  height: 320,
  texts: {
    en: {
      today: 'Today',
      daily: 'One pill a day',
      alt: 'A large pack of 28 pills. Eight are taken; the pill of today has a ring; an arrow shows the direction. A clock and a glass of water: one pill a day.',
      note: 'She finds the pill of today on her own pack.',
    },
    fr: {
      today: 'Aujourd’hui',
      daily: 'Une par jour',
      alt: 'Une grande plaquette de 28 pilules. Huit sont prises ; celle d’aujourd’hui est cerclée ; une flèche montre le sens. Une horloge et un verre d’eau : une pilule par jour.',
      note: 'Elle trouve la pilule du jour sur sa propre plaquette.',
    },
    es: {
      today: 'Hoy',
      daily: 'Una al día',
      alt: 'Un paquete grande de 28 píldoras. Ocho están tomadas; la de hoy tiene un círculo; una flecha muestra la dirección. Un reloj y un vaso de agua: una píldora al día.',
      note: 'Ella encuentra la píldora de hoy en su propio paquete.',
    },
  },
  draw: ({ today, daily }) => {
    const [x, y] = pillAt(TODAY)
    return [
      ...direction(14, 24, 300),
      pack(pills([TODAY, 'taken'], [1, 'now'], [12, 'active'], [7, 'plain']), BIG.x, BIG.y, BIG.scale),
      ...leader([500, 74], [BIG.x + x * BIG.scale + 24, BIG.y + y * BIG.scale - 14]),
      text(today, 508, 82, { bold: true, size: 30, paint: 'indigo' }),
      ...clock(570, 196, 74, 0.6, 'indigoPale'),
      group(glass(), { x: 706, y: 118, scale: 1.5 }),
      text(daily, 660, 312, { bold: true, size: 32, anchor: 'middle' }),
    ]
  },
})

/** 64 wide and 104 high. */
function glass(): Shape[] {
  return [
    path('M0 0H64L56 104H8Z', { fill: 'white', stroke: 'steelDark', width: 3 }),
    path('M3 30H61L55 102H9Z', { fill: 'water' }),
  ]
}
