import { diagram, WIDTHS } from '../../diagram.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const ROWS: MethodSign[][] = [
  ['pills', 'condom', 'beads'],
  ['injection', 'implant', 'iud'],
  ['implant', 'iud'],
  ['tubes', 'vas'],
]
const [HEAD, HEIGHT] = [34, 67] as const
const [LABEL, SIGN] = [196, 60] as const
const FOOT = HEAD + ROWS.length * HEIGHT

type Names = Record<Exclude<MethodSign, 'emergency' | 'femaleCondom' | 'breastfeeding'>, string>

/** Methods that fit the time a client wants to wait: a beginning, not a rule. */
export const waitAndMethods = diagram({
  id: 'wait-and-methods',
  width: 'full',
  height: 336,
  texts: {
    en: {
      waits: ['Up to about a year', 'One to three years', 'Longer', 'Only if for ever'],
      names: {
        pills: 'Pills',
        condom: 'Condoms',
        beads: 'Fertility awareness',
        injection: 'Injection',
        implant: 'Implant',
        iud: 'IUD',
        tubes: 'Female sterilization',
        vas: 'Vasectomy',
      } satisfies Names,
      other: 'For example; any other method is possible, too',
      after: 'After DMPA: pregnancy may take some months longer',
      alt: 'Methods by the time a client wants to wait, for example. Up to about a year: pills, condoms, fertility awareness. One to three years: injection, implant, IUD. Longer: implant, IUD. Any other method is possible, too. Only if for ever: female sterilization and vasectomy. After DMPA, pregnancy may take some months longer.',
      note: 'Before you show the picture, the group names methods for each time. In the first three rows any other method is possible, too.',
    },
    fr: {
      waits: ['Jusqu’à un an environ', 'Un à trois ans', 'Plus longtemps', 'Pour toujours seulement'],
      names: {
        pills: 'Pilules',
        condom: 'Préservatifs',
        beads: 'Jours fertiles',
        injection: 'Injection',
        implant: 'Implant',
        iud: 'DIU',
        tubes: 'Stérilisation féminine',
        vas: 'Vasectomie',
      } satisfies Names,
      other: 'Par exemple ; toute autre méthode est possible aussi',
      after: 'Après le DMPA : parfois quelques mois de plus',
      alt: 'Méthodes selon le temps d’attente, par exemple. Jusqu’à un an environ : pilules, préservatifs, connaissance de la fécondité. Un à trois ans : injection, implant, DIU. Plus longtemps : implant, DIU. Toute autre méthode est possible. Pour toujours seulement : stérilisation féminine et vasectomie. Après le DMPA, la grossesse peut demander quelques mois de plus.',
      note: 'Avant de montrer l’image, le groupe nomme des méthodes pour chaque durée. Aux trois premières lignes, toute autre méthode est possible.',
    },
    es: {
      waits: ['Hasta un año', 'De uno a tres años', 'Más tiempo', 'Solo si es para siempre'],
      names: {
        pills: 'Píldoras',
        condom: 'Condones',
        beads: 'Días fértiles',
        injection: 'Inyección',
        implant: 'Implante',
        iud: 'DIU',
        tubes: 'Esterilización femenina',
        vas: 'Vasectomía',
      } satisfies Names,
      other: 'Por ejemplo; también es posible cualquier otro método',
      after: 'Después del AMPD: el embarazo puede tardar unos meses más',
      alt: 'Métodos según el tiempo de espera, por ejemplo. Hasta un año más o menos: píldoras, condones, conocimiento de la fertilidad. De uno a tres años: inyección, implante, DIU. Más tiempo: implante, DIU. Cualquier otro método es posible. Solo si es para siempre: esterilización femenina y vasectomía. Después del AMPD, el embarazo puede tardar unos meses más.',
      note: 'Antes de mostrar el dibujo, el grupo nombra métodos para cada tiempo. En las tres primeras filas es posible cualquier otro método.',
    },
  },
  draw: ({ waits, names, other, after }): Shape[] => [
    text(other, LABEL, 23, { bold: true, paint: 'indigo' }),
    ...ROWS.flatMap((signs, row) => {
      const y = HEAD + row * HEIGHT
      const middle = y + HEIGHT / 2
      const cell = (WIDTHS.full - LABEL) / signs.length
      return [
        rect(0, y, WIDTHS.full, HEIGHT - 4, { fill: row % 2 === 0 ? 'sand' : 'indigoPale', radius: 10 }),
        ...textBox(waits[row] ?? '', 12, middle - 2, LABEL - 18, { bold: true, middle: true }).shapes,
        ...signs.flatMap((sign, index) => {
          const x = LABEL + index * cell
          return [
            methodSign(sign, { x, y: y + (HEIGHT - 4 - SIGN) / 2, scale: SIGN / 100 }),
            ...textBox(nameOf(names, sign), x + SIGN + 10, middle - 2, cell - SIGN - 14, { middle: true }).shapes,
          ]
        }),
      ]
    }),
    methodSign('injection', { x: 12, y: FOOT, scale: 0.34 }),
    ...arrow([54, FOOT + 17], [90, FOOT + 17]),
    ...textBox(after, 102, FOOT + 17, WIDTHS.full - 104, { bold: true, middle: true }).shapes,
  ],
})

function nameOf(names: Names, sign: MethodSign): string {
  return Object.entries(names).find(([key]) => key === sign)?.[1] ?? ''
}
