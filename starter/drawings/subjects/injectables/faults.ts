import { diagram, WIDTHS } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { device } from './device.ts'

/** A device before and after closing, and devices not to use. */
export const scFaults = diagram({
  id: 'sc-faults',
  width: 'full',
  height: 268,
  texts: {
    en: {
      words: ['Before: open', 'Ready: closed', 'Cap bent', 'Leaks', 'Pouch torn', 'Date passed'],
      alt: 'A good device: out of the pouch the gap is open; pushed together it is closed and ready, with a tick. Crossed out: a device with a bent cap, one that leaks, one from a torn pouch and one whose date has passed.',
      note: 'Show the fault cards. Trainees say: use it, or take another one and report this one.',
    },
    fr: {
      words: ['Avant : ouvert', 'Après : fermé', 'Capuchon tordu', 'Fuite', 'Emballage déchiré', 'Date passée'],
      alt: 'Un bon dispositif : sorti de l’emballage, l’espace est ouvert ; poussé, il est fermé et prêt, avec une coche. Barrés : un capuchon tordu, une fuite, un emballage déchiré, une date passée.',
      note: 'Montrez les cartes de défauts. Les participants disent : employer, ou en prendre un autre et signaler.',
    },
    es: {
      words: ['Antes: abierto', 'Listo: cerrado', 'Tapa doblada', 'Fuga', 'Envoltura rota', 'Fecha vencida'],
      alt: 'Un buen dispositivo: recién sacado, el espacio está abierto; presionado, está cerrado y listo, con una marca. Tachados: la tapa doblada, una fuga, la envoltura rota, la fecha vencida.',
      note: 'Muestre las tarjetas de defectos. Las participantes dicen: usarlo, o tomar otro y avisar.',
    },
  },
  draw: ({ words }) =>
    [ready('open'), ready('closed'), bent(), leak(), torn(), expired()].flatMap((scene, index) => {
      const x = index * COLUMN
      return [
        rect(x + 3, 0, COLUMN - 6, 268, { fill: FILLS[index] ?? 'terracottaPale', radius: 12 }),
        group(scene, { x: x + COLUMN / 2, y: 4 }),
        ...(index === 1 ? tick(x + 28, 28, 38) : []),
        ...(index > 1 ? cross(x + 28, 28, 34) : []),
        ...(index === 1 ? arrow([x - 30, 100], [x + 30, 100], { paint: 'ink', width: 7 }) : []),
        ...textBox(words[index] ?? '', x + COLUMN / 2, 206, COLUMN - 6, { bold: true, anchor: 'middle' }).shapes,
      ]
    }),
})

const COLUMN = WIDTHS.full / 6
/** The two pictures without a cross: before, and ready. */
const FILLS = ['steelPale', 'leafPale'] as const

/** Scenes of devices, 104 wide with their middle at x = 0, and 200 high. */

/** Shaken, and held with the needle up, as the gap is closed. */
export function ready(cap: 'open' | 'closed'): Shape[] {
  return [device({ cap, medicine: 'mixed' }, { x: 0, y: 86, scale: 0.84, rotate: 180 })]
}

export function bent(): Shape[] {
  return [
    device({ cap: 'off', medicine: 'mixed' }, { x: 0, y: 118, scale: 0.86 }),
    path('M-7 118h14v8h-14Z', { fill: 'steelPale', stroke: 'steelDark', width: 2.5 }),
    path('M-16 124h34l-2 20l26 42l-16 10l-28 -46l-14 -16Z', { fill: 'marigold', stroke: 'ink', width: 3 }),
  ]
}

export function leak(): Shape[] {
  const drop = (x: number, y: number) =>
    path(`M${x} ${y}c6 9 9 13 9 18a9 9 0 0 1 -18 0c0 -5 3 -9 9 -18Z`, {
      fill: 'water',
      stroke: 'waterDeep',
      width: 2.5,
    })
  return [
    device({ cap: 'open', medicine: 'mixed' }, { x: 0, y: 110, scale: 0.8 }),
    drop(30, 112),
    drop(-28, 140),
    drop(30, 160),
  ]
}

export function torn(): Shape[] {
  return [
    path('M-52 20H28L14 44L40 58L24 78H52V190H-52Z', { fill: 'steelPale', stroke: 'steelDark', width: 3 }),
    device({ cap: 'open', medicine: 'mixed' }, { x: -12, y: 118, scale: 0.5 }),
  ]
}

export function expired(): Shape[] {
  return [
    path('M-52 20H52V190H-52Z', { fill: 'steelPale', stroke: 'steelDark', width: 3 }),
    rect(-36, 68, 72, 76, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
    rect(-34, 70, 68, 18, { fill: 'indigo', radius: 4 }),
    path('M-22 100L22 134M22 100L-22 134', { stroke: 'terracotta', width: 8 }),
  ]
}
