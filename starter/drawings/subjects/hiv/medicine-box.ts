import { diagram, WIDTHS } from '../../diagram.ts'
import { circle, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const ROW = 62

/** Boxes of medicine with the names to find. */
export const medicineNames = diagram({
  id: 'medicine-names',
  width: 'half',
  height: ROW * 5,
  texts: {
    en: {
      names: ['Dolutegravir', 'Efavirenz', 'Nevirapine', '… + ritonavir', 'TB, epilepsy?'],
      alt: 'Five boxes of medicine under a lens, with the names to find: dolutegravir, efavirenz, nevirapine, a medicine with ritonavir, and tablets for tuberculosis or epilepsy.',
      note: 'Read a real box or treatment book together. Do not guess from what the country mostly uses.',
    },
    fr: {
      names: ['Dolutégravir', 'Éfavirenz', 'Névirapine', '… + ritonavir', 'TB, épilepsie ?'],
      alt: 'Cinq boîtes de médicament sous une loupe, avec les noms à chercher : dolutégravir, éfavirenz, névirapine, un produit avec ritonavir, et les comprimés contre la tuberculose ou l’épilepsie.',
      note: 'Lisez ensemble une vraie boîte ou le carnet de traitement. On ne devine pas.',
    },
    es: {
      names: ['Dolutegravir', 'Efavirenz', 'Nevirapina', '… + ritonavir', '¿TB, epilepsia?'],
      alt: 'Cinco cajas de medicina bajo una lupa, con los nombres que se buscan: dolutegravir, efavirenz, nevirapina, una medicina con ritonavir y las tabletas contra tuberculosis o epilepsia.',
      note: 'Lea con ella una caja o una libreta de tratamiento de verdad. No adivine.',
    },
  },
  draw: ({ names }): Shape[] => [
    ...names.flatMap((name, index) => {
      const y = index * ROW + 3
      return [
        rect(0, y, 286, ROW - 8, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
        path(`M27 ${y + 17}h7a10 10 0 0 1 0 20h-7Z`, { fill: 'white', stroke: 'ink', width: 3 }),
        path(`M27 ${y + 17}h-5a10 10 0 0 0 0 20h5Z`, { fill: 'terracotta', stroke: 'ink', width: 3 }),
        text(name, 58, y + 36, { bold: true }),
      ]
    }),
    circle(WIDTHS.half - 62, 120, 54, { fill: 'water', stroke: 'ink', width: 8 }),
    path(`M${WIDTHS.half - 62} 178V270`, { stroke: 'ink', width: 18 }),
    path(`M${WIDTHS.half - 90} 104q16 -26 44 -22`, { stroke: 'white', width: 7 }),
  ],
})
