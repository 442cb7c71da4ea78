import { diagram } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { clock } from '../../kit/objects.ts'
import { arrow, group } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { talkSteps } from './talk-steps.ts'

const MINUTES = 4
/** Of the pictures of the poster, 240 wide, which have no words. */
const SCALE = 0.8

/** The conversation of four minutes in six steps. */
export const fourMinutes = diagram({
  id: 'four-minutes',
  width: 'full',
  height: 336,
  texts: {
    en: {
      unit: 'minutes',
      steps: ['Open', 'Ask', 'Tell', 'Ask again', 'Agree', 'Write'],
      alt: 'A clock with four minutes and six steps: open, ask, tell, ask again, agree, write.',
      note: 'Let pairs say one sentence for each step, in their own words, before they play the scene.',
    },
    fr: {
      unit: 'minutes',
      steps: ['Ouvrir', 'Demander', 'Informer', 'Demander encore', 'Convenir', 'Noter'],
      alt: 'Une horloge avec quatre minutes et six étapes : ouvrir, demander, informer, demander encore, convenir, noter.',
      note: 'Les binômes disent une phrase pour chaque étape, avec leurs mots, avant de jouer la scène.',
    },
    es: {
      unit: 'minutos',
      steps: ['Abrir', 'Preguntar', 'Informar', 'Preguntar otra vez', 'Acordar', 'Anotar'],
      alt: 'Un reloj con cuatro minutos y seis pasos: abrir, preguntar, informar, preguntar otra vez, acordar, anotar.',
      note: 'Cada pareja dice una frase para cada paso, con sus palabras, antes de representar la escena.',
    },
  },
  draw: ({ unit, steps }) => [
    ...clock(70, 118, 62, MINUTES / 60),
    text(`${MINUTES} ${unit}`, 70, 216, { bold: true, anchor: 'middle' }),
    ...steps.flatMap((words, index) => {
      const [x, y] = [162 + (index % 3) * 230, Math.floor(index / 3) * 172]
      return [
        group(talkSteps[index]?.draw('en').shapes ?? [], { x, y, scale: SCALE }),
        ...stepNumber(index + 1, x + 16, y + 16),
        text(words, x + 100, y + 160, { bold: true, anchor: 'middle' }),
        ...(index % 3 < 2 ? arrow([x + 200, y + 66], [x + 228, y + 66], { width: 5 }) : []),
      ]
    }),
  ],
})
