import { diagram, WIDTHS } from '../../diagram.ts'
import { arrow, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { femaleCondom } from './female-parts.ts'
import { packet } from './parts.ts'

const { half: WIDTH } = WIDTHS

/** A soft bottle without its bottom, wrapped in cloth: it stands in for a pelvic model. */
function standIn(): Shape[] {
  return [
    path('M322 240L344 250V270L322 280Z', { fill: 'water', stroke: 'ink', width: 2.5 }),
    rect(342, 246, 16, 28, { fill: 'indigo', radius: 3 }),
    path('M244 224H312Q330 224 330 244V276Q330 296 312 296H244Z', { fill: 'terracotta', stroke: 'ink', width: 2.5 }),
    path('M272 226V294M294 226V294M314 230V290', { stroke: 'marigold', width: 4, dash: [8, 6] }),
    ellipse(244, 260, 16, 36, { fill: 'fleshPale', stroke: 'ink', width: 3 }),
    ellipse(244, 260, 8, 20, { fill: 'fleshDeep' }),
  ]
}

/** A shelf with the oldest date in front, and a desk with both kinds of condom and a stand-in. */
export const femaleCondomMonday = diagram({
  id: 'female-condom-monday',
  width: 'half',
  height: 330,
  texts: {
    en: {
      words: ['Oldest date in front'],
      alt: 'A shelf with packets and an arrow to the front one: the oldest date in front. Below, a desk with an opened female condom, a male condom and a bottle in cloth that stands in for a pelvic model.',
      note: 'Ask each trainee where such a desk and such a shelf will be from Monday.',
    },
    fr: {
      words: ['Date proche devant'],
      alt: 'Une étagère de sachets et une flèche vers celui de devant : la date la plus proche devant. En bas, un bureau avec un préservatif féminin ouvert, un masculin et une bouteille dans un tissu, à la place du modèle de bassin.',
      note: 'Demandez où seront ce bureau et cette étagère dès lundi.',
    },
    es: {
      words: ['Fecha próxima delante'],
      alt: 'Un estante con sobres y una flecha hacia el de delante: la fecha más próxima delante. Abajo, un escritorio con un condón femenino abierto, uno masculino y una botella envuelta en tela, en lugar del modelo de pelvis.',
      note: 'Pregunte dónde estarán ese escritorio y ese estante desde el lunes.',
    },
  },
  draw: ({ words: [front = ''] }) => [
    rect(0, 0, WIDTH, 330, { fill: 'marigoldPale', radius: 14 }),
    text(front, 190, 32, { bold: true, anchor: 'middle' }),
    ...[216, 178, 140, 102].flatMap((x, index) => packet(x, 78 + index * 4, 58 + index * 4)),
    ...arrow([36, 86], [64, 86], { width: 6, paint: 'terracotta' }),
    rect(50, 122, 280, 14, { fill: 'skinDark' }),
    group(femaleCondom(), { x: 98, y: 168, scale: 0.74 }),
    path('M168 286V206C168 190 180 186 183 180C183 166 197 166 197 180C200 186 212 190 212 206V286Z', {
      fill: 'indigoPale',
      stroke: 'indigo',
      width: 3,
    }),
    ellipse(190, 286, 28, 7, { fill: 'indigoPale', stroke: 'indigo', width: 5 }),
    ...standIn(),
    rect(24, 296, 332, 14, { fill: 'skinDark' }),
    rect(44, 310, 14, 20, { fill: 'skinDark' }),
    rect(322, 310, 14, 20, { fill: 'skinDark' }),
  ],
})
