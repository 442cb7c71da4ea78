import { diagram, WIDTHS } from '../../diagram.ts'
import { daySquares } from '../../kit/days.ts'
import { cross } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { signGrid } from '../../kit/sign-grid.ts'
import { text } from '../../kit/text.ts'
import { tabletsStay } from '../people/signs.ts'

const PANEL = 150

/** Condoms alone with emergency pills at hand, or condoms and another method. */
export const condomTwoWays = diagram({
  id: 'condom-two-ways',
  width: 'half',
  height: 2 * PANEL + 12,
  texts: {
    en: {
      words: ['Pills at hand', 'Two methods'],
      alt: 'Two ways. 1: a condom, with emergency pills at hand. 2: a condom and another method, here an implant.',
      note: 'Ask for a client for whom each way is right.',
    },
    fr: {
      words: ['Pilules prêtes', 'Deux méthodes'],
      alt: 'Deux façons. 1 : le préservatif, et la pilule d’urgence prête. 2 : le préservatif et une autre méthode, ici un implant.',
      note: 'Demandez pour qui chaque façon convient.',
    },
    es: {
      words: ['Píldora a mano', 'Dos métodos'],
      alt: 'Dos formas. 1: el condón, con la píldora de emergencia a mano. 2: el condón y otro método, aquí un implante.',
      note: 'Pregunte para quién es adecuada cada forma.',
    },
  },
  draw: ({ words }) =>
    words.flatMap((label, index) => {
      const y = index * (PANEL + 12)
      return [
        rect(0, y, WIDTHS.half, PANEL, { fill: index === 0 ? 'marigoldPale' : 'indigoPale', radius: 14 }),
        methodSign('condom', { x: 72, y: y + 12, scale: 0.94 }),
        text('+', 190, y + 78, { size: 48, bold: true, anchor: 'middle' }),
        methodSign(index === 0 ? 'emergency' : 'implant', { x: 214, y: y + 12, scale: 0.94 }),
        text(label, WIDTHS.half / 2, y + 138, { bold: true, anchor: 'middle' }),
      ]
    }),
})

/** A condom beside another method, 160 by 100. */
function beside(method: MethodSign, time: Shape[]): () => Shape[] {
  return () => [
    methodSign(method, { x: 4, y: 6, scale: 0.66 }),
    text('+', 80, 50, { size: 30, bold: true, anchor: 'middle' }),
    methodSign('condom', { x: 90, y: 6, scale: 0.66 }),
    ...time,
  ]
}

/** Gaps of other methods, in the order of the lines beside the picture. */
export const condomStandsIn = diagram({
  id: 'condom-stands-in',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'A condom beside six signs: an implant with seven days; pills; an injection; a vasectomy; an implant with HIV tablets; a question mark.',
      note: 'Point to a picture: which client from last week was in this gap?',
    },
    fr: {
      alt: 'Un préservatif à côté de six signes : implant et sept jours ; pilules ; injection ; vasectomie ; implant et comprimés contre le VIH ; point d’interrogation.',
      note: 'Montrez une image : quelle cliente de la semaine passée était dans ce cas ?',
    },
    es: {
      alt: 'Un condón junto a seis signos: implante y siete días; píldoras; inyección; vasectomía; implante y tabletas contra el VIH; signo de interrogación.',
      note: 'Señale un dibujo: ¿qué persona de la semana pasada estaba en este caso?',
    },
  },
  draw: () =>
    signGrid(
      [
        beside('implant', daySquares(7, { x: 6, y: 78, size: 20 })),
        beside('pills', cross(66, 72, 26)),
        beside('injection', clock(62, 74, 20, 0.6)),
        beside('vas', [path('M4 90H156', { stroke: 'indigo', width: 6, dash: [46, 8] })]),
        beside('implant', [group(tabletsStay(), { x: 44, y: 52, scale: 0.46 })]),
        () => [
          text('?', 38, 76, { size: 80, bold: true, paint: 'terracotta', anchor: 'middle' }),
          methodSign('condom', { x: 84, y: 14, scale: 0.72 }),
        ],
      ],
      330,
      160,
    ),
})
