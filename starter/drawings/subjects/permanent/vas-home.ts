import { diagram, WIDTHS } from '../../diagram.ts'
import { suns } from '../../kit/days.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { bed, hips } from './care.ts'
import { cloth } from './care-things.ts'
import { noSex } from './couple.ts'

const HOME_HEIGHT = 272

/** Scenes of a step of his sheet, 240 by 170. */
const HOME: (() => Shape[])[] = [
  () => bed('skinDark'),
  () => [hips(cloth())],
  () => [hips()],
  () => [group(noSex(), { y: 10 })],
  () => [
    methodSign('condom', { x: 14, y: 36 }),
    ...[0, 1, 2].flatMap((month) => calendar(148 + month * 29, 52 + month * 38, 54, 'terracotta')),
  ],
]
/** Days as suns below the scenes; 0 where hours or months count. */
const DAYS = [2, 0, 3, 3, 0] as const

/** Care at home after a vasectomy, as on his own sheet. */
export const vasHome = diagram({
  id: 'vas-home',
  width: 'full',
  height: HOME_HEIGHT,
  texts: {
    en: {
      words: [
        'Rest: 2 days',
        'Cold cloth: first 4 hours',
        'Snug, dry: 2 to 3 days',
        'No sex: at least 2 to 3 days',
        'Condoms or her method: 3 months',
      ],
      alt: 'At home: rest for 2 days; cold packs through cloth in the first 4 hours; snug underwear, and the wound dry, for 2 to 3 days; no sex for at least 2 to 3 days; condoms or her method for 3 months.',
      note: 'The same pictures are on his sheet. Trainees say each line without reading.',
    },
    fr: {
      words: [
        'Repos : 2 jours',
        'Linge froid : 4 premières heures',
        'Slip serré, au sec : 2 à 3 jours',
        'Pas de rapport : 2 à 3 jours au moins',
        'Préservatif ou sa méthode à elle : 3 mois',
      ],
      alt: 'À la maison : repos 2 jours ; froid à travers un linge les 4 premières heures ; slip serré et plaie au sec 2 à 3 jours ; pas de rapport pendant au moins 2 à 3 jours ; préservatif ou méthode de la femme 3 mois.',
      note: 'Les mêmes images sont sur sa feuille. Les participants disent chaque ligne sans lire.',
    },
    es: {
      words: [
        'Reposo: 2 días',
        'Paño frío: primeras 4 horas',
        'Ropa ajustada, seco: 2 a 3 días',
        'Sin sexo: al menos 2 a 3 días',
        'Condón o el método de ella: 3 meses',
      ],
      alt: 'En casa: reposo 2 días; frío a través de un paño las primeras 4 horas; ropa interior ajustada y herida seca 2 a 3 días; sin sexo al menos 2 a 3 días; condón o el método de ella 3 meses.',
      note: 'Los mismos dibujos están en su hoja. El grupo dice cada línea sin leer.',
    },
  },
  draw: ({ words }) =>
    panels(5, {
      words,
      height: HOME_HEIGHT,
      sceneHeight: 146,
      scene: (index, width) => [
        group(HOME[index]?.() ?? [], { x: 2, y: 6, scale: (width - 4) / 240 }),
        ...suns(DAYS[index] ?? 0, width / 2, 128),
      ],
    }),
})

/** Pregnancies of 100 women in the first year, as on the slide before: typical and correct use (starter/figures). */
const RATES = [
  { sign: 'vas', typical: 0.15, correct: 0.1 },
  { sign: 'tubes', typical: 0.5, correct: 0.5 },
  { sign: 'iud', typical: 0.8, correct: 0.6 },
  { sign: 'condom', typical: 13, correct: 2 },
  { sign: undefined, typical: 20, correct: 4 },
] as const
const BAR = { left: 320, perPregnancy: 20, head: 66, row: 54 } as const

/** How well vasectomy works beside other methods. */
export const vasHowWell = diagram({
  id: 'vas-how-well',
  width: 'full',
  height: BAR.head + RATES.length * BAR.row,
  texts: {
    en: {
      head: 'Pregnancies among 100 women in the first year',
      typical: 'Typical use',
      correct: 'Correct use',
      comma: '.',
      names: ['Vasectomy', 'Female sterilization', 'Copper IUD', 'Male condoms', 'Withdrawal'],
      alt: 'Pregnancies among 100 women in the first year, typical and correct use. Vasectomy 0.15 and 0.1; female sterilization 0.5 and 0.5; copper IUD 0.8 and 0.6; male condoms 13 and 2; withdrawal 20 and 4.',
      note: 'Let the group guess each row before you read the numbers.',
    },
    fr: {
      head: 'Grossesses pour 100 femmes, la première année',
      typical: 'Usage courant',
      correct: 'Usage correct',
      comma: ',',
      names: ['Vasectomie', 'Ligature des trompes', 'DIU au cuivre', 'Préservatif masculin', 'Retrait'],
      alt: 'Grossesses pour 100 femmes la première année, usage courant et correct. Vasectomie 0,15 et 0,1 ; ligature des trompes 0,5 et 0,5 ; DIU au cuivre 0,8 et 0,6 ; préservatif masculin 13 et 2 ; retrait 20 et 4.',
      note: 'Le groupe devine chaque ligne avant que vous lisiez les chiffres.',
    },
    es: {
      head: 'Embarazos entre 100 mujeres en el primer año',
      typical: 'Uso habitual',
      correct: 'Uso correcto',
      comma: ',',
      names: ['Vasectomía', 'Ligadura de trompas', 'DIU de cobre', 'Condón masculino', 'Retiro'],
      alt: 'Embarazos entre 100 mujeres el primer año, uso habitual y correcto. Vasectomía 0,15 y 0,1; ligadura de trompas 0,5 y 0,5; DIU de cobre 0,8 y 0,6; condón masculino 13 y 2; retiro 20 y 4.',
      note: 'El grupo adivina cada fila antes de leer los números.',
    },
  },
  draw: ({ head, typical, correct, comma, names }) => [
    text(head, 0, 24, { bold: true, paint: 'indigo' }),
    ...legend(typical, BAR.left, 'terracotta'),
    ...legend(correct, BAR.left + 250, 'indigo'),
    ...RATES.flatMap((rate, index): Shape[] => {
      const top = BAR.head + index * BAR.row
      return [
        rect(0, top, WIDTHS.full, BAR.row - 5, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 10 }),
        ...(rate.sign ? [methodSign(rate.sign, { x: 8, y: top + 1, scale: 0.47 })] : []),
        ...textBox(names[index] ?? '', 66, top + 24, 248, { bold: true, middle: true }).shapes,
        ...bar(rate.typical, top + 1, 'terracotta', comma),
        ...bar(rate.correct, top + 25, 'indigo', comma),
      ]
    }),
  ],
})

function legend(words: string, x: number, paint: 'terracotta' | 'indigo'): Shape[] {
  return [rect(x, 38, 28, 20, { fill: paint }), text(words, x + 38, 57, { bold: true })]
}

function bar(value: number, y: number, paint: 'terracotta' | 'indigo', comma: string): Shape[] {
  const length = Math.max(value * BAR.perPregnancy, 3)
  return [
    rect(BAR.left, y + 2, length, 20, { fill: paint }),
    text(`${value}`.replace('.', comma), BAR.left + length + 8, y + 21, { bold: true }),
  ]
}
