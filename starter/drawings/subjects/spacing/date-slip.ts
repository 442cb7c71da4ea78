import { diagram } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { arrow, type Shape } from '../../kit/shapes.ts'

/** A date slip and the two questions that go with it. */
export const dateSlip = diagram({
  id: 'date-slip',
  width: 'half',
  height: 330,
  texts: {
    en: {
      slip: 'Slip 1: daughter born on 8 May',
      attempt: 'Next try: when?',
      birth: 'Next birth: about when?',
      alt: 'Slip 1: a daughter is born on 8 May. Two arrows lead to two questions: when is the next try, and about when the next birth?',
      note: 'Do this slip together, with the long sheet on the wall; then each table goes on alone.',
    },
    fr: {
      slip: 'Fiche 1 : fille née le 8 mai',
      attempt: 'Prochain essai : quand ?',
      birth: 'Naissance suivante : vers quand ?',
      alt: 'Fiche 1 : une fille est née le 8 mai. Deux flèches mènent à deux questions : quand est le prochain essai, et vers quand la naissance suivante ?',
      note: 'Faites cette fiche ensemble, avec la longue feuille au mur ; puis chaque table continue seule.',
    },
    es: {
      slip: 'Ficha 1: hija nacida el 8 de mayo',
      attempt: 'Nuevo intento: ¿cuándo?',
      birth: 'Parto siguiente: ¿hacia cuándo?',
      alt: 'Ficha 1: una hija nació el 8 de mayo. Dos flechas llevan a dos preguntas: cuándo es el nuevo intento y hacia cuándo el parto siguiente.',
      note: 'Hagan juntos esta ficha, con la hoja larga en la pared; luego cada mesa sigue sola.',
    },
  },
  draw: ({ slip, attempt, birth }): Shape[] => [
    ...box(slip, [2, 2], [376, 84], { fill: 'white', stroke: 'ink', bold: true, radius: 6 }),
    ...arrow([190, 90], [190, 122], { width: 6 }),
    ...box(attempt, [2, 126], [376, 78], { fill: 'leafPale', stroke: 'leaf' }),
    ...arrow([190, 208], [190, 240], { width: 6 }),
    ...box(birth, [2, 244], [376, 78], { fill: 'marigoldPale', stroke: 'ink' }),
  ],
})
