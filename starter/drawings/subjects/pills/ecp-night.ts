import { diagram, WIDTHS } from '../../diagram.ts'
import { clockAt, moon } from '../../kit/objects.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { clinic, padlock } from '../training/things.ts'
import { bareCondom } from './ecp-when.ts'
import { emergencyPack, glass } from './scenes.ts'

const HEIGHT = 334
const GROUND = 156
const CLIENT: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'marigold', cloth: 'leaf', isSad: true }
const PARTNER: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'indigo', isSad: true }

/** Night: the clinic is locked, and a couple with a torn condom does not know where to go. */
export const ecpNight = diagram({
  id: 'ecp-night',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'Night, nine o’clock. The clinic is locked. A couple thinks of a torn condom, and does not know whom to ask.',
      note: 'Point to the moon, the clock and the lock. Where is a light still on in our town?',
    },
    fr: {
      alt: 'La nuit, neuf heures. Le centre de santé est fermé à clé. Un couple pense à un préservatif déchiré et ne sait pas à qui s’adresser.',
      note: 'Montrez la lune, l’horloge et le cadenas. Où y a-t-il encore de la lumière chez nous ?',
    },
    es: {
      alt: 'De noche, a las nueve. El centro de salud está cerrado con candado. Una pareja piensa en un condón roto y no sabe a quién preguntar.',
      note: 'Señale la luna, el reloj y el candado. ¿Dónde hay todavía luz en nuestro pueblo?',
    },
  },
  draw: () => [
    rect(0, 0, WIDTHS.half, HEIGHT, { fill: 'indigoPale', radius: 14 }),
    path(`M0 ${GROUND}V14a14 14 0 0 1 14 -14H366a14 14 0 0 1 14 14V${GROUND}Z`, { fill: 'indigo' }),
    moon(336, 40, 52),
    ...clockAt(9, 226, 72, 48),
    group(clinic(), { x: 14, y: 14, scale: 1.44 }),
    group(padlock(), { x: 57, y: 98, scale: 0.62 }),
    bust(CLIENT, { x: 6, y: 196, scale: 0.766 }),
    bust(PARTNER, { x: 104, y: 196, scale: 0.766 }),
    ...bubble(206, 174, 92, 108, 6),
    group(bareCondom(), { x: 202, y: 178 }),
    text('?', 340, 264, { size: 84, bold: true, paint: 'terracotta', anchor: 'middle' }),
  ],
})

const COUNTER = { top: 228, height: 20 } as const
const SELLER: PersonLook = {
  skin: 'skin',
  head: 'cap',
  headPaint: 'leaf',
  cloth: 'terracotta',
  isProvider: true,
  isSad: true,
}
const SENT_AWAY: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'marigold', isSad: true }

/** A word at the counter sends her out; the pack stays behind. */
export const ecpSentAway = diagram({
  id: 'ecp-sent-away',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      again: 'Again?',
      alt: 'At the counter the provider says: Again? The pack of emergency pills stays on the counter, and the client goes out through the door, sad and with nothing.',
      note: 'What does she take home, and where will she go next time?',
    },
    fr: {
      again: 'Encore ?',
      alt: 'Au comptoir, le soignant dit : Encore ? La pilule d’urgence reste sur le comptoir et la cliente sort, triste et les mains vides.',
      note: 'Qu’emporte-t-elle, et où ira-t-elle la prochaine fois ?',
    },
    es: {
      again: '¿Otra vez?',
      alt: 'En el mostrador el proveedor dice: ¿Otra vez? La píldora de emergencia se queda en el mostrador y la clienta sale, triste y con las manos vacías.',
      note: '¿Qué se lleva, y adónde irá la próxima vez?',
    },
  },
  draw: ({ again }) => [
    rect(0, 0, WIDTHS.half, HEIGHT, { fill: 'terracottaPale', radius: 14 }),
    rect(228, 62, 140, HEIGHT - 62, { fill: 'white', stroke: 'ink', width: 4 }),
    bust(SENT_AWAY, { x: 232, y: 130, scale: 0.86 }),
    path(`M228 62L204 86V${HEIGHT}H228Z`, { fill: 'skinLight', stroke: 'ink', width: 4 }),
    ...arrow([262, 104], [344, 104], { paint: 'terracotta', width: 9 }),
    bust(SELLER, { x: 0, y: 92, scale: 0.8 }),
    ...bubble(20, 14, 168, 62, 44),
    text(again, 104, 55, { size: 30, bold: true, anchor: 'middle' }),
    ...counter(0, 196),
    emergencyPack(112, COUNTER.top - 66, 0.88),
  ],
})

/** A counter down to the floor. @param x of its left side */
function counter(x: number, width: number): Shape[] {
  return [
    rect(x + 8, COUNTER.top, width - 16, HEIGHT - COUNTER.top, { fill: 'skinLight', stroke: 'ink', width: 3 }),
    rect(x, COUNTER.top, width, COUNTER.height, { fill: 'skin', stroke: 'ink', width: 3, radius: 4 }),
  ]
}

const SERVER: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'leaf', isProvider: true }
const SERVED: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'marigold', cloth: 'terracotta' }

/** Practice at a counter: pack, water and card between two people, a watch and the checklist beside them. */
export const ecpCounter = diagram({
  id: 'ecp-counter',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'Two people at a counter, one serves and one is the client. On the counter a pack, a glass of water and a card; a watch, and a checklist on the counter. The client says back: tablet now, then condoms.',
      note: 'Set up the counter like the picture before the pairs begin.',
    },
    fr: {
      alt: 'Deux personnes au comptoir, l’une sert et l’autre est la cliente. Sur le comptoir une boîte, un verre d’eau et une carte ; une montre et une liste de contrôle. La cliente répète : comprimé maintenant, puis préservatifs.',
      note: 'Préparez le comptoir comme sur l’image avant de commencer.',
    },
    es: {
      alt: 'Dos personas en un mostrador: una atiende y la otra es la clienta. Sobre él una caja, un vaso de agua y una tarjeta; un reloj y una lista. La clienta repite: tableta ahora, después condones.',
      note: 'Prepare el mostrador como en el dibujo antes de empezar.',
    },
  },
  draw: () => [
    rect(0, 0, WIDTHS.half, HEIGHT, { fill: 'leafPale', radius: 14 }),
    bust(SERVER, { x: 8, y: 92, scale: 0.8 }),
    bust(SERVED, { x: 250, y: 92, scale: 0.8 }),
    ...bubble(176, 10, 184, 66, 130),
    ...saidBack(),
    ...clockAt(2, 66, 48, 36),
    ...counter(0, WIDTHS.half),
    emergencyPack(136, COUNTER.top - 66, 0.88),
    group(glass(236, 0), { y: COUNTER.top - 74 }),
    ...checklist(),
  ],
})

function saidBack(): Shape[] {
  return [
    emergencyPack(188, 6, 0.74),
    ...arrow([254, 43], [284, 43], { width: 6 }),
    group(bareCondom(false), { x: 288, y: 8, scale: 0.7 }),
  ]
}

/** On the front of the counter. */
function checklist(): Shape[] {
  return [
    rect(140, 256, 100, 76, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    ...[272, 294, 316].map((y) => path(`M152 ${y}l6 7l12 -14M182 ${y}H228`, { stroke: 'leaf', width: 5 })),
  ]
}
