import { diagram } from '../../diagram.ts'
import { chipTable } from '../../kit/chip-table.ts'
import type { MethodSign } from '../../kit/methods.ts'

const SIGNS: MethodSign[] = ['implant', 'injection', 'pills', 'iud']
const IUDS = SIGNS.indexOf('iud')
const ROW = 66

/** Categories after a miscarriage or an abortion: starter/figures/postpartum-family-planning.md, rows on postabortion. */
export const afterLoss = diagram({
  id: 'after-loss',
  width: 'full',
  height: 38 + SIGNS.length * ROW,
  texts: {
    en: {
      columns: ['1st trimester', '2nd trimester', 'Infection'],
      rows: ['Implants', 'Injectables', 'Pills, patch', 'IUD: copper, LNG'],
      alt: 'Categories after a miscarriage or an abortion. Implants, injectables, pills and patch: 1 after the first and the second trimester and with infection. IUDs: 1 after the first trimester, 2 after the second, 4 with infection.',
      note: 'Ask what stands out: only IUDs have numbers above 1, and nearly every method can begin today.',
    },
    fr: {
      columns: ['1er trimestre', '2e trimestre', 'Infection'],
      rows: ['Implants', 'Injectables', 'Pilules, patch', 'DIU : cuivre, LNG'],
      alt: 'Catégories après une fausse couche ou un avortement. Implants, injectables, pilules et patch : 1 après le premier et le deuxième trimestre, et en cas d’infection. DIU : 1 après le premier trimestre, 2 après le deuxième, 4 en cas d’infection.',
      note: 'Demandez ce qui frappe : seuls les DIU ont plus que 1, et presque toutes les méthodes peuvent commencer aujourd’hui.',
    },
    es: {
      columns: ['1.er trimestre', '2.º trimestre', 'Infección'],
      rows: ['Implantes', 'Inyectables', 'Píldoras, parche', 'DIU: cobre, LNG'],
      alt: 'Categorías después de un aborto espontáneo o inducido. Implantes, inyectables, píldoras y parche: 1 tras el primer y el segundo trimestre, y con infección. DIU: 1 tras el primer trimestre, 2 tras el segundo, 4 con infección.',
      note: 'Pregunte qué llama la atención: solo los DIU tienen más de 1, y casi todos los métodos pueden empezar hoy.',
    },
  },
  draw: ({ columns, rows }) =>
    chipTable({
      corner: '',
      columns,
      rows: rows.map((label, index) => ({
        label,
        cells: index === IUDS ? ['1', '2', '4'] : ['1', '1', '1'],
        signs: SIGNS.slice(index, index + 1),
      })),
      width: 836,
      labelWidth: 300,
      rowHeight: ROW,
      chipRadius: 25,
    }),
})
