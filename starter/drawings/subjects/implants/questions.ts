import type { Diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, clock } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { besideLines } from '../../kit/sign-grid.ts'
import { text } from '../../kit/text.ts'
import { MAN, WOMAN } from '../people/signs.ts'
import { heart, NURSE, sheet, talking } from '../training/things.ts'
import { rodInArm, wholeArm } from './whole-arm.ts'

const ask = (x: number, size = 84) => text('?', x, 80, { size, bold: true, paint: 'terracotta', anchor: 'middle' })
const arm = () => group([...wholeArm(), rodInArm()], { x: 4, y: 4, scale: 0.7 })
const sign = (x = 4) => methodSign('implant', { x, y: 10, scale: 0.8 })
const minutes = (share: number) => clock(75, 50, 44, share)

function pair(): Shape[] {
  return [
    bust(NURSE, { x: -2, y: 2, scale: 0.5 }),
    bust(WOMAN, { x: 54, y: 2, scale: 0.5 }),
    group(sheet(4), { x: 106, y: 40, scale: 0.56 }),
  ]
}

function sayingCards(): Shape[] {
  return [6, 40, 74].map((x, index) =>
    group(
      [
        rect(0, 0, 66, 80, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
        methodSign('implant', { x: 12, y: 18, scale: 0.42 }),
      ],
      { x, y: 4 + index * 6 },
    ),
  )
}

/** What discussions and tasks on implants are about. */
export const IMPLANT_QUESTIONS: Diagram[] = [
  besideLines(
    'implant-heard',
    [
      () => [sign(), ask(116)],
      () => [
        bust(WOMAN, { x: -2, y: 2, scale: 0.54 }),
        bust({ skin: 'skin', head: 'bun', cloth: 'leaf' }, { x: 72, y: 2, scale: 0.54 }),
      ],
      () => [
        bust({ ...MAN, isSad: true }, { x: 4, y: 2, scale: 0.54 }),
        methodSign('implant', { x: 90, y: 20, scale: 0.6 }),
      ],
      () => [arm(), ...arrow([76, 66], [76, 14], { width: 9 })],
    ],
    {
      en: {
        alt: 'Four pictures in the order of the lines: an implant and a question mark; two women; a worried man and an implant; an arrow out of an arm with a rod.',
        note: 'Write the answers as they are said, one sheet for each picture.',
      },
      fr: {
        alt: 'Quatre images dans l’ordre des lignes : un implant et un point d’interrogation ; deux femmes ; un homme inquiet et un implant ; une flèche qui sort d’un bras avec un bâtonnet.',
        note: 'Écrivez les réponses telles quelles, une feuille par image.',
      },
      es: {
        alt: 'Cuatro imágenes en el orden de las líneas: un implante y un signo de interrogación; dos mujeres; un hombre preocupado y un implante; una flecha que sale de un brazo con una varilla.',
        note: 'Escriba las respuestas tal como se dicen, una hoja por imagen.',
      },
    },
    150,
  ),
  besideLines(
    'implant-sort-sayings',
    [
      () => minutes(10 / 60),
      sayingCards,
      () => [...tick(28, 50, 44), ask(75, 60), ...cross(122, 50, 42)],
      () => [group(talking(), { x: -6 }), group(heart(), { x: 94, y: 24, scale: 0.54 })],
    ],
    {
      en: {
        alt: 'Four pictures in the order of the lines: a clock with ten minutes; cards; a tick, a question mark and a cross; two people who talk, and a heart.',
        note: 'The kind answer counts as much as the right one.',
      },
      fr: {
        alt: 'Quatre images dans l’ordre des lignes : une horloge avec dix minutes ; des cartes ; une coche, un point d’interrogation et une croix ; deux personnes qui parlent, et un cœur.',
        note: 'La réponse aimable compte autant que la bonne.',
      },
      es: {
        alt: 'Cuatro imágenes en el orden de las líneas: un reloj con diez minutos; tarjetas; una marca, un signo de interrogación y una cruz; dos personas que hablan, y un corazón.',
        note: 'La respuesta amable cuenta tanto como la correcta.',
      },
    },
    150,
  ),
  besideLines(
    'implant-home-message',
    [
      () => [sign(34), ...tick(116, 76, 40)],
      () => [
        ...calendar(36, 50, 66),
        group([arm(), ...arrow([76, 66], [76, 14], { width: 11 })], { x: 74, y: 14, scale: 0.6 }),
      ],
      () => [group(talking(), { x: 25 })],
    ],
    {
      en: {
        alt: 'Three pictures in the order of the lines: an implant with a tick; a calendar, and an arrow out of an arm with a rod; two people who talk.',
        note: 'Each trainee names one thing to say differently from tomorrow.',
      },
      fr: {
        alt: 'Trois images dans l’ordre des lignes : un implant coché ; un calendrier, et une flèche qui sort d’un bras avec un bâtonnet ; deux personnes qui parlent.',
        note: 'Chacun nomme une chose à dire autrement dès demain.',
      },
      es: {
        alt: 'Tres imágenes en el orden de las líneas: un implante con una marca; un calendario, y una flecha que sale de un brazo con una varilla; dos personas que hablan.',
        note: 'Cada quien nombra algo que dirá de otro modo desde mañana.',
      },
    },
    150,
  ),
  besideLines(
    'implant-observer',
    [
      pair,
      () => [
        group(talking(), { x: -8, y: 12, scale: 0.76 }),
        ...arrow([72, 56], [92, 56], { width: 7 }),
        group(sheet(4), { x: 84, y: 12, scale: 0.76 }),
      ],
      () => [group(sheet(4), { x: 25 }), ...tick(104, 78, 34)],
      () => minutes(20 / 60),
    ],
    {
      en: {
        alt: 'Four pictures in the order of the lines: a pair with a checklist; an arrow from a talk to a record; a checklist with a tick; a clock with twenty minutes.',
        note: 'The observer is silent until the end, except for danger.',
      },
      fr: {
        alt: 'Quatre images dans l’ordre des lignes : un binôme avec une liste ; une flèche d’un entretien à une fiche ; une liste cochée ; une horloge avec vingt minutes.',
        note: 'L’observateur se tait jusqu’à la fin, sauf danger.',
      },
      es: {
        alt: 'Cuatro imágenes en el orden de las líneas: una pareja con una lista; una flecha de una conversación a una ficha; una lista con marca; un reloj con veinte minutos.',
        note: 'Quien observa calla hasta el final, salvo peligro.',
      },
    },
    150,
  ),
]
