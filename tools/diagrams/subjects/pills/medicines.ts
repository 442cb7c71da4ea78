import { diagram, type Language, WIDTHS } from '../../diagram.ts'
import { chip } from '../../kit/marks.ts'
import { medicineBottle, medicineColumns } from '../../kit/medicine-columns.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const HEIGHT = 330

const HEADS: Record<Language, string[]> = {
  en: ['Usually not', 'Generally yes', 'Yes'],
  fr: ['En général non', 'En général oui', 'Oui'],
  es: ['En general no', 'En general sí', 'Sí'],
}

const ROW = 112
/** Rows of medicines with combined pills: docs/figures/combined-oral-contraceptives.md. */
const COMBINED = [3, 2, 1] as const

/** Groups of medicines with combined pills; the lines beside it name the medicines. */
export const cocMedicines = diagram({
  id: 'coc-medicines',
  width: 'half',
  height: ROW * 3 - 10,
  texts: {
    en: {
      groups: ['Rifampicin, against fits', 'Some HIV medicines', 'Other antibiotics'],
      alt: 'Three rows with a bottle and a category for combined pills. Rifampicin and medicines against fits: 3. Some HIV medicines: 2. Other antibiotics: 1.',
      note: 'Name a medicine; the group points to its row. In the first row, one works the other way: which?',
    },
    fr: {
      groups: ['Rifampicine, épilepsie', 'Certains du VIH', 'Autres antibiotiques'],
      alt: 'Trois lignes avec un flacon et une catégorie pour la pilule combinée. Rifampicine et médicaments contre l’épilepsie : 3. Certains médicaments du VIH : 2. Autres antibiotiques : 1.',
      note: 'Nommez un médicament ; le groupe montre sa ligne. Dans la première, l’un agit à l’inverse : lequel ?',
    },
    es: {
      groups: ['Rifampicina, epilepsia', 'Algunas del VIH', 'Otros antibióticos'],
      alt: 'Tres filas con un frasco y una categoría para la píldora combinada. Rifampicina y medicinas contra la epilepsia: 3. Algunas medicinas del VIH: 2. Otros antibióticos: 1.',
      note: 'Nombre una medicina; el grupo señala su fila. En la primera, una actúa al revés: ¿cuál?',
    },
  },
  draw: ({ groups }) =>
    COMBINED.flatMap((category, index): Shape[] => {
      const top = index * ROW
      const y = top + (ROW - 10) / 2
      return [
        rect(0, top, WIDTHS.half, ROW - 10, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 12 }),
        group(medicineBottle(), { x: 4, y: y - 44, scale: 0.88 }),
        ...textBox(groups[index] ?? '', 98, y, 190, { middle: true }).shapes,
        ...chip(category, 330, y, 32),
      ]
    }),
})

/** Medicines beside progestin-only pills: docs/figures/progestin-only-pills.md. */
export const popMedicines = medicineColumns(
  'pop-medicines',
  [3, 2, 1],
  {
    en: {
      heads: HEADS.en,
      names: [
        ['Rifampicin, rifabutin', 'Phenytoin, carbamazepine, barbiturates'],
        ['Efavirenz, nevirapine', 'Protease inhibitors with ritonavir'],
        ['Lamotrigine', 'Other common antibiotics'],
      ],
      alt: 'Three columns of medicines with the category for progestin-only pills. Category 3: rifampicin and rifabutin; phenytoin, carbamazepine and barbiturates. Category 2: efavirenz and nevirapine; protease inhibitors with ritonavir. Category 1: lamotrigine; other common antibiotics.',
      note: 'Name a medicine; the group points to its column. Which one stands elsewhere for combined pills?',
    },
    fr: {
      heads: HEADS.fr,
      names: [
        ['Rifampicine, rifabutine', 'Phénytoïne, carbamazépine, barbituriques'],
        ['Éfavirenz, névirapine', 'Inhibiteurs de protéase avec ritonavir'],
        ['Lamotrigine', 'Autres antibiotiques courants'],
      ],
      alt: 'Trois colonnes de médicaments avec la catégorie pour la pilule progestative. Catégorie 3 : rifampicine et rifabutine ; phénytoïne, carbamazépine et barbituriques. Catégorie 2 : éfavirenz et névirapine ; inhibiteurs de protéase avec ritonavir. Catégorie 1 : lamotrigine ; autres antibiotiques courants.',
      note: 'Nommez un médicament ; le groupe montre sa colonne. Lequel est ailleurs pour la pilule combinée ?',
    },
    es: {
      heads: HEADS.es,
      names: [
        ['Rifampicina, rifabutina', 'Fenitoína, carbamazepina, barbitúricos'],
        ['Efavirenz, nevirapina', 'Inhibidores de proteasa con ritonavir'],
        ['Lamotrigina', 'Otros antibióticos comunes'],
      ],
      alt: 'Tres columnas de medicamentos con la categoría para la píldora de progestina. Categoría 3: rifampicina y rifabutina; fenitoína, carbamazepina y barbitúricos. Categoría 2: efavirenz y nevirapina; inhibidores de proteasa con ritonavir. Categoría 1: lamotrigina; otros antibióticos comunes.',
      note: 'Nombre un medicamento; el grupo señala su columna. ¿Cuál está en otro lugar con la combinada?',
    },
  },
  HEIGHT,
)
