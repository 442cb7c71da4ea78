import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import { type Category, chip } from '../../kit/marks.ts'
import type { Paint } from '../../kit/palette.ts'
import { circle, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { dressed } from '../pills/coc-icons.ts'
import { breast, leg, liver, lupus } from '../training/community/screening-icons.ts'
import { HEADED_CELLS_HEIGHT, headedCells } from './headed-cells.ts'

/** Bleeding, and nobody knows why. */
function unexplained(): Shape[] {
  return [drop(34, 56, 'blood', 2), text('?', 72, 80, { size: 76, bold: true, paint: 'terracotta', anchor: 'middle' })]
}

/** A dashed ring where the cancer was. */
function breastBefore(): Shape[] {
  return [...dressed(), circle(64, 46, 13, { stroke: 'ink', width: 5, dash: [7, 6] })]
}

/** Categories: starter/figures/contraceptive-implants.md. */
const PAUSE: { scene: () => Shape[]; category: Category; fill?: Paint }[] = [
  { scene: leg, category: 3 },
  { scene: unexplained, category: 3 },
  { scene: liver, category: 3 },
  { scene: lupus, category: 3 },
  { scene: breastBefore, category: 3 },
  { scene: breast, category: 4, fill: 'terracottaPale' },
]

/** Conditions with category 3, and the one with category 4. */
export const implantPause = diagram({
  id: 'implant-pause',
  width: 'full',
  height: HEADED_CELLS_HEIGHT,
  texts: {
    en: {
      head: 'The same number to start and to continue',
      words: [
        'Blood clot in deep vein or lung, now',
        'Unexplained bleeding, before assessment',
        'Severe cirrhosis, adenoma, liver cancer',
        'Lupus with antibodies, or not tested',
        'Breast cancer in the past, 5 years clear',
        'Breast cancer now: do not use',
      ],
      alt: 'Five conditions with category 3 for starting and for continuing: a blood clot in a deep vein or the lung, now; unexplained vaginal bleeding before assessment; severe cirrhosis, adenoma or cancer of the liver; lupus with antiphospholipid antibodies, or not tested; breast cancer in the past, no sign for 5 years. One with category 4: breast cancer now.',
      note: 'For each picture, a pair names a method that fits better.',
    },
    fr: {
      head: 'Le même chiffre pour poser et pour garder',
      words: [
        'Caillot, veine profonde ou poumon, en cours',
        'Saignement inexpliqué, avant bilan',
        'Cirrhose grave, adénome, cancer du foie',
        'Lupus avec anticorps, ou non testé',
        'Cancer du sein passé, 5 ans sans signe',
        'Cancer du sein actuel : ne pas utiliser',
      ],
      alt: 'Cinq situations de catégorie 3 pour poser et pour garder : caillot dans une veine profonde ou le poumon, en cours ; saignement vaginal inexpliqué avant bilan ; cirrhose grave, adénome ou cancer du foie ; lupus avec anticorps antiphospholipides, ou non testé ; cancer du sein passé, sans signe depuis 5 ans. Une de catégorie 4 : cancer du sein actuel.',
      note: 'Pour chaque image, un binôme nomme une méthode qui convient mieux.',
    },
    es: {
      head: 'El mismo número para poner y para seguir',
      words: [
        'Coágulo, vena profunda o pulmón, ahora',
        'Sangrado sin explicación, antes de evaluar',
        'Cirrosis grave, adenoma, cáncer de hígado',
        'Lupus con anticuerpos, o sin prueba',
        'Cáncer de mama pasado, 5 años sin signos',
        'Cáncer de mama actual: no usar',
      ],
      alt: 'Cinco condiciones con categoría 3 para poner y para seguir: coágulo en vena profunda o pulmón, ahora; sangrado vaginal sin explicación antes de evaluar; cirrosis grave, adenoma o cáncer de hígado; lupus con anticuerpos antifosfolípidos, o sin prueba; cáncer de mama en el pasado, 5 años sin signos. Una con categoría 4: cáncer de mama actual.',
      note: 'Con cada imagen, una pareja nombra un método que conviene más.',
    },
  },
  draw: ({ head, words }) =>
    headedCells({
      head,
      headFill: 'indigo',
      words,
      cells: PAUSE.map(({ scene, category, fill }) => ({
        scene,
        right: chip(category, 0, 0, 28),
        ...(fill === undefined ? {} : { fill }),
      })),
      rightWidth: 76,
    }),
})
