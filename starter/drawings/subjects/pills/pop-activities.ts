import { diagram } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { sun } from '../../kit/objects.ts'
import { bubble, bust, motherAndBaby, type PersonLook, type Skin } from '../../kit/people.ts'
import { arrow, circle, group, line, path, pointAt, rect, type Shape } from '../../kit/shapes.ts'
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
      alt: 'Two shelves with empty places: with estrogen, without estrogen. Below lie a pack with two kinds of pills and a pack of 28 equal pills, with a question mark between them.',
      note: 'The pack of equal pills is the trap: only its label can say where it belongs.',
    },
    fr: {
      shelves: ['Avec œstrogène', 'Sans œstrogène'],
      alt: 'Deux étagères aux places vides : avec œstrogène, sans œstrogène. Dessous, une plaquette à deux sortes de comprimés et une de 28 comprimés égaux, avec un point d’interrogation.',
      note: 'La plaquette de comprimés égaux est le piège : seule l’étiquette dit où elle va.',
    },
    es: {
      shelves: ['Con estrógeno', 'Sin estrógeno'],
      alt: 'Dos estantes con lugares vacíos: con estrógeno, sin estrógeno. Abajo hay un paquete con dos clases de píldoras y uno de 28 píldoras iguales, con un signo de interrogación.',
      note: 'El paquete de píldoras iguales es la trampa: solo la etiqueta dice dónde va.',
    },
  },
  draw: ({ shelves }) => [
    ...shelves.flatMap((name, row): Shape[] => [
      text(name, 190, 24 + row * 118, { bold: true, anchor: 'middle', paint: 'indigo' }),
      ...[0, 1].map((column) =>
        rect(54 + column * 148, 36 + row * 118, 122, 68, {
          fill: 'white',
          stroke: 'steelDark',
          width: 3,
          dash: [8, 6],
          radius: 6,
        }),
      ),
      rect(20, 106 + row * 118, 340, 12, BOARD),
    ]),
    pack(pills([21, 'active'], [7, 'plain']), 20, 252, 0.38),
    pack(pills([28, 'active']), 234, 252, 0.38),
    text('?', 190, 316, { size: 76, bold: true, anchor: 'middle', paint: 'terracotta' }),
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
      alt: 'A large paper clock with two hands on a pin, and an arrow that shows how they are turned. Beside it a card with a pack and a question mark.',
      note: 'Each group has its own clock. The card says the product and her hour.',
    },
    fr: {
      alt: 'Une grande horloge en papier avec deux aiguilles et une flèche qui montre comment les tourner. À côté, une carte avec une plaquette et un point d’interrogation.',
      note: 'Chaque groupe a son horloge. La carte dit le produit et l’heure de la cliente.',
    },
    es: {
      alt: 'Un gran reloj de papel con dos agujas y una flecha que muestra cómo girarlas. Al lado, una tarjeta con un paquete y un signo de interrogación.',
      note: 'Cada grupo tiene su reloj. La tarjeta dice el producto y la hora de ella.',
    },
  },
  draw: () => [
    circle(132, 200, 128, { fill: 'white', stroke: 'ink', width: 4 }),
    circle(132, 200, 115, { stroke: 'line', width: 3 }),
    ...Array.from({ length: 12 }, (_, index): Shape => {
      const [x, y] = pointAt([132, 200], 94, (index + 1) * 30)
      return text(`${index + 1}`, x, y + 11, { size: 30, bold: true, anchor: 'middle' })
    }),
    line([132, 200], [132, 128], { stroke: 'indigo', width: 9 }),
    line([132, 200], pointAt([132, 200], 44, 120), { stroke: 'terracotta', width: 14 }),
    circle(132, 200, 12, { fill: 'ink' }),
    ...arrow(pointAt([132, 200], 150, 74), pointAt([132, 200], 150, 132), { paint: 'leaf', width: 11, bend: 34 }),
    group(
      [
        rect(0, 0, 112, 132, { fill: 'marigoldPale', stroke: 'ink', width: 3, radius: 8 }),
        pack(pills([28, 'active']), 12, 12, 0.27),
        text('?', 56, 118, { size: 52, bold: true, anchor: 'middle', paint: 'terracotta' }),
      ],
      { x: 262, y: 8 },
    ),
  ],
})
