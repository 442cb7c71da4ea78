import { diagram, WIDTHS } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodShapes, methodSign } from '../../kit/methods.ts'
import { bubble, bust } from '../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { CLIENT, NURSE, padlock } from '../training/things.ts'

const [ROW, GAP, SIGN] = [78, 8, 70] as const
const WIDTH = (WIDTHS.full - 12) / 2

/** What breaks a free and informed choice, and beside it what keeps it: a row for each of its four conditions. */
export const choiceBreaks = diagram({
  id: 'choice-breaks',
  width: 'full',
  height: ROW * 4 + GAP * 3,
  texts: {
    en: {
      wrong: ['One method on the shelf', 'Talk that is too fast', 'A gift for a method', 'A removal that is refused'],
      right: ['A real range', 'She asks; nothing is hidden', 'No pressure, no reward', 'She stops or changes any day'],
      alt: 'Four rows, at the left what breaks a free choice, at the right what keeps it. A shelf with one method; a shelf with many. Fast talk by the provider; the client asks, and nothing is hidden. A gift for accepting a method; she decides, with no pressure or reward. A padlock on an implant; she stops or changes on any day.',
      note: 'Cover the right side; ask for each line what would be right, then uncover it.',
    },
    fr: {
      wrong: ['Une seule méthode', 'Parler trop, trop vite', 'Un cadeau pour une méthode', 'Un retrait refusé'],
      right: [
        'Un vrai choix',
        'Elle demande, rien n’est caché',
        'Sans pression ni récompense',
        'Arrêter ou changer, quand elle veut',
      ],
      alt: 'Quatre lignes, à gauche ce qui brise un choix libre, à droite ce qui le garde. Une étagère avec une seule méthode ; une étagère pleine. La soignante parle trop, trop vite ; la cliente pose ses questions et rien n’est caché. Un cadeau pour accepter une méthode ; elle décide, sans pression ni récompense. Un cadenas sur un implant ; arrêter ou changer quand elle veut.',
      note: 'Cachez la droite ; demandez pour chaque ligne ce qui serait juste, puis découvrez-le.',
    },
    es: {
      wrong: ['Un solo método', 'Hablar demasiado rápido', 'Un regalo por un método', 'Negarse a retirarlo'],
      right: [
        'Varios métodos',
        'Ella pregunta, nada se le esconde',
        'Sin presión ni regalos',
        'Lo cambia o lo deja cuando quiere',
      ],
      alt: 'Cuatro filas, a la izquierda lo que rompe una elección libre, a la derecha lo que la cuida. Un estante con un solo método; un estante lleno. La proveedora habla demasiado rápido; la clienta pregunta y nada se le esconde. Un regalo por aceptar un método; ella decide, sin presión ni regalos. Un candado en un implante; lo cambia o lo deja cuando quiere.',
      note: 'Tape el lado derecho; pregunte en cada fila qué sería lo correcto y destápelo.',
    },
  },
  draw: ({ wrong, right }): Shape[] =>
    [0, 1, 2, 3].flatMap((row): Shape[] => [
      ...half(0, row, wrong[row] ?? '', CHOICE_BROKEN[row]?.() ?? [], false),
      ...half(WIDTH + 12, row, right[row] ?? '', CHOICE_KEPT[row]?.() ?? [], true),
    ]),
})

function half(x: number, row: number, words: string, scene: Shape[], isRight: boolean): Shape[] {
  const y = row * (ROW + GAP)
  const left = x + 52 + SIGN + 18
  return [
    rect(x, y, WIDTH, ROW, { fill: isRight ? 'leafPale' : 'terracottaPale', radius: 12 }),
    ...(isRight ? tick(x + 27, y + ROW / 2, 36) : cross(x + 27, y + ROW / 2, 32)),
    group(scene, { x: x + 54, y: y + (ROW - SIGN) / 2, scale: SIGN / 100 }),
    ...textBox(words, left, y + ROW / 2, x + WIDTH - left - 6, { middle: true }).shapes,
  ]
}

/** A picture of 100 by 100 with the mark of the right or wrong way in its corner. */
export function marked(scene: Shape[], isRight: boolean): Shape[] {
  return [...scene, ...(isRight ? tick(-6, 8, 30) : cross(-6, 8, 28))]
}

function shelf(): Shape {
  return path('M10 4V94H96V4M10 48H96M10 90H96', { stroke: 'ink', width: 5 })
}

/** What breaks a choice, each 100 by 100. */
export const CHOICE_BROKEN: (() => Shape[])[] = [
  () => [
    shelf(),
    group(methodShapes('pills'), { x: 14, y: 50, scale: 0.4 }),
    ...[14, 56].map((x) => rect(x + 4, 14, 32, 30, { stroke: 'steelDark', width: 2.5, dash: [5, 5] })),
    rect(58, 56, 32, 30, { stroke: 'steelDark', width: 2.5, dash: [5, 5] }),
  ],
  () => [
    bust(NURSE, { x: 0, y: 40, scale: 0.34 }),
    ...bubble(36, 2, 66, 60, 8),
    path('M45 14h48M45 24h48M45 34h48M45 44h48M45 53h30', { stroke: 'indigo', width: 4 }),
  ],
  () => [
    rect(14, 42, 74, 54, { fill: 'marigold', stroke: 'ink', width: 3 }),
    path('M51 42V96M14 62H88', { stroke: 'terracotta', width: 8 }),
    path('M51 40C22 12 16 38 51 40C86 38 80 12 51 40Z', { stroke: 'terracotta', width: 7 }),
  ],
  () => [methodSign('implant', { x: 6, y: 2, scale: 0.84 }), group(padlock(), { x: 54, y: 48, scale: 0.5 })],
]

/** What keeps a choice free, in the same order. */
export const CHOICE_KEPT: (() => Shape[])[] = [
  () => [
    shelf(),
    group(methodShapes('implant'), { x: 13, y: 6, scale: 0.4 }),
    group(methodShapes('injection'), { x: 54, y: 6, scale: 0.4 }),
    group(methodShapes('pills'), { x: 14, y: 50, scale: 0.4 }),
    group(methodShapes('condom'), { x: 54, y: 49, scale: 0.4 }),
  ],
  () => [
    bust(CLIENT, { x: -2, y: 40, scale: 0.34 }),
    bust(NURSE, { x: 52, y: 40, scale: 0.34 }),
    ...bubble(34, 0, 54, 36, 6),
    text('?', 61, 30, { size: 37, bold: true, anchor: 'middle', paint: 'indigo' }),
  ],
  () => [
    bust(CLIENT, { x: -12, y: 16, scale: 0.47 }),
    methodSign('pills', { x: 56, y: 0, scale: 0.48 }),
    methodSign('iud', { x: 56, y: 52, scale: 0.48 }),
    rect(56, 0, 48, 48, { stroke: 'leaf', width: 7, radius: 8 }),
  ],
  () => [
    methodSign('implant', { x: 0, y: 12, scale: 0.66 }),
    ...arrow([46, 34], [92, 12], { paint: 'leaf', width: 8 }),
    path('M74 52L96 46', { stroke: 'indigo', width: 9 }),
    path('M75 51.7L95 46.3', { stroke: 'white', width: 4.5 }),
  ],
]
