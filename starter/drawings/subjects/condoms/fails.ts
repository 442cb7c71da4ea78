import { diagram } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { clock, drop, sun, tap } from '../../kit/objects.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { femaleCondom } from './female-parts.ts'
import { packet } from './parts.ts'
import { openCondom } from './scenes.ts'
import { oilBottle } from './store.ts'

/** Causes of failure, each 160 by 100. */
const CAUSES: (() => Shape[])[] = [tooLate, oil, hotWallet, dry, two, again]
const [COLUMN, ROW, GAP] = [270, 162, 13] as const

/** Why condoms fail: six pictures, each with its words. */
export const condomFails = diagram({
  id: 'condom-fails',
  width: 'full',
  height: 2 * ROW + GAP,
  texts: {
    en: {
      words: [
        'Started late, taken off early',
        'Oil',
        'Old, hot, folded in a wallet for months',
        'Dry friction, too little lubricant',
        'Two at a time, male or female',
        'Used again',
      ],
      alt: 'Six causes, each with a cross and its words: a condom and a clock, started late or taken off early; a bottle of oil; sun and a wallet; dry friction and an empty drop; two at a time: one male condom over another, a male with a female one; a used condom under a tap.',
      note: 'Point to a picture and let trainees say what a client would tell about it.',
    },
    fr: {
      words: [
        'Mis tard, ôté tôt',
        'Huile',
        'Date passée, soleil, portefeuille',
        'À sec, trop peu de lubrifiant',
        'Deux à la fois, masculin ou féminin',
        'Utilisé une 2e fois',
      ],
      alt: 'Six causes, chacune avec une croix et ses mots : un préservatif et une horloge, mis tard ou ôté tôt ; une bouteille d’huile ; soleil et portefeuille ; frottement à sec et une goutte vide ; deux à la fois : un masculin sur un autre, un masculin avec un féminin ; un préservatif usagé sous un robinet.',
      note: 'Montrez une image : que raconterait un client ?',
    },
    es: {
      words: [
        'Puesto tarde o quitado pronto',
        'Aceite',
        'Fecha vencida, sol, cartera',
        'En seco, muy poco lubricante',
        'Dos a la vez, masculino o femenino',
        'Usado otra vez',
      ],
      alt: 'Seis causas, cada una con una cruz y sus palabras: un condón y un reloj, puesto tarde o quitado pronto; una botella de aceite; sol y cartera; roce en seco y una gota vacía; dos a la vez: uno masculino sobre otro, uno masculino con uno femenino; un condón usado bajo el grifo.',
      note: 'Señale un dibujo: ¿qué contaría un cliente?',
    },
  },
  draw: ({ words }): Shape[] =>
    CAUSES.flatMap((cause, index) => {
      const [x, y] = [(index % 3) * (COLUMN + GAP), Math.floor(index / 3) * (ROW + GAP)]
      return [
        rect(x, y, COLUMN, ROW, { fill: 'terracottaPale', radius: 12 }),
        group(cause(), { x: x + 60, y: y + 4, scale: 0.9 }),
        ...cross(x + COLUMN - 22, y + 22, 28),
        ...textBox(words[index] ?? '', x + COLUMN / 2, y + 132, COLUMN - 10, { anchor: 'middle', middle: true }).shapes,
      ]
    }),
})

function tooLate(): Shape[] {
  return [male(44, 0.84), ...clock(104, 56, 32, 0.25)]
}

function oil(): Shape[] {
  return [group(oilBottle(0, 0), { x: 46, y: 98, scale: 0.76 }), ...packet(102, 62, 56)]
}

function hotWallet(): Shape[] {
  return [
    ...sun(34, 34, 17),
    rect(56, 42, 84, 54, { fill: 'skinDark', stroke: 'ink', width: 3, radius: 6 }),
    ...packet(96, 46, 36),
    path('M56 58H140V90A6 6 0 0 1 134 96H62A6 6 0 0 1 56 90Z', { fill: 'skin', stroke: 'ink', width: 3 }),
  ]
}

function dry(): Shape[] {
  return [
    male(44, 0.84),
    ...arrow([74, 30], [74, 84], { width: 5, paint: 'terracotta' }),
    ...arrow([90, 84], [90, 30], { width: 5, paint: 'terracotta' }),
    drop(128, 84, 62, 'inkSoft'),
    drop(128, 80, 50, 'terracottaPale'),
  ]
}

/** A male condom, its closed end up. */
function male(x: number, scale: number): Shape {
  return group(openCondom(false), { x, y: 98, rotate: 180, scale })
}

/** One over the other, and a male one in a female one. */
function two(): Shape[] {
  return [
    male(26, 0.92),
    group(openCondom(false), { x: 26, y: 90, rotate: 180, scale: 0.66 }),
    path('M72 20V90', { stroke: 'inkSoft', width: 2.5, dash: [6, 6] }),
    group(femaleCondom(), { x: 116, y: 92, rotate: 180, scale: 0.54 }),
    male(116, 0.62),
  ]
}

function again(): Shape[] {
  return [
    group(tap(0, 0, 40), { x: 62, y: 30, scale: 0.72 }),
    group(openCondom(), { x: 60, y: 50, scale: 0.48 }),
    ...arrow([96, 88], [98, 56], { width: 5, bend: -26, paint: 'terracotta' }),
  ]
}
