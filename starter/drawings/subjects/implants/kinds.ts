import { diagram } from '../../diagram.ts'
import { circle, group, line, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { innerArm, SITE } from './inner-arm.ts'
import { applicator, rod, trocar } from './parts.ts'

const PANEL = { width: 408, height: 300, gap: 20 } as const

/** One rod and two rods with what puts them in; figures: starter/figures/contraceptive-implants.md. */
export const implantKinds = diagram({
  id: 'implant-kinds',
  width: 'full',
  height: PANEL.height,
  texts: {
    en: {
      one: ['One rod', 'Etonogestrel, 68 mg', '4 cm long', 'Preloaded applicator'],
      two: ['Two rods', 'Levonorgestrel, 75 mg in each', 'A little over 4 cm long', 'Trocar'],
      alt: 'One rod with etonogestrel, 68 mg, 4 cm long, put in with a preloaded applicator. Two rods with levonorgestrel, 75 mg in each, a little over 4 cm long, put in with a trocar.',
      note: 'Hold both tools up and let trainees point to the rod in each.',
    },
    fr: {
      one: ['Un bâtonnet', 'Étonogestrel, 68 mg', '4 cm', 'Applicateur préchargé'],
      two: ['Deux bâtonnets', 'Lévonorgestrel, 75 mg chacun', 'Un peu plus de 4 cm', 'Trocart'],
      alt: 'Un bâtonnet d’étonogestrel, 68 mg, 4 cm, posé avec un applicateur préchargé. Deux bâtonnets de lévonorgestrel, 75 mg chacun, un peu plus de 4 cm, posés avec un trocart.',
      note: 'Montrez les deux outils ; les participants montrent où se trouve le bâtonnet.',
    },
    es: {
      one: ['Una varilla', 'Etonogestrel, 68 mg', '4 cm', 'Aplicador precargado'],
      two: ['Dos varillas', 'Levonorgestrel, 75 mg cada una', 'Un poco más de 4 cm', 'Trócar'],
      alt: 'Una varilla de etonogestrel, 68 mg, 4 cm, se coloca con un aplicador precargado. Dos varillas de levonorgestrel, 75 mg cada una, un poco más de 4 cm, se colocan con un trócar.',
      note: 'Muestre los dos instrumentos; los participantes señalan dónde va la varilla.',
    },
  },
  draw: ({ one, two }) => [
    ...panel(0, one, [
      group([applicator({ x: 178, y: 30 }, 66, 150)], { x: 60, y: 60, scale: 1.1 }),
      rod(180, 132, 0, 96),
    ]),
    ...panel(PANEL.width + PANEL.gap, two, [
      group([trocar({ x: 178, y: 30 }, 40)], { x: 100, y: 60, scale: 1.1 }),
      rod(130, 132, 0, 96),
      rod(246, 132, 0, 96),
    ]),
  ],
})

function panel(x: number, [head = '', ...lines]: string[], tools: Shape[]): Shape[] {
  return [
    rect(x, 0, PANEL.width, PANEL.height, { fill: x === 0 ? 'indigoPale' : 'marigoldPale', radius: 14 }),
    text(head, x + 20, 38, { bold: true, paint: 'indigo', size: 28 }),
    group(tools, { x }),
    ...lines.map((words, index) => text(words, x + 20, 190 + index * 42)),
  ]
}

/** How she lies on the couch, seen from above: the arm bent on its board, her hand beside her head. */
export const implantArmPosition = diagram({
  id: 'implant-arm-position',
  width: 'half',
  height: 262,
  texts: {
    en: {
      alt: 'A woman on a couch, seen from above: her head on a pillow, her arm bent on a board and her hand beside her head, so that the inner side of the upper arm is open. The place is marked, and a line from it towards the shoulder.',
      note: 'One trainee takes this position; the others say what they see of the inner side of the arm.',
    },
    fr: {
      alt: 'Une femme sur un lit d’examen, vue d’en haut : la tête sur un coussin, le bras plié sur un support, la main à côté de la tête : la face interne du bras est dégagée. L’endroit est marqué, avec un trait vers l’épaule.',
      note: 'Une participante prend cette position ; les autres disent ce qu’ils voient de la face interne du bras.',
    },
    es: {
      alt: 'Una mujer en una camilla, vista desde arriba: la cabeza en una almohada, el brazo doblado sobre un apoyo y la mano junto a la cabeza: la cara interna del brazo queda libre. El lugar está marcado, con una línea hacia el hombro.',
      note: 'Una participante toma esta posición; los demás dicen qué ven de la cara interna del brazo.',
    },
  },
  draw: () => [
    rect(0, 0, 380, 262, { fill: 'indigoPale', radius: 14 }),
    rect(184, 4, 188, 258, { fill: 'white', stroke: 'indigo', width: 4, radius: 10 }),
    rect(14, 132, 172, 104, { fill: 'white', stroke: 'indigo', width: 4, radius: 10 }),
    rect(216, 14, 148, 104, { fill: 'steelPale', stroke: 'steelDark', width: 3, radius: 24 }),
    group(
      [
        ...innerArm('none', [
          line([SITE.x, SITE.y], [SITE.x + 36, SITE.y + 4], { stroke: 'white', width: 4, dash: [6, 5] }),
          circle(SITE.x, SITE.y, 6, { fill: 'marigold', stroke: 'ink', width: 2.5 }),
        ]),
      ],
      { x: 8, y: 20, scale: 1.52 },
    ),
  ],
})
