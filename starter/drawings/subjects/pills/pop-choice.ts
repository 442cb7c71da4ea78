import { cross, tick } from '../../kit/marks.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { bloodTube, couch, questions } from '../implants/signs.ts'
import { leg, liver, lupus, medicine } from '../training/community/screening-icons.ts'
import { talking } from '../training/things.ts'

/** Conditions for which another method is usually better: starter/figures/progestin-only-pills.md. */
export const popAnother = tilesDiagram(
  'pop-another',
  [() => [group(leg(), { x: 14, y: 16, scale: 0.74 })], liver, lupus, medicine],
  {
    en: {
      words: ['Clot in a leg now', 'Severe liver disease', 'Lupus: ask more', 'Some medicines'],
      alt: 'Four pictures: a leg with a clot; the place of the liver, severe disease; a face with lupus; a bottle, rifampicin or medicine for fits.',
      note: 'For each picture, ask for a method of category 1 or 2.',
    },
    fr: {
      words: ['Caillot à la jambe', 'Foie : maladie grave', 'Lupus : à préciser', 'Certains médicaments'],
      alt: 'Quatre images : une jambe avec un caillot ; la place du foie, maladie grave ; un visage avec un lupus ; un flacon, rifampicine ou médicament contre l’épilepsie.',
      note: 'Pour chaque image, demandez une méthode de catégorie 1 ou 2.',
    },
    es: {
      words: ['Coágulo en la pierna', 'Hígado: grave', 'Lupus: preguntar', 'Algunas medicinas'],
      alt: 'Cuatro imágenes: una pierna con un coágulo; el lugar del hígado, enfermedad grave; una cara con lupus; un frasco, rifampicina o medicina para la epilepsia.',
      note: 'Con cada imagen pida un método de categoría 1 o 2.',
    },
  },
)

/** @param isNeeded a tick or a cross at the lower right of a picture */
function marked(scene: Shape[], isNeeded: boolean): () => Shape[] {
  return () => [...scene, ...(isNeeded ? tick(92, 82, 34) : cross(92, 82, 34))]
}

/** What a client needs before a hormonal method that she can start today. */
export const askNotExamine = tilesDiagram(
  'ask-not-examine',
  [marked(talking(), true), marked(questions(), true), marked(couch(), false), marked(bloodTube(), false)],
  {
    en: {
      words: ['A talk in private', 'Some questions', 'No examination', 'No blood test'],
      alt: 'With a tick: a talk in private, some questions. With a cross: a pelvic examination, a blood test.',
      note: 'Cover the marks. The group says “needed” or “not needed” for each picture.',
    },
    fr: {
      words: ['Un entretien', 'Des questions', 'Pas d’examen', 'Pas de prise de sang'],
      alt: 'Avec une coche : un entretien, des questions. Avec une croix : un examen gynécologique, une prise de sang.',
      note: 'Cachez les marques. Le groupe dit « utile » ou « pas utile » pour chaque image.',
    },
    es: {
      words: ['Una charla a solas', 'Unas preguntas', 'Sin examen', 'Sin análisis'],
      alt: 'Con marca: una charla a solas, unas preguntas. Con cruz: un examen pélvico, un análisis de sangre.',
      note: 'Tape las marcas. El grupo dice «hace falta» o «no hace falta» con cada imagen.',
    },
  },
  ['leafPale', 'leafPale', 'terracottaPale', 'terracottaPale'],
)
