import { diagram } from '../../diagram.ts'
import { CATEGORY_ROWS_HEIGHT, categoryRows } from '../../kit/category-rows.ts'
import { medicineBottle } from '../../kit/medicine-columns.ts'
import { signGrid } from '../../kit/sign-grid.ts'
import { START_ROWS_HEIGHT, startRows } from '../../kit/start-rows.ts'
import { heavyBleeding, noBleeding, oddBleeding } from '../people/complaints.ts'
import { afterAbortion } from '../pills/other-starts.ts'
import { breastfeeds, headache, newborn, ordinaryHeadache } from '../training/community/screening-icons.ts'

/** Categories of docs/figures/progestin-only-injectables.md: DMPA, then NET-EN. */
const MEDICINES = [
  ['1', '1'],
  ['1', '2'],
  ['1', '2'],
  ['1', '2'],
]

/** HIV medicines and others, with the categories of both products. */
export const injectionMedicines = diagram({
  id: 'injection-medicines',
  width: 'full',
  height: CATEGORY_ROWS_HEIGHT,
  texts: {
    en: {
      heads: ['DMPA', 'NET-EN'],
      words: [
        'NRTIs such as tenofovir; raltegravir',
        'Efavirenz or nevirapine',
        'Ritonavir-boosted protease inhibitors',
        'Rifampicin, some epilepsy medicines',
      ],
      alt: 'Medicines with the categories for DMPA and NET-EN. NRTIs such as tenofovir, and raltegravir: 1 and 1. Efavirenz or nevirapine: 1 and 2. Ritonavir-boosted protease inhibitors: 1 and 2. Rifampicin and some epilepsy medicines: 1 and 2.',
      note: 'Circle or square: both are a yes. With DMPA all rows are a circle.',
    },
    fr: {
      heads: ['DMPA', 'NET-EN'],
      words: [
        'INTI, par exemple ténofovir ; raltégravir',
        'Éfavirenz ou névirapine',
        'Inhibiteurs de protéase avec ritonavir',
        'Rifampicine, certains antiépileptiques',
      ],
      alt: 'Médicaments avec les catégories pour le DMPA et le NET-EN. INTI, par exemple ténofovir, et raltégravir : 1 et 1. Éfavirenz ou névirapine : 1 et 2. Inhibiteurs de protéase avec ritonavir : 1 et 2. Rifampicine et certains antiépileptiques : 1 et 2.',
      note: 'Rond ou carré : deux fois oui. Avec le DMPA, toutes les lignes sont un rond.',
    },
    es: {
      heads: ['AMPD', 'EN-NET'],
      words: [
        'INTR como tenofovir; raltegravir',
        'Efavirenz o nevirapina',
        'Inhibidores de proteasa con ritonavir',
        'Rifampicina, algunos antiepilépticos',
      ],
      alt: 'Medicamentos con las categorías para AMPD y EN-NET. INTR como tenofovir, y raltegravir: 1 y 1. Efavirenz o nevirapina: 1 y 2. Inhibidores de proteasa con ritonavir: 1 y 2. Rifampicina y algunos antiepilépticos: 1 y 2.',
      note: 'Círculo o cuadrado: los dos son un sí. Con AMPD todas las filas son un círculo.',
    },
  },
  draw: ({ heads, words }) =>
    categoryRows({ heads, words, rows: MEDICINES.map((cells) => ({ signs: [medicineBottle], cells })) }),
})

/** The first injection outside a cycle, beside the lines that name the situations: no backup in any of them. */
export const injectionOtherStarts = diagram({
  id: 'injection-other-starts',
  width: 'half',
  height: START_ROWS_HEIGHT,
  texts: {
    en: {
      today: 'Today',
      alt: 'Three situations, each with the first injection today and a pale condom and 0, no backup needed: within 7 days after an abortion; fully breastfeeding; a newborn under 21 days, not breastfeeding.',
      note: 'Describe a woman; the group points to a row. Who has been told to wait for her bleeding?',
    },
    fr: {
      today: 'Ce jour',
      alt: 'Trois situations, chaque fois la première injection ce jour et un préservatif pâle et 0, pas besoin : dans les 7 jours après un avortement ; allaitement exclusif ; un nouveau-né de moins de 21 jours, sans allaitement.',
      note: 'Décrivez une femme ; le groupe montre une ligne. À qui a-t-on dit d’attendre les règles ?',
    },
    es: {
      today: 'Hoy',
      alt: 'Tres situaciones, siempre con la primera inyección hoy y un condón pálido y 0, no hace falta: en los 7 días tras un aborto; lactancia completa; un recién nacido de menos de 21 días, sin lactancia.',
      note: 'Describa a una mujer; el grupo señala una fila. ¿A quién le dijeron que esperara la regla?',
    },
  },
  draw: ({ today }) =>
    startRows([afterAbortion, breastfeeds, newborn].map((scene) => ({ scene, when: today, condoms: null }))),
})

/** Complaints of users of injectables, in the order of the lines beside them. */
export const injectionComplaints = diagram({
  id: 'injection-complaints',
  width: 'half',
  height: 336,
  texts: {
    en: {
      alt: 'Five pictures of complaints: a drop crossed out, no bleeding; a calendar with irregular bleeding; two large drops, heavy bleeding; an ordinary headache; a headache with a zigzag, new migraine with aura.',
      note: 'Cover the lines; trainees say the first sentence before the first tablet.',
    },
    fr: {
      alt: 'Cinq images de plaintes : une goutte barrée, pas de règles ; un calendrier avec des saignements irréguliers ; deux grosses gouttes, saignement abondant ; un mal de tête ordinaire ; un mal de tête avec un zigzag, nouvelle migraine avec aura.',
      note: 'Cachez les lignes ; on dit la première phrase avant le premier comprimé.',
    },
    es: {
      alt: 'Cinco imágenes de quejas: una gota tachada, sin regla; un calendario con sangrado irregular; dos gotas grandes, sangrado abundante; un dolor de cabeza común; un dolor de cabeza con zigzag, migraña nueva con aura.',
      note: 'Tape las líneas; se dice la primera frase antes de la primera tableta.',
    },
  },
  draw: () => signGrid([noBleeding, oddBleeding, heavyBleeding, ordinaryHeadache, headache], 336),
})
