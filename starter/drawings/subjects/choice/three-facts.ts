import { diagram } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { bubble, bust } from '../../kit/people.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Three facts on implants, then a question: what stays in the mind. */
export const threeFacts = diagram({
  id: 'three-facts',
  width: 'half',
  height: 334,
  texts: {
    en: {
      facts: ['Lies under skin of the arm', 'Your bleeding may change', 'Out whenever you like'],
      question: 'What will you tell your sister?',
      alt: 'Three numbered facts on an implant: it lies under the skin of the arm; your bleeding may change; out whenever you like. Below, the provider asks the client: what will you tell your sister?',
      note: 'The facts are an example for implants. Let trainees write three for another method, then ask the question.',
    },
    fr: {
      facts: ['Il est sous la peau du bras', 'Les règles peuvent changer', 'Retiré quand vous voulez'],
      question: 'Que direz-vous à votre sœur ?',
      alt: 'Trois faits numérotés sur un implant : il est sous la peau du bras ; les règles peuvent changer ; il est retiré quand vous voulez. Dessous, la soignante demande à la cliente : que direz-vous à votre sœur ?',
      note: 'Les faits sont un exemple pour les implants. Faites écrire trois faits pour une autre méthode, puis poser la question.',
    },
    es: {
      facts: ['Está bajo la piel del brazo', 'La regla puede cambiar', 'Se retira cuando desee'],
      question: '¿Qué le dirá a su hermana?',
      alt: 'Tres datos numerados sobre un implante: está bajo la piel del brazo; la regla puede cambiar; se retira cuando desee. Abajo, la proveedora pregunta a la clienta: ¿qué le dirá a su hermana?',
      note: 'Los datos son un ejemplo para implantes. Pida tres datos de otro método y luego la pregunta.',
    },
  },
  draw: ({ facts, question }): Shape[] => [
    ...facts.flatMap((fact, index) => {
      const y = index * 54
      return [
        rect(0, y, 380, 48, { fill: 'indigoPale', radius: 10 }),
        ...stepNumber(index + 1, 26, y + 24),
        text(fact, 54, y + 32),
      ]
    }),
    bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 0, y: 228, scale: 0.586 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 292, y: 228, scale: 0.586 }),
    ...bubble(92, 172, 196, 96, 2),
    ...textBox(question, 190, 220, 184, { middle: true, bold: true, anchor: 'middle' }).shapes,
  ],
})
