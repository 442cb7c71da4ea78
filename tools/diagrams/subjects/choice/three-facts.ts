import { diagram } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { bubble, bust } from '../../kit/people.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Three facts, then a question: what stays in the mind. */
export const threeFacts = diagram({
  id: 'three-facts',
  width: 'half',
  height: 330,
  texts: {
    en: {
      facts: ['A fact', 'A fact', 'A fact'],
      question: 'What will you tell your sister?',
      alt: 'Three numbered boxes with a fact each, then an arrow to the client, who is asked: what will you tell your sister?',
      note: 'Let trainees fill the three boxes for one method. A fourth fact pushes the first one out.',
    },
    fr: {
      facts: ['Un fait', 'Un fait', 'Un fait'],
      question: 'Que direz-vous à votre sœur ?',
      alt: 'Trois cadres numérotés avec un fait chacun, puis une flèche vers la cliente, à qui l’on demande : que direz-vous à votre sœur ?',
      note: 'Faites remplir les trois cadres pour une méthode. Un quatrième fait chasse le premier.',
    },
    es: {
      facts: ['Un dato', 'Un dato', 'Un dato'],
      question: '¿Qué le dirá a su hermana?',
      alt: 'Tres cuadros numerados con un dato cada uno y una flecha hacia la clienta, a quien se pregunta: ¿qué le dirá a su hermana?',
      note: 'Pida que llenen los tres cuadros para un método. Un cuarto dato saca al primero.',
    },
  },
  draw: ({ facts, question }): Shape[] => [
    ...facts.flatMap((fact, index) => {
      const y = 4 + index * 66
      return [
        rect(0, y, 170, 54, { fill: 'indigoPale', radius: 10 }),
        ...stepNumber(index + 1, 28, y + 27),
        text(fact, 58, y + 36),
      ]
    }),
    ...arrow([178, 96], [226, 96], { paint: 'indigo', width: 7 }),
    bust({ skin: 'skinDark', head: 'wrap', cloth: 'leaf' }, { x: 234, y: 20, scale: 0.94 }),
    ...bubble(30, 222, 346, 84, 300).slice(0, 1),
    ...textBox(question, 203, 264, 318, { middle: true, bold: true, anchor: 'middle' }).shapes,
  ],
})
