import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { clock, drop } from '../../kit/objects.ts'
import { baby, bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { book } from '../people/signs.ts'
import { heart, house, pen, sheet } from '../training/things.ts'
import { seated, smallTable } from './seated.ts'
import { threeRows } from './three-rows.ts'

const HEIGHT = 334
const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }
const CLIENT: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'marigold', cloth: 'terracotta' }

function scene(id: string, draw: () => Shape[], texts: Record<Language, DiagramTexts>): Diagram {
  return diagram({ id, width: 'half', height: HEIGHT, texts, draw })
}

/** A health worker who listens: same height, pen laid down, and the client speaks from the heart. */
export const listenedTo = scene(
  'listened-to',
  () => [
    rect(0, 0, WIDTHS.half, HEIGHT, { fill: 'terracottaPale', radius: 14 }),
    ...bubble(196, 12, 172, 104, 96),
    group(heart(), { x: 210, y: 28, scale: 0.72 }),
    path('M294 38H352M294 62H352M294 86H334', { stroke: 'indigo', width: 6 }),
    seated({ skin: 'skinDark', cloth: 'white', head: 'short', faces: 'right' }, { x: 6, y: 132, scale: 1.16 }),
    seated({ skin: 'skin', cloth: 'leaf', head: 'wrap', faces: 'left' }, { x: 258, y: 132, scale: 1.16 }),
    group([smallTable(0, 0)], { x: 150, y: 328, scale: 1.9 }),
    group([pen(0, 0, 0.8)], { x: 172, y: 242, rotate: 52 }),
    path('M0 330H380', { stroke: 'skinDeep', width: 5 }),
  ],
  {
    en: {
      alt: 'A health worker and a client sit at the same height. The pen lies on the table, the health worker looks at her, and she speaks from the heart.',
      note: 'Find three things in the picture that this health worker does: sits, pen down, looks at her.',
    },
    fr: {
      alt: 'Un soignant et une cliente sont assis à la même hauteur. Le stylo est posé sur la table, il la regarde, et elle parle de ce qui lui tient à cœur.',
      note: 'Trouvez trois choses que fait ce soignant : assis, stylo posé, il la regarde.',
    },
    es: {
      alt: 'Un trabajador de salud y una clienta están sentados a la misma altura. El bolígrafo está en la mesa, él la mira y ella habla desde el corazón.',
      note: 'Encuentre tres cosas que hace: está sentado, dejó el bolígrafo, la mira.',
    },
  },
)

/** Beliefs of the provider, on sex, family and religion, that the client feels. */
export const ownValues = scene(
  'own-values',
  () => [
    rect(0, 0, WIDTHS.half, HEIGHT, { fill: 'terracottaPale', radius: 14 }),
    ellipse(190, 76, 180, 68, { fill: 'white', stroke: 'indigo', width: 4 }),
    circle(104, 158, 12, { fill: 'white', stroke: 'indigo', width: 4 }),
    circle(90, 184, 7, { fill: 'white', stroke: 'indigo', width: 4 }),
    group(heart(), { x: 46, y: 36, scale: 0.82 }),
    baby('skin', 'marigold', { x: 146, y: 50, scale: 0.86 }),
    group(book(), { x: 256, y: 30, scale: 0.86 }),
    bust(NURSE, { x: 8, y: 178, scale: 0.866 }),
    bust({ ...CLIENT, isSad: true }, { x: 240, y: 178, scale: 0.866 }),
    ...arrow([152, 250], [224, 250], { paint: 'terracotta', width: 9 }),
  ],
  {
    en: {
      alt: 'A provider thinks of love, a family and a holy book. Before a word is said, the client opposite feels it and looks worried.',
      note: 'Ask silently: what is in my own bubble, and who sits opposite me?',
    },
    fr: {
      alt: 'Une soignante pense à l’amour, à la famille et à un livre saint. Avant le premier mot, la cliente en face le sent et s’inquiète.',
      note: 'En silence : qu’y a-t-il dans ma bulle, et qui est en face de moi ?',
    },
    es: {
      alt: 'Una proveedora piensa en el amor, una familia y un libro sagrado. Antes de la primera palabra, la clienta lo siente y se preocupa.',
      note: 'En silencio: ¿qué hay en mi burbuja, y quién está enfrente?',
    },
  },
)

/** A promise on a sheet, put into an envelope. */
export const promiseEnvelope = scene(
  'promise-envelope',
  () => [
    rect(0, 0, WIDTHS.half, HEIGHT, { fill: 'leafPale', radius: 14 }),
    path('M60 160L190 66L320 160V300H60Z', { fill: 'skinLight', stroke: 'ink', width: 4 }),
    group(sheet(3), { x: 90, y: 6, scale: 2 }),
    path('M60 160L190 250L320 160V306a10 10 0 0 1 -10 10H70a10 10 0 0 1 -10 -10Z', {
      fill: 'marigold',
      stroke: 'ink',
      width: 4,
    }),
    path('M64 312L160 230M316 312L220 230', { stroke: 'ink', width: 3 }),
    group([pen(0, 0, 1.5)], { x: 262, y: 130 }),
  ],
  {
    en: {
      alt: 'A sheet with three written lines goes into an envelope; a pen beside it.',
      note: 'Three lines, one envelope: write, close, exchange.',
    },
    fr: {
      alt: 'Une feuille avec trois lignes écrites entre dans une enveloppe ; un stylo à côté.',
      note: 'Trois lignes, une enveloppe : écrire, fermer, échanger.',
    },
    es: {
      alt: 'Una hoja con tres líneas escritas entra en un sobre; al lado, un bolígrafo.',
      note: 'Tres líneas, un sobre: escribir, cerrar, intercambiar.',
    },
  },
)

/** Three lines to keep: her life, how to listen, and her choice. */
export const threeKept = threeRows(
  'listening-kept',
  [
    () => [
      group(house(), { x: 12, y: 2 }),
      bust(CLIENT, { x: 138, y: 4, scale: 0.56 }),
      baby('skin', 'sand', { x: 246, y: 24, scale: 0.9 }),
    ],
    () => [
      ...bubble(14, 6, 92, 66, 30),
      text('?', 60, 58, { size: 56, bold: true, anchor: 'middle', paint: 'indigo' }),
      ...clock(180, 50, 42, 1 / 12),
      ...bubble(254, 6, 92, 66, 58),
      path('M328 28H282M282 28l14 -12M282 28l14 12M276 54H328', { stroke: 'leaf', width: 7 }),
    ],
    () => [
      methodSign('implant', { x: 26, y: 4, scale: 0.92 }),
      ...arrow([130, 34], [228, 34], { width: 7 }),
      ...arrow([228, 66], [130, 66], { width: 7 }),
      methodSign('pills', { x: 240, y: 4, scale: 0.92 }),
    ],
  ],
  {
    en: {
      alt: 'Three rows: a woman with her home and her baby, the expert on her life; a question, five seconds of silence, and what she said given back; two methods with arrows both ways, her choice and her right to change.',
      note: 'Cover the lines and let three people say them from the pictures.',
    },
    fr: {
      alt: 'Trois lignes : une femme avec sa maison et son bébé, elle connaît sa vie ; une question, un silence, et ce qu’elle a dit lui est rendu ; deux méthodes et des flèches dans les deux sens, son choix et son droit d’en changer.',
      note: 'Cachez le texte ; trois personnes le disent d’après les images.',
    },
    es: {
      alt: 'Tres filas: una mujer con su casa y su bebé, la experta en su vida; una pregunta, un silencio y lo que ella dijo devuelto; dos métodos con flechas en ambos sentidos, su elección y su derecho a cambiar.',
      note: 'Tape las líneas y que tres personas las digan por los dibujos.',
    },
  },
)

/** What clients come back with: bleeding, sore breasts, and a method that somebody has found out. */
export const backUnhappy = threeRows(
  'back-unhappy',
  [
    () => [
      bust({ skin: 'skinDark', head: 'bun', cloth: 'marigold', isSad: true }, { x: 16, y: 2, scale: 0.57 }),
      ...[180, 236, 292].map((x, index) => drop(x, 86, 66 - (index % 2) * 22, 'blood')),
    ],
    () => [
      bust({ skin: 'skin', head: 'wrap', cloth: 'indigo', isSad: true }, { x: 16, y: 2, scale: 0.57 }),
      ...soreChest(),
    ],
    () => [
      bust({ skin: 'skinDeep', head: 'short', cloth: 'leaf', isSad: true }, { x: 16, y: 2, scale: 0.57 }),
      methodSign('pills', { x: 138, y: 12, scale: 0.76 }),
      ...arrow([246, 50], [222, 50], { paint: 'terracotta', width: 8 }),
      bust(
        { skin: 'skinDark', head: 'veil', headPaint: 'terracotta', cloth: 'terracotta' },
        { x: 256, y: 2, scale: 0.57 },
      ),
    ],
  ],
  {
    en: {
      alt: 'Three clients who come back unhappy: one bleeds too often; one has sore breasts; the mother-in-law of one has found her pills.',
      note: 'First: “Thank you for coming.” Then: “How much does it disturb you?”',
    },
    fr: {
      alt: 'Trois clientes reviennent mécontentes : l’une saigne trop souvent ; l’une a mal aux seins ; la belle-mère de la troisième a trouvé ses pilules.',
      note: 'D’abord : « Merci d’être venue. » Puis : « Est-ce que cela vous gêne beaucoup ? »',
    },
    es: {
      alt: 'Tres clientas vuelven descontentas: una sangra demasiado; a otra le duelen los pechos; la suegra de la tercera encontró sus píldoras.',
      note: 'Primero: «Gracias por venir». Luego: «¿Cuánto le molesta?»',
    },
  },
)

/** A woman in a dress, from neck to waist, who holds a hand to her sore chest. */
function soreChest(): Shape[] {
  return [
    path('M236 -8h28v26h-28Z', { fill: 'skin' }),
    path('M172 100C170 60 176 30 200 22L234 12Q250 30 266 12L300 22C324 30 330 60 328 100Z', {
      fill: 'indigoPale',
      stroke: 'indigo',
      width: 4,
    }),
    path('M200 100V62M300 100V80', { stroke: 'indigo', width: 4 }),
    path('M224 52l-12 -14M216 64l-17 -3M216 76l-16 8M238 46l-3 -17', { stroke: 'blood', width: 5.5 }),
    path('M318 90C312 82 300 77 284 74', { stroke: 'indigo', width: 25 }),
    path('M316 90C310 83 300 78 284 75', { stroke: 'indigoPale', width: 18 }),
    path('M286 74L250 66', { stroke: 'skin', width: 18 }),
    path('M254 60L228 58M252 66L224 66M252 72L226 74', { stroke: 'skin', width: 7 }),
  ]
}
