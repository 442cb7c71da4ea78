import { diagram } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { clock, drop, sun, tap } from '../../kit/objects.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { signGrid } from '../../kit/sign-grid.ts'
import { packet } from './parts.ts'
import { openCondom } from './scenes.ts'
import { oilBottle } from './store.ts'

/** Causes of failure, each 160 by 100. */
const CAUSES: (() => Shape[])[] = [tooLate, oil, hotWallet, dry, two, again]

/** Why condoms fail, in the order of the lines beside the picture. */
export const condomFails = diagram({
  id: 'condom-fails',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'Six causes, each with a cross: a condom and a clock, put on late or taken off early; a bottle of oil; sun and a wallet; dry friction; two condoms at a time; a used condom under a tap.',
      note: 'Point to a picture and let trainees say what a client would tell about it.',
    },
    fr: {
      alt: 'Six causes, chacune avec une croix : un préservatif et une horloge, mis tard ou ôté tôt ; une bouteille d’huile ; soleil et portefeuille ; frottement à sec ; deux préservatifs à la fois ; un préservatif usagé sous un robinet.',
      note: 'Montrez une image : que raconterait un client ?',
    },
    es: {
      alt: 'Seis causas, cada una con una cruz: un condón y un reloj, puesto tarde o quitado pronto; una botella de aceite; sol y cartera; roce en seco; dos condones a la vez; un condón usado bajo el grifo.',
      note: 'Señale un dibujo: ¿qué contaría un cliente?',
    },
  },
  draw: () =>
    signGrid(
      CAUSES.map((cause) => () => [...cause(), ...cross(146, 16, 28)]),
      330,
      160,
      ['terracottaPale'],
    ),
})

function tooLate(): Shape[] {
  return [group(openCondom(false), { x: 44, y: 98, rotate: 180, scale: 0.84 }), ...clock(104, 56, 32, 0.25)]
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
    group(openCondom(false), { x: 44, y: 98, rotate: 180, scale: 0.84 }),
    ...arrow([74, 30], [74, 84], { width: 5, paint: 'terracotta' }),
    drop(112, 86, 56),
    path('M84 88L138 34', { stroke: 'ink', width: 6 }),
  ]
}

function two(): Shape[] {
  return [40, 92].map((x) => group(openCondom(false), { x, y: 98, rotate: 180, scale: 0.84 }))
}

function again(): Shape[] {
  return [
    group(tap(0, 0, 40), { x: 62, y: 30, scale: 0.72 }),
    group(openCondom(), { x: 60, y: 50, scale: 0.48 }),
    ...arrow([96, 88], [98, 56], { width: 5, bend: -26, paint: 'terracotta' }),
  ]
}
