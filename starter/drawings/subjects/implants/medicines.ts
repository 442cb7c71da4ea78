import { medicineColumns } from '../../kit/medicine-columns.ts'
import { MEDICINE_SIGNS } from '../pills/medicine-signs.ts'

/** HIV medicines: starter/figures/contraceptive-implants.md. */
export const implantHivMedicines = medicineColumns('implant-hiv-medicines', [0, 2], {
  en: {
    heads: ['No loss of protection expected', 'Category 2: she can have it'],
    names: [
      ['Dolutegravir'],
      ['Efavirenz: protection is lower, condoms too', 'Nevirapine', 'Ritonavir-boosted protease inhibitors'],
    ],
    alt: 'Two columns of HIV medicines. With dolutegravir no loss of protection is expected. Category 2: efavirenz, with which protection is lower and condoms are advised too; nevirapine; ritonavir-boosted protease inhibitors.',
    note: 'Ask which medicines trainees see most often, and in which column they stand.',
  },
  fr: {
    heads: ['Pas de perte de protection attendue', 'Catégorie 2 : elle peut l’avoir'],
    names: [
      ['Dolutégravir'],
      ['Éfavirenz : protection plus faible, préservatif aussi', 'Névirapine', 'Inhibiteurs de protéase avec ritonavir'],
    ],
    alt: 'Deux colonnes de médicaments du VIH. Avec le dolutégravir, on n’attend pas de perte de protection. Catégorie 2 : éfavirenz, avec une protection plus faible et le préservatif en plus ; névirapine ; inhibiteurs de protéase avec ritonavir.',
    note: 'Demandez quels médicaments les participants voient le plus, et dans quelle colonne ils se trouvent.',
  },
  es: {
    heads: ['No se espera menos protección', 'Categoría 2: puede usarlo'],
    names: [
      ['Dolutegravir'],
      ['Efavirenz: protege menos, condón también', 'Nevirapina', 'Inhibidores de proteasa con ritonavir'],
    ],
    alt: 'Dos columnas de medicamentos del VIH. Con dolutegravir no se espera menos protección. Categoría 2: efavirenz, con el que protege menos y se aconseja también condón; nevirapina; inhibidores de proteasa con ritonavir.',
    note: 'Pregunte qué medicamentos ven más y en qué columna están.',
  },
})

const { tuberculosis, fits, infections, malaria } = MEDICINE_SIGNS
const SIGNS = [
  [fits, infections, malaria],
  [tuberculosis, fits],
]

export const implantOtherMedicines = medicineColumns(
  'implant-other-medicines',
  [1, 2],
  {
    en: {
      heads: ['Category 1', 'Category 2'],
      names: [
        ['Lamotrigine', 'Common antibiotics', 'Malaria medicines'],
        ['Rifampicin, rifabutin', 'Phenytoin, carbamazepine, barbiturates, primidone, topiramate, oxcarbazepine'],
      ],
      alt: 'Two columns of medicines. Category 1: lamotrigine, common antibiotics, malaria medicines. Category 2: rifampicin and rifabutin; phenytoin, carbamazepine, barbiturates, primidone, topiramate, oxcarbazepine.',
      note: 'Name a medicine; the group points to its column.',
    },
    fr: {
      heads: ['Catégorie 1', 'Catégorie 2'],
      names: [
        ['Lamotrigine', 'Antibiotiques courants', 'Antipaludiques'],
        ['Rifampicine, rifabutine', 'Phénytoïne, carbamazépine, barbituriques, primidone, topiramate, oxcarbazépine'],
      ],
      alt: 'Deux colonnes de médicaments. Catégorie 1 : lamotrigine, antibiotiques courants, antipaludiques. Catégorie 2 : rifampicine et rifabutine ; phénytoïne, carbamazépine, barbituriques, primidone, topiramate, oxcarbazépine.',
      note: 'Nommez un médicament ; le groupe montre sa colonne.',
    },
    es: {
      heads: ['Categoría 1', 'Categoría 2'],
      names: [
        ['Lamotrigina', 'Antibióticos comunes', 'Antipalúdicos'],
        ['Rifampicina, rifabutina', 'Fenitoína, carbamazepina, barbitúricos, primidona, topiramato, oxcarbazepina'],
      ],
      alt: 'Dos columnas de medicamentos. Categoría 1: lamotrigina, antibióticos comunes, antipalúdicos. Categoría 2: rifampicina y rifabutina; fenitoína, carbamazepina, barbitúricos, primidona, topiramato, oxcarbazepina.',
      note: 'Nombre un medicamento; el grupo señala su columna.',
    },
  },
  undefined,
  SIGNS,
)
