import { tabletPack, thermometer } from '../../kit/client-scenes.ts'
import { drop, calendar as month } from '../../kit/days.ts'
import { tick } from '../../kit/marks.ts'
import { calendar } from '../../kit/objects.ts'
import { bubble, bust } from '../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { besideLines } from '../../kit/sign-grid.ts'
import { NURSE } from '../training/things.ts'
import { MONTHS } from './months.ts'
import { rod } from './parts.ts'
import { wholeArm } from './whole-arm.ts'

const CLIENT = { skin: 'skin', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' } as const

/** An arm with an arrow that takes the rod out. */
function rodOut(): Shape[] {
  return [
    group(wholeArm(), { x: 0, y: 24, scale: 0.72 }),
    rod(92, 40, -38, 40),
    ...arrow([74, 44], [94, 10], { width: 7 }),
  ]
}

/** She says something; the picture in her bubble is 100 by 100. @param y of the top of her head */
function says(inBubble: Shape[], y: number): Shape[] {
  return [
    bust(CLIENT, { x: -2, y, scale: 0.5 }),
    ...bubble(64, 2, 84, 68, -1),
    group(inBubble, { x: 76, y: 6, scale: 0.58 }),
  ]
}

/** One rod out, a new one in. */
function exchanged(): Shape[] {
  return [
    group(wholeArm(), { x: 20, y: 30, scale: 0.68 }),
    ...arrow([72, 60], [58, 8], { width: 7 }),
    ...arrow([124, 8], [104, 58], { width: 7 }),
    rod(20, 24, -70, 34),
    rod(132, 46, -70, 34),
  ]
}

/** A rod on a screen. */
function onScreen(): Shape[] {
  return [
    rect(22, 4, 106, 78, { fill: 'ink', stroke: 'steelDark', width: 5, radius: 8 }),
    path('M62 12H88L116 66Q75 80 34 66Z', { fill: 'steelDark' }),
    rod(56, 50, -4, 38),
    path('M75 84V98M52 98H98', { stroke: 'steelDark', width: 7 }),
  ]
}

/** What a woman who wants her implant out can count on; what users with troublesome bleeding can count on. */
export const implantRights = [
  besideLines(
    'implant-removal-right',
    [
      () => says([group(rodOut(), { y: 8, scale: 0.8 })], 26),
      () => [...calendar(75, 50, 88), ...tick(107, 80, 38)],
      exchanged,
      onScreen,
    ],
    {
      en: {
        alt: 'Four pictures in the order of the lines: a woman asks for her rod to be taken out; a calendar with a tick, today; one rod out and a new one in; a screen that shows a rod.',
        note: 'For each picture, ask what happens in your facility.',
      },
      fr: {
        alt: 'Quatre images dans l’ordre des lignes : une femme demande le retrait de son bâtonnet ; un calendrier coché, aujourd’hui ; un bâtonnet sort, un nouveau entre ; un écran où l’on voit un bâtonnet.',
        note: 'Pour chaque image, demandez ce qui se passe dans votre service.',
      },
      es: {
        alt: 'Cuatro imágenes en el orden de las líneas: una mujer pide que le retiren la varilla; un calendario con marca, hoy; una varilla sale y otra nueva entra; una pantalla que muestra una varilla.',
        note: 'Con cada imagen, pregunte qué pasa en su servicio.',
      },
    },
    150,
  ),
  besideLines(
    'implant-bleeding-care',
    [
      () => says([drop(30, 56, 'blood', 1.7), drop(72, 56, 'blood', 1.1)], 14),
      () => [bust(NURSE, { x: -2, y: 14, scale: 0.5 }), ...month(66, 6, 11.6, MONTHS.irregular), ...tick(107, 76, 38)],
      () => [...thermometer(46, 80, 66), drop(100, 50, 'blood', 2.2)],
      () => [group(tabletPack(), { x: -7, y: -40 })],
      () => [group(rodOut(), { x: 20, y: -4 })],
    ],
    {
      en: {
        alt: 'Five pictures in the order of the lines: a woman speaks of her bleeding; a provider, a month with irregular bleeding and a tick; a thermometer and blood; a pack of tablets; a rod that is taken out.',
        note: 'Cover the words; the group says what the provider does in each picture.',
      },
      fr: {
        alt: 'Cinq images dans l’ordre des lignes : une femme parle de ses saignements ; une soignante, un mois irrégulier et une coche ; un thermomètre et du sang ; une plaquette de comprimés ; un bâtonnet que l’on retire.',
        note: 'Cachez les mots ; le groupe dit ce que fait la soignante sur chaque image.',
      },
      es: {
        alt: 'Cinco imágenes en el orden de las líneas: una mujer habla de su sangrado; una proveedora, un mes irregular y una marca; un termómetro y sangre; una caja de tabletas; una varilla que se retira.',
        note: 'Tape las palabras; el grupo dice qué hace la proveedora en cada imagen.',
      },
    },
    150,
  ),
]
