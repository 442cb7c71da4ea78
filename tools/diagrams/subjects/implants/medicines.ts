import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { type Category, chip, tick } from '../../kit/marks.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { tabletsStay } from '../people/signs.ts'

interface MedicineTexts extends DiagramTexts {
  heads: string[]
  /** Names of the medicines in each column. */
  names: string[][]
}

const PANEL = { width: 408, gap: 20, height: 290 } as const

/** Medicines in two columns, each with its category or, for `0`, a tick. */
function medicines(id: string, marks: (Category | 0)[], texts: Record<Language, MedicineTexts>): Diagram {
  return diagram({
    id,
    width: 'full',
    height: PANEL.height,
    texts,
    draw: ({ heads, names }) =>
      marks.map((mark, index) =>
        group(panel(mark, heads[index] ?? '', names[index] ?? []), { x: index * (PANEL.width + PANEL.gap) }),
      ),
  })
}

function panel(mark: Category | 0, head: string, names: string[]): Shape[] {
  let y = 78
  const rows = names.flatMap((name): Shape[] => {
    const box = textBox(name, 70, y, PANEL.width - 80)
    const top = y
    y += Math.max(box.height, 44) + 12
    return [group(tabletsStay(), { x: 14, y: top - 6, scale: 0.46 }), ...box.shapes]
  })
  return [
    rect(0, 0, PANEL.width, PANEL.height, { fill: mark === 2 ? 'marigoldPale' : 'leafPale', radius: 14 }),
    ...(mark === 0 ? tick(38, 38, 46) : chip(mark, 38, 38, 24)),
    ...textBox(head, 76, 38, PANEL.width - 84, { bold: true, middle: true }).shapes,
    ...rows,
  ]
}

/** HIV medicines: docs/figures/contraceptive-implants.md. */
export const implantHivMedicines = medicines('implant-hiv-medicines', [0, 2], {
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

export const implantOtherMedicines = medicines('implant-other-medicines', [1, 2], {
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
})
