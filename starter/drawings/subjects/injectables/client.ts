import { diagram, WIDTHS } from '../../diagram.ts'
import { talk, thermometer, warning } from '../../kit/client-scenes.ts'
import { drop } from '../../kit/days.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { baby, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { text } from '../../kit/text.ts'
import { shield } from '../people/signs.ts'
import { clinic } from '../training/things.ts'

const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo', isProvider: true }

function late(): Shape[] {
  return talk([...calendar(98, 40, 40), ...tick(144, 37, 36)], CLIENT, NURSE)
}

function change(): Shape[] {
  return talk(
    [
      methodSign('injection', { x: 76, y: 18, scale: 0.38 }),
      ...arrow([116, 30], [128, 30], { width: 4 }),
      ...arrow([128, 44], [116, 44], { width: 4 }),
      methodSign('pills', { x: 130, y: 18, scale: 0.38 }),
    ],
    CLIENT,
    NURSE,
  )
}

/** The injection, and condoms as well: these are the shield against HIV and infections. */
function condoms(): Shape[] {
  return [
    backdrop(),
    methodSign('injection', { x: 10, y: 54, scale: 0.62 }),
    path('M78 85h20M88 75v20', { stroke: 'ink', width: 6 }),
    rect(104, 14, 126, 142, { fill: 'white', radius: 14 }),
    methodSign('condom', { x: 110, y: 53, scale: 0.64 }),
    group(shield(), { x: 172, y: 54, scale: 0.58 }),
  ]
}

function heavyBleeding(): Shape[] {
  return [
    backdrop('terracottaPale'),
    ...[0, 1].map((row) =>
      rect(20, 26 + row * 66, 100, 50, { fill: 'white', stroke: 'inkSoft', width: 3, radius: 24 }),
    ),
    ...[0, 1].map((row) => rect(36, 34 + row * 66, 68, 34, { fill: 'blood', radius: 16 })),
    drop(144, 56, 'blood', 1.5),
    drop(144, 116, 'blood', 1.5),
    ...warning(200, 88),
  ]
}

/** An upper arm with a hot place. */
function sorePlace(): Shape[] {
  return [
    backdrop('terracottaPale'),
    path('M24 40C20 90 24 130 26 170H82C84 130 88 90 84 40Z', { fill: 'skinDark' }),
    path('M18 0H90Q94 30 88 56Q54 68 20 56Q14 30 18 0Z', { fill: 'leaf' }),
    circle(60, 96, 20, { fill: 'blood', stroke: 'white', width: 5 }),
    path('M94 78L114 64M98 98H124M94 118L114 132', { stroke: 'blood', width: 7 }),
    ...thermometer(146, 142, 100),
    ...warning(200, 88),
  ]
}

/** A head that aches: first to the health post; the injection waits. */
function headBefore(): Shape[] {
  return [
    backdrop('terracottaPale'),
    bust({ ...CLIENT, isSad: true }, { x: 2, y: 26, scale: 0.6 }),
    path('M80 10L98 24L84 32L102 48', { stroke: 'ink', width: 11 }),
    path('M80 10L98 24L84 32L102 48', { stroke: 'marigold', width: 6.5 }),
    ...arrow([102, 76], [136, 76], { width: 8 }),
    group(clinic(), { x: 142, y: 2, scale: 0.92 }),
    methodSign('injection', { x: 150, y: 94, scale: 0.7 }),
    ...cross(214, 150, 34),
  ]
}

/** The last injection, months whose number nobody knows, and a baby. */
const childLater = diagram({
  id: 'injection-child-later',
  width: 'full',
  height: 190,
  texts: {
    en: {
      alt: 'A last injection, then pages of a calendar, then a baby with a question mark: nobody knows the month.',
      note: 'Ask: is she protected in these months? No: protection ends when the next injection is due.',
    },
    fr: {
      alt: 'Une dernière injection, puis des pages de calendrier, puis un bébé avec un point d’interrogation : personne ne connaît le mois.',
      note: 'Demandez : est-elle protégée pendant ces mois ? Non : la protection finit à la date de l’injection suivante.',
    },
    es: {
      alt: 'Una última inyección, después hojas de calendario, después un bebé con un signo de interrogación: nadie sabe el mes.',
      note: 'Pregunte: ¿está protegida en esos meses? No: la protección termina en la fecha de la inyección siguiente.',
    },
  },
  draw: () => [
    rect(0, 0, WIDTHS.full, 190, { fill: 'indigoPale', radius: 16 }),
    methodSign('injection', { x: 28, y: 30, scale: 1.3 }),
    ...arrow([176, 96], [224, 96], { width: 9 }),
    ...[0, 1, 2].flatMap((page) => calendar(284 + page * 100, 100, 84)),
    ...[0, 1, 2].map((dot) => circle(546 + dot * 22, 100, 6, { fill: 'ink' })),
    ...arrow([622, 96], [656, 96], { width: 9 }),
    baby('skin', 'marigold', { x: 664, y: 76, scale: 1 }),
    text('?', 802, 128, { bold: true, size: 84, anchor: 'middle', paint: 'terracotta' }),
  ],
})

/** Pictures for the client's sheet on injections. */
export const INJECTION_CLIENT = [
  childLater,
  step('injection-come-late', late, {
    en: ['The nurse welcomes a client who is late: a calendar and a tick.', 'Say: good that you are here.'],
    fr: [
      'L’infirmière accueille une cliente en retard : un calendrier et une coche.',
      'Dites : c’est bien que vous soyez venue.',
    ],
    es: ['La enfermera recibe a una usuaria que llega tarde: un calendario y una marca.', 'Diga: qué bueno que vino.'],
  }),
  step('injection-change', change, {
    en: ['Client and nurse speak of changing from the injection to pills.', 'Stopping is a right, and so is changing.'],
    fr: [
      'La cliente et l’infirmière parlent de passer de l’injection à la pilule.',
      'Arrêter est un droit, changer aussi.',
    ],
    es: [
      'La usuaria y la enfermera hablan de cambiar la inyección por píldoras.',
      'Dejar un método es un derecho; cambiarlo también.',
    ],
  }),
  step('injection-condoms', condoms, {
    en: [
      'An injection, and a condom as well; beside the condom a shield with a tick: it protects from HIV.',
      'Offer condoms as well.',
    ],
    fr: [
      'Une injection, et aussi un préservatif ; près du préservatif, un bouclier coché : il protège du VIH.',
      'Proposez aussi des préservatifs.',
    ],
    es: [
      'Una inyección y además un condón; junto al condón, un escudo con una marca: protege del VIH.',
      'Ofrezca también condones.',
    ],
  }),
  step('injection-heavy-bleeding', heavyBleeding, {
    en: ['Two soaked pads, drops of blood and a warning sign.', 'Ask how many pads she needs in a day.'],
    fr: [
      'Deux serviettes trempées, des gouttes de sang et un signe d’alerte.',
      'Demandez combien de serviettes par jour.',
    ],
    es: ['Dos toallas empapadas, gotas de sangre y una señal de alerta.', 'Pregunte cuántas toallas usa al día.'],
  }),
  step('injection-sore-place', sorePlace, {
    en: ['An upper arm with a hot, sore place, a thermometer and a warning sign.', 'Look at the place with her.'],
    fr: [
      'Un bras avec un point chaud et douloureux, un thermomètre et un signe d’alerte.',
      'Regardez l’endroit avec elle.',
    ],
    es: ['Un brazo con un sitio caliente y doloroso, un termómetro y una señal de alerta.', 'Mire el sitio con ella.'],
  }),
  step('injection-head-first', headBefore, {
    en: [
      'A woman whose head aches; an arrow to the health post; an injection with a cross.',
      'First assess, then inject.',
    ],
    fr: [
      'Une femme qui a mal à la tête ; une flèche vers le centre de santé ; une injection avec une croix.',
      'Évaluer d’abord, injecter ensuite.',
    ],
    es: [
      'Una mujer a la que le duele la cabeza; una flecha al centro de salud; una inyección con una cruz.',
      'Primero evaluar, después inyectar.',
    ],
  }),
]
