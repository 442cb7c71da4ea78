import { type DiagramTexts, diagram, WIDTHS } from '../../diagram.ts'
import { readFigures } from '../../figures.ts'
import { chipTable } from '../../kit/chip-table.ts'

const figures = readFigures('postpartum-start.md')
/** Columns of the figures: under 48 hours, 48 hours to 7 days, 4 to 6 weeks. */
const PERIODS = [0, 1, 4]
/** Copper IUD and LNG-IUD without breastfeeding have one row. */
const IUDS = ['Copper IUD, breastfeeding', 'Copper IUD and LNG-IUD, not breastfeeding', 'LNG-IUD, breastfeeding'].map(
  (row) => figures.get(row) ?? [],
)
/** The row on infection of docs/figures/postpartum-family-planning.md. */
const INFECTION = ['4', '4', '4']
const ROW = 62

interface Words extends DiagramTexts {
  columns: string[]
  labels: string[]
}

/** When an IUD can be placed after a birth. */
export const iudWindows = diagram<Words>({
  id: 'iud-windows',
  width: 'full',
  height: 38 + 4 * ROW,
  texts: {
    en: {
      columns: ['Copper', 'LNG', 'LNG, nursing'],
      labels: ['Up to 48 hours', '48 hours to under 4 weeks', '4 weeks or more', 'Infection of the womb'],
      alt: 'IUDs after a birth. Up to 48 hours: copper IUD 1; LNG-IUD 1, if she breastfeeds 2. From 48 hours to under 4 weeks: all 3. From 4 weeks: all 1. Infection of the womb after birth: all 4.',
      note: 'Ask for the two windows, and for the line that closes both.',
    },
    fr: {
      columns: ['Cuivre', 'LNG', 'LNG, allaite'],
      labels: ['Avant 48 heures', 'De 48 heures à 4 semaines', 'Dès 4 semaines', 'Utérus infecté'],
      alt: 'DIU après une naissance. Avant 48 heures : DIU au cuivre 1 ; DIU au LNG 1, si elle allaite 2. De 48 heures à 4 semaines : tous 3. Dès 4 semaines : tous 1. Infection de l’utérus après la naissance : tous 4.',
      note: 'Demandez les deux fenêtres, et la ligne qui les ferme toutes deux.',
    },
    es: {
      columns: ['Cobre', 'LNG', 'LNG, lacta'],
      labels: ['Hasta 48 horas', 'De 48 horas a 4 semanas', 'Desde 4 semanas', 'Útero infectado'],
      alt: 'DIU tras un parto. Hasta 48 horas: DIU de cobre 1; DIU de LNG 1, si amamanta 2. De 48 horas a 4 semanas: todos 3. Desde 4 semanas: todos 1. Infección del útero tras el parto: todos 4.',
      note: 'Pregunte por las dos ventanas y por la fila que cierra ambas.',
    },
  },
  draw: ({ columns, labels }) =>
    chipTable({
      corner: '',
      columns,
      rows: labels.map((label, row) => {
        const period = PERIODS[row]
        return { label, cells: period === undefined ? INFECTION : IUDS.map((cells) => cells[period] ?? '') }
      }),
      width: WIDTHS.full,
      labelWidth: 312,
      rowHeight: ROW,
      chipRadius: 25,
    }),
})
