import { diagram, WIDTHS } from '../../diagram.ts'
import { readFigures } from '../../figures.ts'
import { chipTable } from '../../kit/chip-table.ts'

const figures = [...readFigures('methods-by-age.md').values()]
const ROW = 52

function textsOf(columns: string[], methods: string[], head: string, note: string) {
  const rows = methods.map((label, index) => ({ label, cells: figures[index] ?? [] }))
  const read = rows.map(
    ({ label, cells }) => `${label} ${cells.map((cell, index) => `${columns[index]}: ${cell}`).join(', ')}`,
  )
  return { columns, rows, note, alt: `${head}. ${read.join('. ')}.` }
}

/** Categories by age. */
export const methodsByAge = diagram({
  id: 'methods-by-age',
  width: 'full',
  height: 38 + ROW * 5,
  texts: {
    en: textsOf(
      ['Under 18', '18 or 19', 'From 20'],
      ['Pills, patch, ring', 'Implants', 'DMPA, NET-EN', 'Copper IUD, LNG-IUD', 'Condoms'],
      'Categories of medical eligibility by age',
      'Ask which shape is missing. There is no triangle and no octagon: age closes no door.',
    ),
    fr: textsOf(
      ['Moins de 18', '18 ou 19', 'Dès 20 ans'],
      ['Pilules, patch, anneau', 'Implants', 'DMPA, NET-EN', 'DIU au cuivre ou au LNG', 'Préservatifs'],
      'Catégories de recevabilité selon l’âge',
      'Demandez quelle forme manque. Ni triangle ni octogone : l’âge ne ferme aucune porte.',
    ),
    es: textsOf(
      ['Menos de 18', '18 o 19', 'Desde 20'],
      ['Píldoras, parche, anillo', 'Implantes', 'AMPD, EN-NET', 'DIU de cobre o de LNG', 'Condones'],
      'Categorías de elegibilidad según la edad',
      'Pregunte qué forma falta. Ni triángulo ni octágono: la edad no cierra ninguna puerta.',
    ),
  },
  draw: ({ columns, rows }) =>
    chipTable({ corner: '', columns, rows, width: WIDTHS.full, labelWidth: 330, rowHeight: ROW }),
})
