import { diagram } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { group } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { MEASURES } from './sc-step.ts'
import * as scenes from './scenes.ts'

/** One cell of the strip. */
const CELL = { width: 209, height: 170 } as const
const STRIP = [
  scenes.sceneMix,
  scenes.sceneGap,
  scenes.sceneCapOff,
  scenes.scenePinch,
  scenes.sceneInsert,
  scenes.scenePress,
  scenes.sceneJar,
  scenes.sceneNoRub,
]

/** Seven steps and the one that is never done, in two rows. */
export const scSteps = diagram({
  id: 'sc-steps',
  width: 'full',
  height: 2 * CELL.height,
  anatomical: true,
  texts: {
    en: {
      words: [
        `Shake ${MEASURES.shake}`,
        'Close the gap',
        'Pull cap off',
        'Pinch the skin',
        'Needle in',
        `Press ${MEASURES.press}`,
        'Into the jar',
        'Do not rub',
      ],
      alt: 'Seven steps: shake 30 seconds; close the gap, needle up; pull the cap off; pinch the skin; needle straight in; press 5 to 7 seconds; into the container. Never rub.',
      note: 'Trainees say each step aloud and show it on a device before you point to the next picture.',
    },
    fr: {
      words: [
        `Agiter ${MEASURES.shake}`,
        'Fermer l’espace',
        'Ôter capuchon',
        'Pincer la peau',
        'Piquer droit',
        `Presser ${MEASURES.press}`,
        'Dans la boîte',
        'Ne pas frotter',
      ],
      alt: 'Sept gestes : agiter 30 secondes ; fermer l’espace, aiguille vers le haut ; ôter le capuchon ; pincer la peau ; piquer droit ; presser 5 à 7 secondes ; jeter dans la boîte. Ne jamais frotter.',
      note: 'Les participants disent chaque geste et le montrent sur un dispositif avant que vous passiez à l’image suivante.',
    },
    es: {
      words: [
        `Agite ${MEASURES.shake}`,
        'Cierre el espacio',
        'Quite la tapa',
        'Pellizque la piel',
        'Aguja recta',
        `Apriete ${MEASURES.press}`,
        'Al recipiente',
        'No frote',
      ],
      alt: 'Siete pasos: agitar 30 segundos; cerrar el espacio, aguja arriba; quitar la tapa; pellizcar la piel; aguja recta; apretar de 5 a 7 segundos; al recipiente. Nunca frotar.',
      note: 'Las participantes dicen cada paso y lo muestran en un dispositivo antes de que usted pase al siguiente dibujo.',
    },
  },
  draw: ({ words }) =>
    STRIP.flatMap((scene, index) => {
      const [x, y] = [(index % 4) * CELL.width, Math.floor(index / 4) * CELL.height]
      return [
        group(scene(), { x: x + 28, y: y + 4, scale: 0.7 }),
        ...(index < 7 ? stepNumber(index + 1, x + 20, y + 22) : []),
        text(words[index] ?? '', x + CELL.width / 2, y + 156, { bold: true, anchor: 'middle' }),
      ]
    }),
})
