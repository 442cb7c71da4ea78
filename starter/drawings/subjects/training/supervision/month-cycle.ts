import { diagram, WIDTHS } from '../../../diagram.ts'
import { clock } from '../../../kit/objects.ts'
import { panels } from '../../../kit/panels.ts'
import { arrow, circle, group, path, polyline, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'
import { NURSE, talking, WORKER } from '../things.ts'

const HIGH = 290

/** The monthly half hour of a team, which begins again each month. */
export const monthCycle = diagram({
  id: 'supervision-month-cycle',
  width: 'full',
  height: 340,
  texts: {
    en: {
      titles: ['See', 'Reasons', 'Try', 'Know', 'Decide'],
      words: [
        'Only what is there',
        'Ask those who know',
        'One small thing, until when?',
        'Same figure, next month',
        'Keep, change, drop',
      ],
      again: 'again next month',
      alt: 'Half an hour a month in five steps. 1, see: only what is there. 2, reasons: ask those who know. 3, try: one small thing, until when? 4, know: the same figure next month. 5, decide: keep it, change it or drop it. Then again next month.',
      note: 'Cover steps 2 to 5 for the first minute, so that people only say what they see.',
    },
    fr: {
      titles: ['Voir', 'Raisons', 'Essayer', 'Savoir', 'Décider'],
      words: [
        'Seulement ce qui est là',
        'Demander à qui sait',
        'Un petit pas, jusqu’à quand ?',
        'Même chiffre, mois suivant',
        'Garder, changer, laisser',
      ],
      again: 'et de nouveau le mois suivant',
      alt: 'Une demi-heure par mois en cinq étapes. 1, voir : seulement ce qui est là. 2, raisons : demander à ceux qui savent. 3, essayer : un petit pas, jusqu’à quand ? 4, savoir : le même chiffre le mois suivant. 5, décider : garder, changer ou laisser. Puis de nouveau le mois suivant.',
      note: 'Cachez les étapes 2 à 5 pendant la première minute, pour ne dire que ce qu’on voit.',
    },
    es: {
      titles: ['Ver', 'Razones', 'Probar', 'Saber', 'Decidir'],
      words: [
        'Solo lo que está',
        'Preguntar a quien sabe',
        'Algo pequeño, ¿hasta cuándo?',
        'Misma cifra, otro mes',
        'Seguir, cambiar, dejar',
      ],
      again: 'y otra vez el mes siguiente',
      alt: 'Media hora al mes en cinco pasos. 1, ver: solo lo que está. 2, razones: preguntar a quienes saben. 3, probar: algo pequeño, ¿hasta cuándo? 4, saber: la misma cifra el mes siguiente. 5, decidir: seguir, cambiar o dejar. Y otra vez el mes siguiente.',
      note: 'Tape los pasos 2 a 5 durante el primer minuto, para que solo digan lo que ven.',
    },
  },
  draw: ({ titles, words, again }): Shape[] => [
    ...panels(5, { titles, words, height: HIGH, sceneHeight: 116, numbered: true, scene }),
    polyline(
      [
        [WIDTHS.full - 77, HIGH + 2],
        [WIDTHS.full - 77, HIGH + 32],
        [620, HIGH + 32],
      ],
      { stroke: 'leaf', width: 5 },
    ),
    text(again, 418, HIGH + 40, { bold: true, paint: 'leaf', anchor: 'middle' }),
    polyline(
      [
        [216, HIGH + 32],
        [77, HIGH + 32],
        [77, HIGH + 26],
      ],
      { stroke: 'leaf', width: 5 },
    ),
    ...arrow([77, HIGH + 34], [77, HIGH + 2], { paint: 'leaf', width: 5 }),
  ],
})

function scene(index: number, width: number): Shape[] {
  return [group(picture(index), { x: width / 2 - 50, y: 8 })]
}

function picture(index: number): Shape[] {
  switch (index) {
    case 0:
      return [
        path('M8 6V94H96', { stroke: 'ink', width: 4 }),
        ...[28, 46, 70].map((high, bar) =>
          rect(22 + bar * 25, 92 - high, 18, high, { fill: bar === 2 ? 'leaf' : 'indigo' }),
        ),
      ]
    case 1:
      return talking(NURSE, WORKER)
    case 2:
      return [
        path('M50 94V46M50 62C28 62 20 46 20 32C40 32 50 44 50 62M50 50C50 34 60 22 80 20C80 38 70 50 50 50', {
          stroke: 'leaf',
          fill: 'leafPale',
          width: 5,
        }),
        path('M18 96H82', { stroke: 'skinDark', width: 7 }),
      ]
    case 3:
      return clock(50, 50, 44, 0.5, 'leafPale')
    default:
      return [
        circle(50, 50, 44, { fill: 'white', stroke: 'ink', width: 4 }),
        path('M22 52l14 14l22 -30', { stroke: 'leaf', width: 9 }),
        path('M66 46h18M66 60h12', { stroke: 'inkSoft', width: 5 }),
      ]
  }
}
