import { diagram } from '../../diagram.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { tick } from '../../kit/marks.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { talking } from '../training/things.ts'

const ROW = 156
const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'terracotta' }
const PROVIDER: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }

/** Five steps with a rumour: her story and her worry come before the fact. */
export const rumourSteps = diagram({
  id: 'rumour-steps',
  width: 'full',
  height: cellsHeight(2, ROW),
  texts: {
    en: {
      words: [
        '“Where did you hear it?”',
        '“What worries you about it?”',
        'The fact, briefly, honestly',
        'What is true in it',
        '“How does that sound?”',
      ],
      alt: 'Five steps. 1, where did you hear it? 2, what worries you about it? 3, give the fact, briefly and honestly. 4, add what is true in it. 5, check: how does that sound to you?',
      note: 'Cover steps 1 and 2 and play it without them. What does the client do with the fact?',
    },
    fr: {
      words: [
        '« D’où vient cela ? »',
        '« Qu’est-ce qui inquiète ? »',
        'Le fait, bref et honnête',
        'Ce qu’il y a de vrai',
        '« Qu’en dites-vous ? »',
      ],
      alt: 'Cinq étapes. 1, où l’avez-vous entendu ? 2, qu’est-ce qui vous inquiète ? 3, donner le fait, bref et honnête. 4, ajouter ce qu’il y a de vrai. 5, vérifier : qu’en dites-vous ?',
      note: 'Cachez les étapes 1 et 2 et jouez sans elles. Que fait la cliente du fait ?',
    },
    es: {
      words: [
        '«¿Dónde lo oyó?»',
        '«¿Qué le preocupa?»',
        'El dato, breve y honesto',
        'Lo que tiene de cierto',
        '«¿Cómo le suena eso?»',
      ],
      alt: 'Cinco pasos. 1, ¿dónde lo oyó? 2, ¿qué le preocupa? 3, dar el dato, breve y honesto. 4, añadir lo que tiene de cierto. 5, comprobar: ¿cómo le suena eso?',
      note: 'Tape los pasos 1 y 2 y actúen sin ellos. ¿Qué hace la clienta con el dato?',
    },
  },
  draw: ({ words }) => cells({ words, scene, columns: 3, rowHeight: ROW, first: 1 }),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return talking()
    case 1:
      return [bust({ ...CLIENT, isSad: true }, { x: 12, y: 6, scale: 0.5 })]
    case 2:
      return says(PROVIDER, [path('M54 20h30M54 32h18', { stroke: 'indigo', width: 5 })])
    case 3:
      return says(PROVIDER, tick(70, 26, 32))
    default:
      return says(CLIENT, [text('?', 70, 37, { size: 32, bold: true, paint: 'indigo', anchor: 'middle' })])
  }
}

function says(who: PersonLook, words: Shape[]): Shape[] {
  return [bust(who, { x: 0, y: 38, scale: 0.34 }), ...bubble(42, 2, 56, 48, 8), ...words]
}
