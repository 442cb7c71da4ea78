import { diagram, WIDTHS } from '../../diagram.ts'
import { readFigures } from '../../figures.ts'
import { chips } from '../../kit/chip-table.ts'
import { tick } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import type { Paint } from '../../kit/palette.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { tabletsStay } from '../people/signs.ts'

/** Efavirenz and nevirapine have one row. */
const [PILLS = '', IMPLANT = '', DMPA = '', NET_EN = ''] = [...readFigures('hiv-medicines.md').values()][0] ?? []

interface Item {
  sign: MethodSign
  /** A tick where the medicine changes nothing and the category depends on something else. */
  category?: string
}

const WEAKENED: Item[] = [
  { sign: 'pills', category: PILLS },
  { sign: 'implant', category: IMPLANT },
  { sign: 'injection', category: NET_EN },
]
const AS_STRONG: Item[] = [{ sign: 'injection', category: DMPA }, { sign: 'iud' }, { sign: 'condom' }]

const [LEFT, ROW, GAP] = [172, 164, 12] as const

/** What efavirenz does to each method, and what it leaves as it is. */
export const efavirenzWeakens = diagram({
  id: 'efavirenz-weakens',
  width: 'full',
  height: ROW * 2 + GAP,
  texts: {
    en: {
      medicine: 'Efavirenz',
      heads: ['May be weaker: add condoms', 'As strong as without it'],
      names: [
        ['Pills', 'Implant', 'NET-EN'],
        ['DMPA', 'IUD', 'Condom'],
      ],
      alt: `Efavirenz and methods. It may weaken pills, implants and NET-EN, category ${PILLS}: add condoms. DMPA, category ${DMPA}, IUDs and condoms are as strong as without it.`,
      note: 'A category says whether the medicine weakens the method. It does not count pregnancies: the next slide does.',
    },
    fr: {
      medicine: 'Éfavirenz',
      heads: ['Peut être affaibli : préservatif aussi', 'Aussi fort que sans lui'],
      names: [
        ['Pilules', 'Implant', 'NET-EN'],
        ['DMPA', 'DIU', 'Préservatif'],
      ],
      alt: `L’éfavirenz et les méthodes. Il peut affaiblir pilules, implants et NET-EN, catégorie ${PILLS} : ajouter le préservatif. Le DMPA, catégorie ${DMPA}, le DIU et le préservatif restent aussi forts.`,
      note: 'La catégorie dit si le médicament affaiblit la méthode. Elle ne compte pas les grossesses : la diapositive suivante le fait.',
    },
    es: {
      medicine: 'Efavirenz',
      heads: ['Puede debilitarse: además condón', 'Igual de fuerte que sin él'],
      names: [
        ['Píldoras', 'Implante', 'NET-EN'],
        ['AMPD', 'DIU', 'Condón'],
      ],
      alt: `El efavirenz y los métodos. Puede debilitar píldoras, implantes y NET-EN, categoría ${PILLS}: agregar condón. El AMPD, categoría ${DMPA}, el DIU y el condón siguen igual de fuertes.`,
      note: 'La categoría dice si el medicamento debilita el método. No cuenta embarazos: eso lo hace la diapositiva siguiente.',
    },
  },
  draw: ({ medicine, heads, names }): Shape[] => [
    group(tabletsStay(), { x: -18, y: 66, scale: 1.4 }),
    text(medicine, 58, 240, { bold: true, anchor: 'middle' }),
    ...arrow([100, 128], [LEFT - 6, 92], { width: 8, paint: 'terracotta' }),
    ...arrow([100, 148], [LEFT - 6, 232], { width: 8, paint: 'leaf' }),
    ...row(0, 'marigoldPale', heads[0] ?? '', WEAKENED, names[0] ?? []),
    ...row(ROW + GAP, 'leafPale', heads[1] ?? '', AS_STRONG, names[1] ?? []),
  ],
})

function row(y: number, fill: Paint, head: string, items: Item[], names: string[]): Shape[] {
  const width = WIDTHS.full - LEFT
  const column = (width - 12) / items.length
  return [
    rect(LEFT, y, width, ROW, { fill, radius: 14 }),
    text(head, LEFT + 18, y + 32, { bold: true }),
    ...items.flatMap(({ sign, category }, index) => {
      const x = LEFT + 12 + index * column
      return [
        methodSign(sign, { x, y: y + 52, scale: 0.96 }),
        ...(category === undefined ? tick(x + 124, y + 76, 40) : chips(category, x + 124, y + 76, 20)),
        text(names[index] ?? '', x + 101, y + 137),
      ]
    }),
  ]
}
