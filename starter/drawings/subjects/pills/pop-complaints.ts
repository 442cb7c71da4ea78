import { diagram } from '../../diagram.ts'
import { ANSWER_ROWS_HEIGHT, answerRows } from '../../kit/answer-rows.ts'
import { heavyBleeding, noBleeding, oddBleeding, soreBreasts } from '../people/complaints.ts'
import { ordinaryHeadache } from '../training/community/screening-icons.ts'

/** Complaints of users of progestin-only pills, and the first steps. */
export const popComplaints = diagram({
  id: 'pop-complaints',
  width: 'full',
  height: ANSWER_ROWS_HEIGHT,
  texts: {
    en: {
      problems: ['Bleeding at odd times', 'No bleeding', 'Heavy, long bleeding', 'Headache', 'Sore breasts'],
      answers: [
        'Ask about late pills; explain; ibuprofen',
        'Normal with breastfeeding; test if unsure',
        'Ibuprofen, iron; look for other causes',
        'Ask about aura; pain tablet',
        'Check for breast infection; support',
      ],
      alt: 'Five complaints with first steps. Bleeding at odd times: ask about late pills; explain; ibuprofen. No bleeding: normal with breastfeeding; test if unsure. Heavy or long bleeding: ibuprofen, iron; look for other causes. Headache: ask about aura; pain tablet. Sore breasts: check for breast infection; support.',
      note: 'Cover the right half; trainees say the first question before the first tablet.',
    },
    fr: {
      problems: ['Saignement imprévu', 'Pas de règles', 'Abondant ou long', 'Mal de tête', 'Seins douloureux'],
      answers: [
        'Pilules en retard ? Expliquer ; ibuprofène',
        'Normal si elle allaite ; test si doute',
        'Ibuprofène, fer ; chercher d’autres causes',
        'Une aura ? Comprimé contre la douleur',
        'Infection du sein ? Bon soutien',
      ],
      alt: 'Cinq plaintes et les premiers gestes. Saignement imprévu : demander s’il y a eu des retards ; expliquer ; ibuprofène. Pas de règles : normal avec l’allaitement ; test en cas de doute. Saignement abondant ou long : ibuprofène, fer ; chercher d’autres causes. Mal de tête : demander s’il y a une aura ; antidouleur. Seins douloureux : chercher une infection ; bon soutien.',
      note: 'Cachez la moitié droite ; on dit la première question avant le premier comprimé.',
    },
    es: {
      problems: ['Sangrado imprevisto', 'Sin regla', 'Abundante o largo', 'Dolor de cabeza', 'Senos dolorosos'],
      answers: [
        '¿Píldoras tarde? Explicar; ibuprofeno',
        'Normal si da pecho; prueba si hay duda',
        'Ibuprofeno, hierro; buscar otras causas',
        '¿Aura? Tableta para el dolor',
        '¿Infección del seno? Buen sostén',
      ],
      alt: 'Cinco quejas y los primeros pasos. Sangrado imprevisto: preguntar por píldoras tardías; explicar; ibuprofeno. Sin regla: normal con lactancia; prueba si hay duda. Sangrado abundante o largo: ibuprofeno, hierro; buscar otras causas. Dolor de cabeza: preguntar por aura; tableta. Senos dolorosos: buscar infección; buen sostén.',
      note: 'Tape la mitad derecha; se dice la primera pregunta antes de la primera tableta.',
    },
  },
  draw: ({ problems, answers }) =>
    answerRows(problems, answers, [oddBleeding, noBleeding, heavyBleeding, ordinaryHeadache, soreBreasts]),
})
