import { diagram } from '../../diagram.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** The first row names three methods, in two lines. */
const FIRST_ROW = 68
const [LEFT, COLUMN, TOP, ROW] = [306, 88, 38, 48] as const
/**
 * In which stretches after birth a method is open: to 48 hours, to 7 days, to 4 weeks, to 6 weeks, to 6 months, later. From
 * the rows on methods after birth in starter/figures/lactational-amenorrhea-method.md.
 */
const OPEN = [
  [true, true, true, true, true, true],
  [true, false, false, true, true, true],
  [true, true, false, false, true, true],
  [false, false, false, false, true, true],
  [false, false, false, false, false, true],
] as const

/** From when each method is open to a breastfeeding mother. */
export const lamNextMethods = diagram({
  id: 'lam-next-methods',
  width: 'full',
  height: 306,
  texts: {
    en: {
      limits: ['birth', '48 h', '7 days', '4 wk', '6 wk', '6 mo'],
      methods: [
        'Condoms, implants, progestin-only pills',
        'IUDs',
        'Female sterilization',
        'Injectables',
        'Combined pills',
      ],
      alt: 'From when each method is open to a breastfeeding mother. Condoms, implants, progestin-only pills: from birth. Copper and levonorgestrel IUD: to 48 hours, or from 4 weeks. Female sterilization: to 7 days, or from 6 weeks. Progestin-only injectables: from 6 weeks. Combined pills: from 6 months.',
      note: 'Name the age of a baby, put a ruler on it, and let trainees read off the open methods.',
    },
    fr: {
      limits: ['naissance', '48 h', '7 jours', '4 sem.', '6 sem.', '6 mois'],
      methods: [
        'Préservatifs, implants, pilules progestatives',
        'DIU',
        'Stérilisation féminine',
        'Injectables',
        'Pilules combinées',
      ],
      alt: 'À partir de quand chaque méthode est ouverte à une mère qui allaite. Préservatifs, implants, pilules progestatives : dès la naissance. DIU au cuivre ou au lévonorgestrel : jusqu’à 48 heures, ou à partir de 4 semaines. Stérilisation féminine : jusqu’à 7 jours, ou à partir de 6 semaines. Injectables progestatifs : à partir de 6 semaines. Pilules combinées : à partir de 6 mois.',
      note: 'Nommez l’âge d’un bébé, posez une règle dessus et faites lire les méthodes ouvertes.',
    },
    es: {
      limits: ['parto', '48 h', '7 días', '4 sem.', '6 sem.', '6 mes.'],
      methods: [
        'Condones, implantes, píldoras de progestina',
        'DIU',
        'Esterilización femenina',
        'Inyectables',
        'Píldoras combinadas',
      ],
      alt: 'Desde cuándo cada método está abierto a una madre que amamanta. Condones, implantes, píldoras de progestina sola: desde el parto. DIU de cobre o de levonorgestrel: hasta 48 horas, o desde 4 semanas. Esterilización femenina: hasta 7 días, o desde 6 semanas. Inyectables de progestina: desde 6 semanas. Píldoras combinadas: desde 6 meses.',
      note: 'Diga la edad de un bebé, ponga una regla encima y pida que lean los métodos abiertos.',
    },
  },
  draw: ({ limits, methods }) => [
    ...limits.flatMap((limit, index) => [
      text(limit, LEFT + index * COLUMN, 24, { anchor: 'middle' }),
      line([LEFT + index * COLUMN, 34], [LEFT + index * COLUMN, TOP + FIRST_ROW + 4 * ROW + 6], {
        stroke: 'inkSoft',
        width: 2,
      }),
    ]),
    ...methods.flatMap((method, index) => methodRow(method, index)),
  ],
})

function methodRow(method: string, index: number): Shape[] {
  const [y, height] = index === 0 ? [TOP, FIRST_ROW - 8] : [TOP + FIRST_ROW + (index - 1) * ROW, ROW - 8]
  return [
    ...textBox(method, 0, y + height / 2, LEFT - 14, { middle: true }).shapes,
    ...(OPEN[index] ?? []).map((isOpen, column) =>
      rect(
        LEFT + column * COLUMN + 2,
        y,
        COLUMN - 4,
        height,
        isOpen ? { fill: 'leaf' } : { stroke: 'line', width: 2, dash: [5, 5] },
      ),
    ),
  ]
}
