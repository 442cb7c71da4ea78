import { diagram } from '../../diagram.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { minipills } from './signs.ts'

/** Methods that need no more than a name, then those with a limit of starter/figures/postpartum-family-planning.md. */
const SIGNS: (MethodSign | 'minipills')[] = ['condom', 'implant', 'minipills', 'iud', 'tubes', 'vas']
const LIMITED = SIGNS.indexOf('iud')
const TILE = { width: 186, height: 108, gap: 8, line: 27 } as const

/** Methods from the first day: their names, and the limits of two of them and the wait of one. */
export const fromFirstDay = diagram({
  id: 'from-first-day',
  width: 'half',
  height: TILE.height * 3 + TILE.gap * 2,
  texts: {
    en: {
      labels: [
        ['Condom'],
        ['Implant'],
        ['Minipill'],
        ['to 48', 'hours'],
        ['to 7', 'days'],
        ['works', 'after 3', 'months'],
      ],
      alt: 'From the first day: condoms, implants and progestin-only pills; IUD to 48 hours; female sterilization to 7 days; vasectomy, which protects after 3 months.',
      note: 'Ask which of these the ward can give tonight.',
    },
    fr: {
      labels: [
        ['Préservatif'],
        ['Implant'],
        ['PPS'],
        ['avant', '48 h'],
        ['avant', '7 jours'],
        ['protège', 'après', '3 mois'],
      ],
      alt: 'Dès le premier jour : préservatifs, implants et pilules progestatives (PPS) ; DIU avant 48 heures ; stérilisation féminine avant 7 jours ; vasectomie, qui protège après 3 mois.',
      note: 'Demandez lesquelles la maternité peut donner ce soir.',
    },
    es: {
      labels: [
        ['Condón'],
        ['Implante'],
        ['PPS'],
        ['hasta', '48 h'],
        ['hasta', '7 días'],
        ['protege', 'tras', '3 meses'],
      ],
      alt: 'Desde el primer día: condones, implantes y píldoras de progestina sola (PPS); DIU hasta 48 horas; esterilización femenina hasta 7 días; vasectomía, que protege tras 3 meses.',
      note: 'Pregunte cuáles puede dar la sala esta noche.',
    },
  },
  draw: ({ labels }): Shape[] =>
    SIGNS.flatMap((sign, index): Shape[] => {
      const [x, y] = [(index % 2) * (TILE.width + TILE.gap), Math.floor(index / 2) * (TILE.height + TILE.gap)]
      const isLimited = index >= LIMITED
      return [
        rect(x, y, TILE.width, TILE.height, { fill: isLimited ? 'sand' : 'indigoPale', radius: 14 }),
        ...(isLimited ? limitedSign(sign, labels[index] ?? [], x, y) : namedSign(sign, labels[index] ?? [], x, y)),
      ]
    }),
})

/** The sign above its name. */
function namedSign(sign: MethodSign | 'minipills', words: string[], x: number, y: number): Shape[] {
  return [
    signAt(sign, x + TILE.width / 2 - 36, y + 4, 0.72),
    ...words.map((word) => text(word, x + TILE.width / 2, y + 100, { bold: true, anchor: 'middle' })),
  ]
}

/** The sign at the left of its limit. */
function limitedSign(sign: MethodSign | 'minipills', words: string[], x: number, y: number): Shape[] {
  return [
    signAt(sign, x + 6, y + 19, 0.7),
    ...words.map((word, line) =>
      text(word, x + 131, y + TILE.height / 2 + 9 + (line - (words.length - 1) / 2) * TILE.line, {
        bold: true,
        anchor: 'middle',
      }),
    ),
  ]
}

function signAt(sign: MethodSign | 'minipills', x: number, y: number, scale: number): Shape {
  return sign === 'minipills' ? minipills(x, y, scale) : methodSign(sign, { x, y, scale })
}
