import { diagram } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { sun } from '../../kit/objects.ts'
import { bubble, bust, motherAndBaby, type PersonLook, type Skin } from '../../kit/people.ts'
import { circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import * as icons from '../training/community/screening-icons.ts'
import { pack, pills } from './pack.ts'

const BOARD = { fill: 'skin', stroke: 'skinDeep', width: 3 } as const

/** Packs to sort on two shelves, and one that nobody has sorted yet. */
export const popShelves = diagram({
  id: 'pop-shelves',
  width: 'half',
  height: 330,
  texts: {
    en: {
      shelves: ['With estrogen', 'Without estrogen'],
      alt: 'Two shelves: with estrogen, with packs of two kinds of pills; without estrogen, with packs of equal pills. Below lies a pack of 28 equal pills with a question mark.',
      note: 'The pack with the question mark is the trap: only its label can say where it belongs.',
    },
    fr: {
      shelves: ['Avec œstrogène', 'Sans œstrogène'],
      alt: 'Deux étagères : avec œstrogène, des plaquettes à deux sortes de comprimés ; sans œstrogène, des plaquettes de comprimés égaux. Dessous, une plaquette de 28 comprimés égaux avec un point d’interrogation.',
      note: 'La plaquette au point d’interrogation est le piège : seule l’étiquette dit où elle va.',
    },
    es: {
      shelves: ['Con estrógeno', 'Sin estrógeno'],
      alt: 'Dos estantes: con estrógeno, con paquetes de dos clases de píldoras; sin estrógeno, con paquetes de píldoras iguales. Abajo hay un paquete de 28 píldoras iguales con un signo de interrogación.',
      note: 'El paquete con la interrogación es la trampa: solo la etiqueta dice dónde va.',
    },
  },
  draw: ({ shelves }) => [
    ...shelves.flatMap((name, row): Shape[] => [
      text(name, 190, 24 + row * 118, { bold: true, anchor: 'middle', paint: 'indigo' }),
      ...[0, 1].map((column) =>
        pack(
          row === 0 ? pills([21, 'active'], [7, 'plain']) : pills([28, 'active']),
          54 + column * 148,
          34 + row * 118,
          0.37,
        ),
      ),
      rect(20, 106 + row * 118, 340, 12, BOARD),
    ]),
    pack(pills([28, 'active']), 78, 248, 0.4),
    text('?', 262, 316, { size: 76, bold: true, anchor: 'middle', paint: 'terracotta' }),
  ],
})

const ELDER: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'terracotta' }
const YOUNG_MOTHER: PersonLook = { skin: 'skin', head: 'bun', cloth: 'indigo' }

/** A grandmother worries about the milk; a mother holds her baby. */
export const popGrandmother = diagram({
  id: 'pop-grandmother',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'A grandmother with grey hair says something: a drop of milk with a question mark. A young mother with a baby at the breast listens.',
      note: 'The grandmother wants the baby to live. Begin each answer with that.',
    },
    fr: {
      alt: 'Une grand-mère aux cheveux gris parle : une goutte de lait avec un point d’interrogation. Une jeune mère avec un bébé au sein écoute.',
      note: 'La grand-mère veut que le bébé vive. Commencez chaque réponse par là.',
    },
    es: {
      alt: 'Una abuela de pelo gris dice algo: una gota de leche con un signo de interrogación. Una madre joven con un bebé al pecho escucha.',
      note: 'La abuela quiere que el bebé viva. Empiece cada respuesta por ahí.',
    },
  },
  draw: () => [
    rect(0, 0, 380, 330, { fill: 'leafPale', radius: 16 }),
    ...bubble(20, 14, 190, 92, 60),
    path('M76 26C92 48 100 58 100 70A24 24 0 0 1 52 70C52 58 60 48 76 26Z', {
      fill: 'white',
      stroke: 'waterDeep',
      width: 4,
    }),
    text('?', 156, 86, { size: 72, bold: true, anchor: 'middle', paint: 'terracotta' }),
    bust(ELDER, { x: 12, y: 140, scale: 1.06 }),
    ...wrinkles(12, 140, 1.06),
    motherAndBaby(YOUNG_MOTHER, { x: 192, y: 118, scale: 1.06 }),
  ],
})

/** Lines of age and grey hair below the wrap of a `bust`. */
function wrinkles(x: number, y: number, scale: number): Shape[] {
  const look = { stroke: 'skinDeep', width: 2.5 } as const
  const hair = path('M38 58C54 40 100 40 112 56L110 68Q102 52 88 50Q72 56 58 52Q46 56 41 70Z', { fill: 'steelPale' })
  return [group([hair, path('M47 74q4 6 9 7M103 74q-4 6 -9 7M58 80q-4 6 -3 14M92 80q4 6 3 14', look)], { x, y, scale })]
}

/** The six client cards: who she is, and why she was refused. */
const REFUSED: [PersonLook, Shape[]][] = [
  [{ skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'leaf' }, icons.breastfeeds()],
  [{ skin: 'skinDeep', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' }, icons.smokes()],
  [{ skin: 'skinDeep', head: 'wrap', headPaint: 'indigo', cloth: 'leaf' }, icons.highPressure()],
  [{ skin: 'skinDark', head: 'bun', cloth: 'indigo' }, icons.headache()],
  [{ skin: 'skin', head: 'veil', headPaint: 'leaf', cloth: 'leaf' }, icons.legBefore()],
  [{ skin: 'skinDark', head: 'bun', cloth: 'indigo' }, icons.medicine()],
]

/** Six women who were refused pills, each with what matters about her health. */
export const popRefused = diagram({
  id: 'pop-refused',
  width: 'half',
  height: 336,
  texts: {
    en: {
      alt: 'Six women without a smile, each with what matters about her: she breastfeeds; a cigarette; high blood pressure; zigzags and a headache; an old clot in the leg; a medicine. Above them a pack of pills that is crossed out.',
      note: 'Each woman is a client card. How many of them will smile at the end of the game?',
    },
    fr: {
      alt: 'Six femmes qui ne sourient pas, chacune avec ce qui compte : elle allaite ; une cigarette ; une tension élevée ; des éclairs et un mal de tête ; un ancien caillot à la jambe ; un médicament. Au-dessus, une plaquette barrée.',
      note: 'Chaque femme est une carte. Combien souriront à la fin du jeu ?',
    },
    es: {
      alt: 'Seis mujeres que no sonríen, cada una con lo que importa: amamanta; un cigarrillo; presión alta; destellos y dolor de cabeza; un coágulo antiguo en la pierna; un medicamento. Arriba, un paquete de píldoras tachado.',
      note: 'Cada mujer es una tarjeta. ¿Cuántas sonreirán al final del juego?',
    },
  },
  draw: () => [
    ...REFUSED.flatMap(([look, sign], index): Shape[] => {
      const [x, y] = [(index % 2) * 196, 84 + Math.floor(index / 2) * 86]
      return [
        rect(x, y, 184, 80, { fill: 'indigoPale', radius: 12 }),
        bust({ ...look, isSad: true }, { x: x + 16, y: y + 3, scale: 0.425 }),
        group(sign, { x: x + 100, y: y + 7, scale: 0.66 }),
      ]
    }),
    pack(pills([28, 'active']), 140, 2, 0.36),
    ...cross(262, 48, 46),
  ],
})

/** A raised hand: so many fingers are stretched. @param x of the middle @param y of the wrist */
function raisedHand(fingers: 2 | 5, x: number, y: number, skin: Skin, sleeve: 'indigo' | 'terracotta'): Shape[] {
  const edge = skin === 'skin' ? 'skinDark' : 'hair'
  const tops = [-64, -78, -80, -66].map((top, index) => (fingers === 5 || index === 1 || index === 2 ? top : -6))
  return [
    group(
      [
        rect(-24, 30, 48, 70, { fill: sleeve }),
        ...tops.flatMap((top, index) => {
          const from = -27 + index * 18
          const to = from + (index - 1.5) * (fingers === 5 ? 7 : index === 1 ? 9 : 5)
          const d = `M${from} 0L${to} ${top}`
          return [path(d, { stroke: edge, width: 20 }), path(d, { stroke: skin, width: 16 })]
        }),
        path(fingers === 5 ? 'M-30 16L-60 -12' : 'M-30 18L6 12', { stroke: edge, width: 20 }),
        rect(-38, -12, 76, 58, { fill: skin, stroke: edge, width: 2.5, radius: 20 }),
        path(fingers === 5 ? 'M-30 16L-60 -12' : 'M-30 18L6 12', { stroke: skin, width: 16 }),
      ],
      { x, y },
    ),
  ]
}

/** The signs of the quick round: a hand for today, two fingers for condoms. */
export const popHands = diagram({
  id: 'pop-hands',
  width: 'half',
  height: 336,
  texts: {
    en: {
      words: ['Today', '+ condoms 2 days'],
      alt: 'Two signs. A raised hand: the first pill today. Both hands, one raised and two fingers of the other: the pill today, and condoms for two days.',
      note: 'Everybody shows the sign at the same moment, so that nobody copies.',
    },
    fr: {
      words: ['Ce jour', '+ préservatif 2 j'],
      alt: 'Deux signes. Une main levée : la première pilule ce jour. Les deux mains, une levée et deux doigts de l’autre : la pilule ce jour, et le préservatif pendant deux jours.',
      note: 'Tous montrent le signe au même moment, pour que personne ne copie.',
    },
    es: {
      words: ['Hoy', '+ condón 2 días'],
      alt: 'Dos señas. Una mano en alto: la primera píldora hoy. Las dos manos, una en alto y dos dedos de la otra: la píldora hoy, y condón durante dos días.',
      note: 'Todos muestran la seña al mismo tiempo, para que nadie copie.',
    },
  },
  draw: ({ words }) => [
    rect(0, 0, 144, 336, { fill: 'leafPale', radius: 14 }),
    rect(156, 0, 224, 336, { fill: 'marigoldPale', radius: 14 }),
    ...raisedHand(5, 78, 122, 'skinDark', 'indigo'),
    group(raisedHand(5, 0, 0, 'skinDark', 'indigo'), { x: 214, y: 130, scale: 0.66 }),
    group(raisedHand(2, 0, 0, 'skinDark', 'indigo'), { x: 324, y: 130, scale: 0.66 }),
    methodSign('pills', { x: 38, y: 216, scale: 0.68 }),
    methodSign('condom', { x: 184, y: 216, scale: 0.68 }),
    ...sun(292, 250, 12),
    ...sun(336, 250, 12),
    text(words[0] ?? '', 72, 318, { bold: true, anchor: 'middle' }),
    text(words[1] ?? '', 268, 318, { bold: true, anchor: 'middle' }),
  ],
})

/** A clock of paper whose hands are turned. */
export const popPaperClock = diagram({
  id: 'pop-paper-clock',
  width: 'half',
  height: 336,
  texts: {
    en: {
      alt: 'A large paper clock with two hands on a pin; a finger turns one of them. Beside it a card with a pack and a question mark.',
      note: 'Each group has its own clock. The card says the product and her hour.',
    },
    fr: {
      alt: 'Une grande horloge en papier avec deux aiguilles ; un doigt en tourne une. À côté, une carte avec une plaquette et un point d’interrogation.',
      note: 'Chaque groupe a son horloge. La carte dit le produit et l’heure de la cliente.',
    },
    es: {
      alt: 'Un gran reloj de papel con dos agujas; un dedo gira una de ellas. Al lado, una tarjeta con un paquete y un signo de interrogación.',
      note: 'Cada grupo tiene su reloj. La tarjeta dice el producto y la hora de ella.',
    },
  },
  draw: () => [
    circle(150, 160, 146, { fill: 'white', stroke: 'ink', width: 4 }),
    circle(150, 160, 132, { stroke: 'line', width: 3 }),
    ...Array.from({ length: 12 }, (_, index): Shape => {
      const angle = ((index - 2) * Math.PI) / 6
      return text(`${index + 1}`, 150 + Math.cos(angle) * 110, 160 + Math.sin(angle) * 110 + 11, {
        size: 30,
        bold: true,
        anchor: 'middle',
      })
    }),
    path('M150 160V76', { stroke: 'indigo', width: 9 }),
    path('M150 160L206 206', { stroke: 'terracotta', width: 14 }),
    ellipse(150, 160, 12, 12, { fill: 'ink' }),
    ...pointing(212, 210),
    group(
      [
        rect(0, 0, 112, 132, { fill: 'marigoldPale', stroke: 'ink', width: 3, radius: 8 }),
        pack(pills([28, 'active']), 12, 12, 0.27),
        text('?', 56, 118, { size: 52, bold: true, anchor: 'middle', paint: 'terracotta' }),
      ],
      { x: 262, y: 4, rotate: 6 },
    ),
  ],
})

/** A finger from the lower right. @param x and `y` of its tip */
function pointing(x: number, y: number): Shape[] {
  const finger = `M${x + 8} ${y + 6}L${x + 66} ${y + 48}`
  const arm = `M${x + 96} ${y + 70}L${x + 160} ${y + 116}`
  return [
    path(arm, { stroke: 'leaf', width: 52 }),
    path(finger, { stroke: 'skinDeep', width: 26 }),
    path(finger, { stroke: 'skinDark', width: 22 }),
    path(
      `M${x + 58} ${y + 34}Q${x + 100} ${y + 20} ${x + 116} ${y + 62}Q${x + 112} ${y + 98} ${x + 76} ${y + 92}Q${x + 50} ${y + 80} ${x + 58} ${y + 34}Z`,
      {
        fill: 'skinDark',
        stroke: 'skinDeep',
        width: 2.5,
      },
    ),
  ]
}
