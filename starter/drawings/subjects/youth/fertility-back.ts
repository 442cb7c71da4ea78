import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { warning } from '../../kit/client-scenes.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const MONTHS = figureOf(readFigures('adolescents-and-youth.md'), 'Return of fertility after DMPA', 0)
const ROW = 104

/** Fertility after reversible methods, and what really harms it. */
export const fertilityBack = diagram({
  id: 'fertility-back',
  width: 'half',
  height: ROW * 3 - 8,
  texts: {
    en: {
      words: [
        'Back at once',
        `DMPA: about ${MONTHS} months later, on average`,
        'Untreated infections: the real danger',
      ],
      alt: `Three rows. After pills, implants, IUDs: fertility is back at once. After DMPA: on average about ${MONTHS} months later than after others. Infections left untreated: the real danger.`,
      note: 'Compare a method to a door that opens again. Only the last row may keep it shut.',
    },
    fr: {
      words: [
        'Elle revient aussitôt',
        `DMPA : environ ${MONTHS} mois plus tard que les autres`,
        'Infection non soignée : le vrai danger',
      ],
      alt: `Trois lignes. Après pilule, implant, DIU : la fécondité revient aussitôt. Après le DMPA : en moyenne environ ${MONTHS} mois plus tard qu’après les autres. Une infection non soignée : le vrai danger.`,
      note: 'Comparez la méthode à une porte que l’on rouvre. Seule la dernière ligne peut la fermer.',
    },
    es: {
      words: [
        'Vuelve enseguida',
        `AMPD: unos ${MONTHS} meses más tarde que los demás`,
        'Infección sin tratar: lo que sí daña',
      ],
      alt: `Tres filas. Tras píldora, implante, DIU: la fertilidad vuelve enseguida. Tras la AMPD: en promedio, unos ${MONTHS} meses más tarde que tras los demás. Infecciones sin tratar: lo que sí daña.`,
      note: 'Compare el método con una puerta que se vuelve a abrir. Solo la última fila puede cerrarla.',
    },
  },
  draw: ({ words }): Shape[] =>
    words.flatMap((line, index) => {
      const y = index * ROW
      return [
        rect(0, y, WIDTHS.half, ROW - 10, {
          fill: (['leafPale', 'marigoldPale', 'terracottaPale'] as const)[index] ?? 'sand',
          radius: 12,
        }),
        ...(SIGNS[index]?.(y) ?? []),
        ...textBox(line, index === 1 ? 84 : 184, y + (ROW - 10) / 2, index === 1 ? 288 : 190, {
          middle: true,
          bold: index === 0,
        }).shapes,
      ]
    }),
})

const SIGNS: ((y: number) => Shape[])[] = [
  (y) => [
    methodSign('pills', { x: 8, y: y + 20, scale: 0.54 }),
    methodSign('implant', { x: 64, y: y + 20, scale: 0.54 }),
    methodSign('iud', { x: 120, y: y + 20, scale: 0.54 }),
    ...tick(WIDTHS.half - 18, y + 16, 28),
  ],
  (y) => [methodSign('injection', { x: 8, y: y + 14, scale: 0.66 })],
  (y) => warning(90, y + 48),
]
