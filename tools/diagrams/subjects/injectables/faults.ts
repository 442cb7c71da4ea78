import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { device } from './device.ts'

/** Devices not to use. */
export const scFaults = diagram({
  id: 'sc-faults',
  width: 'full',
  height: 268,
  texts: {
    en: {
      words: ['Gap open: good', 'Cap bent', 'Leaks', 'Pouch torn', 'Date passed'],
      alt: 'A device out of the pouch with an open gap is good. A device with a bent cap, one that leaks, one from a torn pouch and one whose date has passed are not used.',
      note: 'Show the fault cards. Trainees say: use it, or take another one and report this one.',
    },
    fr: {
      words: ['Espace : bon', 'Capuchon tordu', 'Fuite', 'Emballage déchiré', 'Date passée'],
      alt: 'Un dispositif sorti de l’emballage avec un espace ouvert est bon. Un dispositif au capuchon tordu, qui fuit, à l’emballage déchiré ou à la date passée ne s’emploie pas.',
      note: 'Montrez les cartes de défauts. Les participants disent : employer, ou en prendre un autre et signaler.',
    },
    es: {
      words: ['Con espacio: bueno', 'Tapa doblada', 'Fuga', 'Envoltura rota', 'Fecha vencida'],
      alt: 'Un dispositivo recién sacado con el espacio abierto es bueno. No se usa uno con la tapa doblada, con fuga, con la envoltura rota o con la fecha vencida.',
      note: 'Muestre las tarjetas de defectos. Las participantes dicen: usarlo, o tomar otro y avisar.',
    },
  },
  draw: ({ words }) =>
    [good(), bent(), leak(), torn(), expired()].flatMap((scene, index) => {
      const x = index * 167
      return [
        group(scene, { x: x + 84, y: 0 }),
        ...(index === 0 ? tick(x + 30, 28, 38) : cross(x + 30, 28, 34)),
        ...textBox(words[index] ?? '', x + 84, 206, 160, { bold: true, anchor: 'middle' }).shapes,
      ]
    }),
})

function good(): Shape[] {
  return [device({ cap: 'open', medicine: 'settled' }, { x: 0, y: 118, scale: 0.86 })]
}

function bent(): Shape[] {
  return [
    device({ cap: 'off', medicine: 'settled' }, { x: 0, y: 118, scale: 0.86 }),
    path('M-7 118h14v8h-14Z', { fill: 'steelPale', stroke: 'steelDark', width: 2.5 }),
    path('M-16 124h34l-2 20l26 42l-16 10l-28 -46l-14 -16Z', { fill: 'marigold', stroke: 'ink', width: 3 }),
  ]
}

function leak(): Shape[] {
  const drop = (x: number, y: number) =>
    path(`M${x} ${y}c6 9 9 13 9 18a9 9 0 0 1 -18 0c0 -5 3 -9 9 -18Z`, {
      fill: 'water',
      stroke: 'waterDeep',
      width: 2.5,
    })
  return [
    device({ cap: 'open', medicine: 'settled' }, { x: 0, y: 110, scale: 0.8 }),
    drop(30, 112),
    drop(-28, 140),
    drop(30, 160),
  ]
}

function torn(): Shape[] {
  return [
    path('M-52 20H28L14 44L40 58L24 78H52V190H-52Z', { fill: 'steelPale', stroke: 'steelDark', width: 3 }),
    device({ cap: 'open', medicine: 'settled' }, { x: -12, y: 118, scale: 0.5 }),
  ]
}

function expired(): Shape[] {
  return [
    path('M-52 20H52V190H-52Z', { fill: 'steelPale', stroke: 'steelDark', width: 3 }),
    rect(-36, 68, 72, 76, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
    rect(-34, 70, 68, 18, { fill: 'indigo', radius: 4 }),
    path('M-22 100L22 134M22 100L-22 134', { stroke: 'terracotta', width: 8 }),
  ]
}
