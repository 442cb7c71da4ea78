import { diagram } from '../../diagram.ts'
import { calendar } from '../../kit/days.ts'
import { LABEL } from '../../kit/leader.ts'
import type { Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

/** How much she bleeds on each of 28 days: 0 none, 1 light, 2 heavy. Examples of what the module's text says, not figures. */
export const MONTHS = {
  irregular: [0, 2, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0],
  light: [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  none: Array.from({ length: 28 }, () => 0),
}

const ROW = { height: 108, cell: 24 } as const

/** Three months of implant users. */
export const implantMonths = diagram({
  id: 'implant-months',
  width: 'half',
  height: ROW.height * 2 + ROW.cell * 4,
  texts: {
    en: {
      names: ['On irregular days', 'Light, on few days', 'No bleeding at all'],
      alt: 'Three months of three implant users: blood on irregular days, light blood on few days, and no blood. A large drop is heavier bleeding, a small one lighter.',
      note: 'Ask which of the three months a client of theirs would welcome, and which would trouble her. A large drop is heavier, a small one lighter.',
    },
    fr: {
      names: ['À des jours imprévus', 'Peu de sang, peu de jours', 'Aucun saignement'],
      alt: 'Trois mois de trois utilisatrices : du sang à des jours irréguliers, peu de sang pendant peu de jours, et aucun saignement. Une grande goutte : plus de sang ; une petite : moins.',
      note: 'Demandez lequel des trois mois conviendrait à une cliente et lequel la gênerait. Grande goutte : plus de sang ; petite : moins.',
    },
    es: {
      names: ['En días irregulares', 'Poca sangre, pocos días', 'Nada de sangrado'],
      alt: 'Tres meses de tres usuarias: sangre en días irregulares, poca sangre en pocos días y nada de sangrado. Una gota grande es más sangre; una pequeña, menos.',
      note: 'Pregunte cuál de los tres meses agradaría a una usuaria y cuál le molestaría. Gota grande: más sangre; pequeña: menos.',
    },
  },
  draw: ({ names }) =>
    [MONTHS.irregular, MONTHS.light, MONTHS.none].flatMap((month, index): Shape[] => {
      const y = index * ROW.height
      return [
        ...calendar(0, y, ROW.cell, month),
        ...textBox(names[index] ?? '', ROW.cell * 7 + 16, y + ROW.cell * 2, 380 - ROW.cell * 7 - 16, {
          ...LABEL,
          middle: true,
        }).shapes,
      ]
    }),
})
