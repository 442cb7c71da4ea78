import { diagram, WIDTHS } from '../../diagram.ts'
import { type ChipTable, chipTable } from '../../kit/chip-table.ts'

const ROW = 66

function rowsOf([pills, implants, netEn, dmpa]: [string, string, string, string]): ChipTable['rows'] {
  return [
    { label: pills, signs: ['pills'], cells: ['3'] },
    { label: implants, signs: ['implant'], cells: ['2'] },
    { label: netEn, signs: ['injection'], cells: ['2'] },
    { label: dmpa, signs: ['injection'], cells: ['1'] },
  ]
}

/** Hormonal methods beside rifampicin: starter/figures/family-planning-and-hiv.md, row on rifampicin. */
export const tuberculosisMethods = diagram({
  id: 'tuberculosis-methods',
  width: 'full',
  height: 38 + 4 * ROW,
  texts: {
    en: {
      column: 'With rifampicin',
      rows: rowsOf(['Combined and progestin-only pills', 'Implants', 'NET-EN', 'DMPA']),
      alt: 'Categories with rifampicin. Combined and progestin-only pills: 3. Implants: 2. NET-EN: 2. DMPA: 1.',
      note: 'Ask which method rifampicin leaves as it is, and what goes with every method: condoms.',
    },
    fr: {
      column: 'Avec rifampicine',
      rows: rowsOf(['Pilules combinées et progestatives', 'Implants', 'NET-EN', 'DMPA']),
      alt: 'Catégories avec la rifampicine. Pilules combinées et progestatives : 3. Implants : 2. NET-EN : 2. DMPA : 1.',
      note: 'Demandez quelle méthode la rifampicine ne change pas, et ce qui va avec toutes : le préservatif.',
    },
    es: {
      column: 'Con rifampicina',
      rows: rowsOf(['Píldoras combinadas y de progestina', 'Implantes', 'EN-NET', 'AMPD']),
      alt: 'Categorías con rifampicina. Píldoras combinadas y de progestina: 3. Implantes: 2. EN-NET: 2. AMPD: 1.',
      note: 'Pregunte qué método no cambia con la rifampicina y qué va con todos: los condones.',
    },
  },
  draw: ({ column, rows }) =>
    chipTable({
      corner: '',
      columns: [column],
      rows,
      width: WIDTHS.full,
      labelWidth: 560,
      rowHeight: ROW,
      chipRadius: 25,
    }),
})
