import { diagram } from '../../diagram.ts'
import { signGrid } from '../../kit/sign-grid.ts'
import { START_ROWS_HEIGHT, startRows } from '../../kit/start-rows.ts'
import { heavyBleeding, noBleeding, oddBleeding } from '../people/complaints.ts'
import { afterAbortion } from '../pills/other-starts.ts'
import { breastfeeds, headache, newborn, ordinaryHeadache } from '../training/community/screening-icons.ts'

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
