import { type DiagramTexts, diagram } from '../../diagram.ts'
import { ANSWER_ROWS_HEIGHT, answerRows } from '../../kit/answer-rows.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { noBleeding, oddBleeding, soreBreasts } from '../people/complaints.ts'
import { ordinaryHeadache } from '../training/community/screening-icons.ts'
import { vomits } from './scenes.ts'

interface ComplaintTexts extends DiagramTexts {
  problems: string[]
  answers: string[]
}

/** Complaints of users of combined pills, and what to ask or do. */
export const cocComplaints = diagram<ComplaintTexts>({
  id: 'coc-complaints',
  width: 'full',
  height: ANSWER_ROWS_HEIGHT,
  texts: {
    en: {
      problems: ['Spotting', 'Feels sick', 'Headache', 'Sore breasts', 'No bleeding'],
      answers: [
        'Same hour daily; ibuprofen 5 days',
        'At bedtime or with food',
        'Ask for aura; pain tablet',
        'Firm bra; warm or cold cloth',
        'Missed pills? Test if unsure',
      ],
      alt: 'Five complaints and what to do. Spotting: the same hour daily, ibuprofen for 5 days. Feels sick: at bedtime or with food. Headache: ask for aura, pain tablet. Sore breasts: firm bra, warm or cold cloth. No bleeding: missed pills? Test if unsure.',
      note: 'Cover the right half; trainees say the first question before the first tablet.',
    },
    fr: {
      problems: ['Petits saignements', 'Nausées', 'Mal de tête', 'Seins douloureux', 'Pas de règles'],
      answers: [
        'Même heure chaque jour ; ibuprofène 5 jours',
        'Au coucher ou en mangeant',
        'Chercher une aura ; antalgique',
        'Soutien-gorge ferme ; compresse',
        'Oublis ? Un test en cas de doute',
      ],
      alt: 'Cinq plaintes et que faire. Petits saignements : même heure chaque jour, ibuprofène 5 jours. Nausées : au coucher ou en mangeant. Mal de tête : chercher une aura, antalgique. Seins douloureux : soutien-gorge ferme, compresse chaude ou froide. Pas de règles : oublis ? Un test en cas de doute.',
      note: 'Cachez la moitié droite ; on dit la première question avant le premier comprimé.',
    },
    es: {
      problems: ['Manchado', 'Náusea', 'Dolor de cabeza', 'Senos dolorosos', 'Sin regla'],
      answers: [
        'Misma hora cada día; ibuprofeno 5 días',
        'Al acostarse o con comida',
        'Preguntar por aura; analgésico',
        'Sostén firme; paño tibio o frío',
        '¿Olvidos? Prueba si hay duda',
      ],
      alt: 'Cinco quejas y qué hacer. Manchado: misma hora cada día, ibuprofeno 5 días. Náusea: al acostarse o con comida. Dolor de cabeza: preguntar por aura, analgésico. Senos dolorosos: sostén firme, paño tibio o frío. Sin regla: ¿olvidos? Prueba si hay duda.',
      note: 'Tape la mitad derecha; se dice la primera pregunta antes de la primera tableta.',
    },
  },
  draw: ({ problems, answers }) =>
    answerRows(problems, answers, [oddBleeding, sick, ordinaryHeadache, soreBreasts, noBleeding]),
})

function sick(): Shape[] {
  return [group(vomits(), { x: 10, y: 0, scale: 0.62 })]
}
