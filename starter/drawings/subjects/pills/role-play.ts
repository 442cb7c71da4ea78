import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { openHand } from '../../kit/hands.ts'
import { methodSign } from '../../kit/methods.ts'
import { bubble, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { questions } from '../implants/signs.ts'
import { smallPack } from './coc-icons.ts'
import { type Pill, pack, pills } from './pack.ts'

const PROVIDER: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'indigo', isProvider: true }
const OBSERVER: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'terracotta', cloth: 'terracotta' }
const CLIENT: PersonLook = { skin: 'skin', head: 'bun', cloth: 'marigold' }
const HEIGHT = 336

/** A role play in threes: provider and client talk, an observer with the checklist sits apart. @param packed the pills of their pack @param client 170 wide */
function threes(id: string, packed: Pill[], client: () => Shape[], texts: Record<Language, DiagramTexts>): Diagram {
  return diagram({
    id,
    width: 'half',
    height: HEIGHT,
    texts,
    draw: () => [
      rect(0, 0, 380, HEIGHT, { fill: 'indigoPale', radius: 16 }),
      bust(OBSERVER, { x: 138, y: 8, scale: 0.66 }),
      group(questions(), { x: 212, y: 52, scale: 0.7 }),
      path('M20 128H360', { stroke: 'leaf', width: 4, dash: [12, 10] }),
      ...bubble(120, 142, 96, 62, 28),
      pack(packed, 126, 148, 0.26),
      bust(PROVIDER, { x: -2, y: 170, scale: 0.92 }),
      group(client(), { x: 212, y: 158 }),
    ],
  })
}

export const cocThrees = threes(
  'coc-threes',
  pills([21, 'active'], [7, 'plain']),
  () => [bust(CLIENT, { x: 14, y: 12, scale: 0.92 })],
  {
    en: {
      alt: 'Three people. A provider with a pack in a speech bubble talks with a client; behind a line an observer ticks a checklist and does not speak.',
      note: 'Change roles twice, so that everybody sits in each place.',
    },
    fr: {
      alt: 'Trois personnes. Un prestataire, avec une plaquette dans une bulle, parle avec une cliente ; derrière une ligne, une observatrice coche la liste et ne parle pas.',
      note: 'Changez deux fois de rôle, pour que chacun s’asseye à chaque place.',
    },
    es: {
      alt: 'Tres personas. Un proveedor, con un paquete en un globo, habla con una usuaria; detrás de una línea, una observadora marca la lista y no habla.',
      note: 'Cambien de papel dos veces, para que cada quien ocupe cada lugar.',
    },
  },
)

export const popThrees = threes('pop-threes', pills([28, 'active']), mother, {
  en: {
    alt: 'A provider with a pack in a speech bubble talks with a mother who holds a baby; behind a line an observer ticks a checklist and does not speak.',
    note: 'A doll, or a rolled cloth, is the baby. Somebody waits outside the door.',
  },
  fr: {
    alt: 'Un prestataire, avec une plaquette dans une bulle, parle avec une mère qui tient un bébé ; derrière une ligne, une observatrice coche la liste et ne parle pas.',
    note: 'Une poupée, ou un pagne roulé, est le bébé. Quelqu’un attend derrière la porte.',
  },
  es: {
    alt: 'Un proveedor, con un paquete en un globo, habla con una madre que sostiene a un bebé; detrás de una línea, una observadora marca la lista y no habla.',
    note: 'Una muñeca, o una tela enrollada, es el bebé. Alguien espera tras la puerta.',
  },
})

function mother(): Shape[] {
  return [motherAndBaby(CLIENT, { x: 0, y: 0, scale: 0.89 })]
}

/** A thumb up or down. @param x and `y` of the middle of the fist */
function thumb(isUp: boolean, x: number, y: number): Shape {
  return group(
    [
      path('M-40 -8V-62Q-38 -84 -20 -80Q-6 -76 -10 -52L-14 -22', { fill: 'skinDark', stroke: 'skinDeep', width: 4 }),
      rect(-44, -26, 84, 78, { fill: 'skinDark', stroke: 'skinDeep', width: 4, radius: 20 }),
      path('M-2 -4H38M-2 16H38M-2 34H36', { stroke: 'skinDeep', width: 3.5 }),
      rect(-76, -22, 34, 70, { fill: 'indigo' }),
    ],
    { x, y, ...(isUp ? {} : { rotate: 180 }) },
  )
}

/** Methods to offer instead. */
const OTHERS = ['iud', 'implant', 'condom'] as const

/** The vote of the first slide. */
export const cocVote = diagram({
  id: 'coc-vote',
  width: 'half',
  height: 320,
  texts: {
    en: {
      alt: 'A thumb up above a pack of combined pills: give them. A thumb down beside the pack, and an open hand below other methods: offer something else.',
      note: 'Thumbs at the same moment, eyes closed. Count both and write the numbers down.',
    },
    fr: {
      alt: 'Un pouce levé au-dessus d’une plaquette combinée : donner. Un pouce baissé à côté de la plaquette, et une main ouverte sous d’autres méthodes : proposer autre chose.',
      note: 'Tous les pouces en même temps, les yeux fermés. Comptez et notez.',
    },
    es: {
      alt: 'Un pulgar arriba sobre un paquete de píldoras combinadas: darlas. Un pulgar abajo junto al paquete, y una mano abierta bajo otros métodos: ofrecer otra cosa.',
      note: 'Los pulgares al mismo tiempo, con los ojos cerrados. Cuente y anote.',
    },
  },
  draw: () => [
    rect(0, 0, 184, 320, { fill: 'leafPale', radius: 14 }),
    rect(196, 0, 184, 320, { fill: 'terracottaPale', radius: 14 }),
    thumb(true, 102, 118),
    thumb(false, 308, 76),
    smallPack(36, 214, 0.34),
    smallPack(208, 52, 0.16),
    path('M208 176H368', { stroke: 'white', width: 5 }),
    openHand('skinDark', { x: 288, y: 280, scale: 0.36, isShort: true }),
    ...OTHERS.map((method, index) => methodSign(method, { x: 206 + index * 57, y: 190, scale: 0.5 })),
  ],
})
