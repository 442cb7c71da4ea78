import { diagram } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { baby, bust } from '../../kit/people.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

/** A couple with its three questions, and the two kinds of help that family planning gives. */
export const familyPlanningMeaning = diagram({
  id: 'family-planning-meaning',
  width: 'half',
  height: 338,
  texts: {
    en: {
      questions: ['Whether?', 'When?', 'How many?'],
      helps: ['To prevent', 'To conceive'],
      alt: 'A couple with three questions: whether, when, how many? Below, two kinds of help: methods to prevent a pregnancy, and help to conceive a child.',
      note: 'Ask which of the two boxes below is missing in their own clinic.',
    },
    fr: {
      questions: ['Ou pas ?', 'Quand ?', 'Combien ?'],
      helps: ['Pour éviter', 'Concevoir'],
      alt: 'Un couple et trois questions : avoir des enfants ou pas, quand, combien ? En bas, deux sortes d’aide : des méthodes pour éviter une grossesse, et une aide pour concevoir un enfant.',
      note: 'Demandez lequel des deux cadres du bas manque dans leur propre centre.',
    },
    es: {
      questions: ['¿Sí o no?', '¿Cuándo?', '¿Cuántos?'],
      helps: ['Para evitar', 'Concebir'],
      alt: 'Una pareja y tres preguntas: ¿tener hijos o no, cuándo, cuántos? Abajo, dos clases de ayuda: métodos para evitar un embarazo, y ayuda para concebir un hijo.',
      note: 'Pregunte cuál de los dos cuadros de abajo falta en su propio centro.',
    },
  },
  draw: ({ questions, helps }): Shape[] => [
    bust({ skin: 'skinDeep', head: 'short', cloth: 'leaf' }, { x: 186, y: 0, scale: 0.68 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'indigo' }, { x: 92, y: 0, scale: 0.68 }),
    rect(2, 122, 376, 54, { fill: 'white', stroke: 'indigo', width: 2.5, radius: 12 }),
    ...questions.map((words, index) => text(words, 66 + index * 122, 157, { anchor: 'middle' })),
    ...helps.flatMap((words, index) => {
      const x = index * 194
      return [
        rect(x, 190, 186, 148, { fill: index === 0 ? 'indigoPale' : 'marigoldPale', radius: 12 }),
        text(words, x + 93, 324, { bold: true, anchor: 'middle' }),
      ]
    }),
    methodSign('pills', { x: 10, y: 202, scale: 0.8 }),
    methodSign('condom', { x: 96, y: 202, scale: 0.8 }),
    baby('skin', 'terracotta', { x: 230, y: 210, scale: 1.05 }),
  ],
})
