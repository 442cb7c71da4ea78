import { medicineColumns } from '../../kit/medicine-columns.ts'
import { MEDICINE_SIGNS } from './medicine-signs.ts'

/** Room for the longest column. */
const HEIGHT = 300

const { tuberculosis, fits, hiv, infections } = MEDICINE_SIGNS
const SIGNS = [
  [tuberculosis, fits],
  [hiv, hiv],
  [fits, infections],
]

/** Medicines beside progestin-only pills: starter/figures/progestin-only-pills.md. */
export const popMedicines = medicineColumns(
  'pop-medicines',
  [3, 2, 1],
  {
    en: {
      heads: ['Usually not', 'Generally yes', 'Yes'],
      names: [
        ['Rifampicin, rifabutin', 'Phenytoin, carbamazepine, barbiturates'],
        ['Efavirenz, nevirapine', 'Protease inhibitors with ritonavir'],
        ['Lamotrigine', 'Other common antibiotics'],
      ],
      alt: 'Three columns of medicines, each with the sign of what it is for, and the category for progestin-only pills. Category 3: rifampicin and rifabutin; phenytoin, carbamazepine and barbiturates. Category 2: efavirenz and nevirapine; protease inhibitors with ritonavir. Category 1: lamotrigine; other common antibiotics.',
      note: 'Name a medicine; the group points to its column. Which one stands elsewhere for combined pills?',
    },
    fr: {
      heads: ['En général non', 'En général oui', 'Oui'],
      names: [
        ['Rifampicine, rifabutine', 'Phénytoïne, carbamazépine, barbituriques'],
        ['Éfavirenz, névirapine', 'Inhibiteurs de protéase avec ritonavir'],
        ['Lamotrigine', 'Autres antibiotiques courants'],
      ],
      alt: 'Trois colonnes de médicaments, chacun avec le signe de ce qu’il soigne, et la catégorie pour la pilule progestative. Catégorie 3 : rifampicine et rifabutine ; phénytoïne, carbamazépine et barbituriques. Catégorie 2 : éfavirenz et névirapine ; inhibiteurs de protéase avec ritonavir. Catégorie 1 : lamotrigine ; autres antibiotiques courants.',
      note: 'Nommez un médicament ; le groupe montre sa colonne. Lequel est ailleurs pour la pilule combinée ?',
    },
    es: {
      heads: ['En general no', 'En general sí', 'Sí'],
      names: [
        ['Rifampicina, rifabutina', 'Fenitoína, carbamazepina, barbitúricos'],
        ['Efavirenz, nevirapina', 'Inhibidores de proteasa con ritonavir'],
        ['Lamotrigina', 'Otros antibióticos comunes'],
      ],
      alt: 'Tres columnas de medicamentos, cada uno con el signo de lo que trata, y la categoría para la píldora de progestina. Categoría 3: rifampicina y rifabutina; fenitoína, carbamazepina y barbitúricos. Categoría 2: efavirenz y nevirapina; inhibidores de proteasa con ritonavir. Categoría 1: lamotrigina; otros antibióticos comunes.',
      note: 'Nombre un medicamento; el grupo señala su columna. ¿Cuál está en otro lugar con la combinada?',
    },
  },
  HEIGHT,
  SIGNS,
)
