import { diagram } from '../../diagram.ts'
import { warning } from '../../kit/client-scenes.ts'
import { cross, stepNumber, tick } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { arrow, circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { noShield } from '../people/signs.ts'
import { emptyCradle } from './tubes-situations.ts'
import { ribbon } from './vas-client.ts'

const CELL = { width: 200, height: 162, gap: 12 } as const
export const SEVEN_POINTS_HEIGHT = CELL.height * 2 + CELL.gap

/** The seven points of informed consent, and the three months (starter/figures/vasectomy.md, "Points of informed consent"). */
export const vasSevenPoints = diagram({
  id: 'vas-seven-points',
  width: 'full',
  height: SEVEN_POINTS_HEIGHT,
  texts: {
    en: {
      words: [
        'Other ways, which can be stopped',
        'It is an operation',
        'It does good, it has risks',
        'Never another child',
        'Probably cannot be undone',
        'He may refuse and lose nothing',
        'Does not stop HIV, infections',
        'For him: wait three months',
      ],
      alt: 'The seven points. 1: there are other ways, which can be stopped. 2: vasectomy is an operation. 3: it does good, and it has risks. 4: if it succeeds, never another child. 5: it can probably not be undone. 6: until it begins, he may refuse and lose nothing. 7: it does not stop HIV or other infections. And for him an eighth: three months.',
      note: 'Point to a picture; a trainee says the point in words for a brother.',
    },
    fr: {
      words: [
        'D’autres moyens, que l’on peut arrêter',
        'C’est une opération',
        'Des avantages, des risques',
        'Plus jamais d’enfant',
        'Sans doute sans retour',
        'Refuser ne fait rien perdre',
        'N’arrête ni VIH ni infections',
        'Pour lui : trois mois',
      ],
      alt: 'Les sept points. 1 : d’autres moyens existent, que l’on peut arrêter. 2 : c’est une opération. 3 : elle a des avantages et des risques. 4 : réussie, plus jamais d’enfant. 5 : on ne pourra sans doute pas la défaire. 6 : on peut refuser jusqu’au bout sans rien perdre. 7 : aucune protection contre le VIH ni les autres infections. Pour lui, un huitième : trois mois.',
      note: 'Montrez une image ; un participant dit le point avec les mots d’un frère.',
    },
    es: {
      words: [
        'Otros métodos, que se dejan',
        'Es una operación',
        'Beneficios y riesgos',
        'Nunca más otro hijo',
        'Probable que no se deshaga',
        'Puede negarse sin perder nada',
        'No detiene VIH ni infecciones',
        'Para él: tres meses',
      ],
      alt: 'Los siete puntos. 1: hay otros métodos, que se pueden dejar. 2: es una operación. 3: tiene beneficios y riesgos. 4: si funciona, nunca más otro hijo. 5: es probable que no se pueda deshacer. 6: hasta que empiece puede negarse sin perder nada. 7: no protege del VIH ni de otras infecciones. Para él, un octavo: tres meses.',
      note: 'Señale una imagen; un participante dice el punto como se lo diría a un hermano.',
    },
  },
  draw: ({ words }) => sevenPoints(words, () => [-52, 0, 52].flatMap((x) => calendar(x - 10, 40, 46, 'terracotta'))),
})

/**
 * Seven points and one more without a number.
 * @param last the picture of the eighth: 70 high, its middle at x = 0
 * @param others two methods that can be stopped, in the first picture
 */
export function sevenPoints(
  words: string[],
  last: () => Shape[],
  others: [MethodSign, MethodSign] = ['condom', 'implant'],
): Shape[] {
  return words.flatMap((label, index): Shape[] => {
    const x = (index % 4) * (CELL.width + CELL.gap)
    const y = Math.floor(index / 4) * (CELL.height + CELL.gap)
    return [
      rect(x, y, CELL.width, CELL.height, { fill: PANEL_FILLS[index % PANEL_FILLS.length] ?? 'sand', radius: 14 }),
      ...(index < 7 ? stepNumber(index + 1, x + 24, y + 24) : []),
      group(index === 0 ? otherWays(others) : (SCENES[index - 1] ?? last)(), { x: x + 110, y: y + 8 }),
      ...textBox(label, x + CELL.width / 2, y + 120, CELL.width - 8, { anchor: 'middle', middle: true }).shapes,
    ]
  })
}

/** Somebody under a cloth on an operating table, below a lamp. */
export function operation(): Shape[] {
  return [
    path('M-4 -4V6', { stroke: 'steelDark', width: 4 }),
    path('M-26 20Q-22 4 -4 4T18 20Z', { fill: 'steelDark' }),
    path('M-18 22L-26 34M-4 22V34M10 22L18 34', { stroke: 'marigold', width: 4.5 }),
    circle(-48, 46, 10, { fill: 'skin' }),
    path('M-58 46C-60 34 -42 32 -40 40Q-48 40 -52 50Z', { fill: 'leaf' }),
    path('M-36 55C-36 42 -24 40 -8 40C14 40 44 44 60 48V55Z', { fill: 'waterDeep' }),
    rect(-8, 41, 14, 7, { fill: 'skin', stroke: 'white', width: 2 }),
    rect(-64, 55, 128, 6, { fill: 'ink', radius: 3 }),
    path('M-40 61V74M40 61V74', { stroke: 'ink', width: 5 }),
  ]
}

/** A couple, and an empty cradle with a cross. */
function noMoreChild(): Shape[] {
  return [
    bust({ skin: 'skinDark', head: 'cap', headPaint: 'indigo', cloth: 'marigold' }, { x: -66, y: 12, scale: 0.32 }),
    bust({ skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }, { x: -36, y: 20, scale: 0.3 }),
    group(emptyCradle(), { x: 4, y: 2, scale: 0.74 }),
    ...cross(70, 20, 28),
  ]
}

function otherWays(methods: [MethodSign, MethodSign]): Shape[] {
  return methods.map((method, index) => methodSign(method, { x: index * 72 - 60, y: 4, scale: 0.66 }))
}

/** The second point and those after it; 70 high, the middle at x = 0. */
const SCENES: (() => Shape[])[] = [
  operation,
  () => [...tick(-34, 40, 54), ...warning(36, 40)],
  noMoreChild,
  () => [
    path('M-58 40H-14M14 40H58', { stroke: 'fleshDeep', width: 15 }),
    path('M-58 40H-14M14 40H58', { stroke: 'bone', width: 10 }),
    line([-22, 26], [-22, 54], { stroke: 'indigo', width: 6 }),
    line([22, 26], [22, 54], { stroke: 'indigo', width: 6 }),
  ],
  () => [
    rect(-46, 4, 50, 66, { fill: 'skinDark', stroke: 'ink', width: 3 }),
    rect(-41, 9, 40, 61, { fill: 'white' }),
    ...arrow([-22, 42], [54, 42], { width: 7, paint: 'leaf' }),
  ],
  () => [group(ribbon(0, 0), { x: -34, y: 34, scale: 0.6 }), group(noShield(), { x: 0, y: 2, scale: 0.68 })],
]
