import { diagram, WIDTHS } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { bubble, bust } from '../../kit/people.ts'
import { ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { MOTHER } from './icons.ts'

/** Sentences that must not be said: the mother turns away. */
export const lamWordsStop = diagram({
  id: 'lam-words-stop',
  width: 'half',
  height: 320,
  texts: {
    en: {
      alt: 'A provider speaks; the lines in the bubble are crossed out. The mother has turned her back.',
      note: 'Ask: what would you do after such a sentence?',
    },
    fr: {
      alt: 'Une prestataire parle ; les lignes dans la bulle sont barrées. La mère lui tourne le dos.',
      note: 'Demandez : que feriez-vous après une telle phrase ?',
    },
    es: {
      alt: 'Una proveedora habla; las líneas del globo están tachadas. La madre le da la espalda.',
      note: 'Pregunte: ¿qué haría usted después de una frase así?',
    },
  },
  draw: () => [
    rect(0, 0, WIDTHS.half, 320, { fill: 'terracottaPale', radius: 14 }),
    bust({ skin: 'skin', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 14, y: 138, scale: 1.01 }),
    ...bubble(24, 16, 206, 96, 62),
    ...[44, 66, 88].map((y, index) =>
      path(`M44 ${y}H${[208, 190, 160][index] ?? 208}`, { stroke: 'inkSoft', width: 8 }),
    ),
    path('M36 100L216 30M36 30L216 100', { stroke: 'terracotta', width: 9 }),
    ...cross(34, 24, 44),
    turnedAway(),
  ],
})

/** A mother from behind. */
function turnedAway(): Shape {
  const wrap = MOTHER.headPaint ?? 'terracotta'
  return group(
    [
      path('M62 92v34h26v-34Z', { fill: MOTHER.skin }),
      path('M5 180C5 138 30 122 60 118Q75 126 90 118C120 122 145 138 145 180Z', { fill: MOTHER.cloth }),
      ellipse(75, 64, 37, 43, { fill: wrap }),
      path('M72 92Q54 66 66 28M78 92Q96 66 84 28M75 92V24', { stroke: 'ink', width: 2.5 }),
      path('M75 96L52 84V110ZM75 96L98 84V110Z', { fill: wrap, stroke: 'ink', width: 2.5 }),
    ],
    { x: 212, y: 138, scale: 1.01 },
  )
}
