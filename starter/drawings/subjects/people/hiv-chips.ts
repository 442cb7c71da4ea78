import { diagram, WIDTHS } from '../../diagram.ts'
import { readFigures } from '../../figures.ts'
import { chipTable } from '../../kit/chip-table.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { group } from '../../kit/shapes.ts'
import { spermicide } from '../eligibility/signs.ts'

function textsOf(file: string, columns: string[], labels: string[], head: string, note: string, corner = '') {
  const figures = [...readFigures(file).values()]
  const rows = labels.map((label, index) => ({ label, cells: (figures[index] ?? []).slice(0, columns.length) }))
  const read = rows.map(
    ({ label, cells }) => `${label}: ${cells.map((cell, index) => `${columns[index]} ${cell}`).join(', ')}`,
  )
  return { columns, rows, note, corner, alt: `${head}. ${read.join('. ')}.` }
}

/** Signs of the rows; spermicide, the last, has a tube. */
const SIGNS: MethodSign[][] = [['pills'], ['injection', 'implant'], ['iud'], ['condom']]

/** Methods for people living with HIV, by stage. */
export const hivMethods = diagram({
  id: 'hiv-methods',
  width: 'full',
  height: 38 + 54 * 5,
  texts: {
    en: textsOf(
      'hiv-methods.md',
      ['Well: stage 1 or 2', 'Stage 3 or 4'],
      ['Pills, patch, ring', 'Injectables, implants', 'Copper IUD, LNG-IUD', 'Condoms', 'Spermicide'],
      'Categories with HIV; after a slash, to go on with the method',
      'Ask for the only line where the two columns differ, and what a woman with an IUD hears when she falls ill: it stays.',
      '3/2: start / go on',
    ),
    fr: textsOf(
      'hiv-methods.md',
      ['Stade 1 ou 2', 'Stade 3 ou 4'],
      ['Pilules, patch, anneau', 'Injectables, implants', 'DIU au cuivre ou au LNG', 'Préservatifs', 'Spermicide'],
      'Catégories avec le VIH ; après la barre, pour continuer la méthode',
      'Demandez la seule ligne où les colonnes diffèrent, et ce qu’entend une femme avec DIU qui tombe malade : il reste.',
      '3/2 : débuter / continuer',
    ),
    es: textsOf(
      'hiv-methods.md',
      ['Estadio 1 o 2', 'Estadio 3 o 4'],
      ['Píldoras, parche, anillo', 'Inyectables, implantes', 'DIU de cobre o de LNG', 'Condones', 'Espermicida'],
      'Categorías con VIH; tras la barra, para continuar el método',
      'Pregunte por la única fila donde difieren las columnas y qué oye una mujer con DIU que enferma: se queda.',
      '3/2: iniciar / continuar',
    ),
  },
  draw: ({ columns, rows, corner }) =>
    chipTable({
      corner,
      columns,
      rows: rows.map((row, index) =>
        index < SIGNS.length ? { ...row, signs: SIGNS[index] ?? [] } : { ...row, thing: spermicide() },
      ),
      width: WIDTHS.full,
      labelWidth: 356,
      rowHeight: 54,
      chipRadius: 22,
    }),
})

/** Signs above the columns; both injectables have the same one. */
const COLUMN_SIGNS: MethodSign[] = ['pills', 'implant', 'injection', 'injection']
const SIGN = { size: 50, height: 54 } as const
const MEDICINE_WIDTH = 330

/** HIV medicines and hormonal methods. */
export const hivMedicines = diagram({
  id: 'hiv-medicines',
  width: 'full',
  height: SIGN.height + 38 + 52 * 4,
  texts: {
    en: textsOf(
      'hiv-medicines.md',
      ['Pills', 'Implant', 'DMPA', 'NET-EN'],
      ['Efavirenz, nevirapine', 'With ritonavir', 'Tenofovir, lamivudine', 'Rilpivirine, raltegravir'],
      'Categories with HIV medicines',
      'Let trainees find the column without a square. A square is still a yes, with more explanation.',
    ),
    fr: textsOf(
      'hiv-medicines.md',
      ['Pilules', 'Implant', 'DMPA', 'NET-EN'],
      ['Éfavirenz, névirapine', 'Avec ritonavir', 'Ténofovir, lamivudine', 'Rilpivirine, raltégravir'],
      'Catégories avec les médicaments du VIH',
      'Faites trouver la colonne sans carré. Un carré reste un oui, avec plus d’explications.',
    ),
    es: textsOf(
      'hiv-medicines.md',
      ['Píldoras', 'Implante', 'AMPD', 'EN-NET'],
      ['Efavirenz, nevirapina', 'Con ritonavir', 'Tenofovir, lamivudina', 'Rilpivirina, raltegravir'],
      'Categorías con medicinas para el VIH',
      'Pida que hallen la columna sin cuadrado. Un cuadrado sigue siendo un sí, con más explicación.',
    ),
  },
  draw: ({ columns, rows }) => {
    const column = (WIDTHS.full - MEDICINE_WIDTH) / columns.length
    const table = chipTable({
      corner: '',
      columns,
      rows,
      width: WIDTHS.full,
      labelWidth: MEDICINE_WIDTH,
      rowHeight: 52,
    })
    return [
      ...COLUMN_SIGNS.map((sign, index) =>
        methodSign(sign, {
          x: MEDICINE_WIDTH + column * (index + 0.5) - SIGN.size / 2,
          y: 0,
          scale: SIGN.size / 100,
        }),
      ),
      group(table, { x: 0, y: SIGN.height }),
    ]
  },
})
