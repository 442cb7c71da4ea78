import { diagram, WIDTHS } from '../../diagram.ts'
import { readFigures } from '../../figures.ts'
import { chipTable } from '../../kit/chip-table.ts'

const figures = [...readFigures('high-risk-of-hiv.md').values()]
const ROW = 56

function textsOf(column: string, methods: string[], head: string, note: string) {
  const rows = methods.map((label, index) => ({ label, cells: [figures[index]?.[0] ?? ''] }))
  return { column, rows, note, alt: `${head}. ${rows.map(({ label, cells }) => `${label}: ${cells[0]}`).join('. ')}.` }
}

/** Categories at high risk of HIV. */
export const highRisk = diagram({
  id: 'hiv-high-risk',
  width: 'half',
  height: 38 + ROW * 5,
  texts: {
    en: textsOf(
      'Category',
      [
        'Pills, patch, ring',
        'Injectables, implants',
        'Copper IUD, LNG-IUD',
        'Condoms',
        'Spermicide, with or without diaphragm',
      ],
      'Categories for women at high risk of HIV',
      'Ask for the one shape that says no. It is the spermicide; all the others are open.',
    ),
    fr: textsOf(
      'Catégorie',
      [
        'Pilules, patch, anneau',
        'Injectables, implants',
        'DIU cuivre, DIU LNG',
        'Préservatifs',
        'Spermicide, avec ou sans diaphragme',
      ],
      'Catégories pour les femmes à risque élevé de VIH',
      'Demandez la seule forme qui dit non : le spermicide. Tout le reste est ouvert.',
    ),
    es: textsOf(
      'Categoría',
      [
        'Píldoras, parche, anillo',
        'Inyectables, implantes',
        'DIU de cobre, de LNG',
        'Condones',
        'Espermicida, con o sin diafragma',
      ],
      'Categorías con riesgo alto de VIH',
      'Pregunte qué forma dice que no: la del espermicida. Todo lo demás está abierto.',
    ),
  },
  draw: ({ column, rows }) =>
    chipTable({ corner: '', columns: [column], rows, width: WIDTHS.half, labelWidth: 262, rowHeight: ROW }),
})
