import { diagram } from '../../diagram.ts'
import { bubble, bust } from '../../kit/people.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const [HEIGHT, GAP] = [160, 12] as const

/** A closed question brings one word, an open one a story. */
export const closedOpen = diagram({
  id: 'closed-open',
  width: 'half',
  height: HEIGHT * 2 + GAP,
  texts: {
    en: {
      closed: 'Are you faithful?',
      open: 'Tell me about your partner or partners.',
      answer: 'Yes.',
      alt: 'A closed question, “Are you faithful?”: the client answers one word. An open one, “Tell me about your partner or partners.”: the client answers at length.',
      note: 'Ask both questions to a neighbour and count the words of the two answers.',
    },
    fr: {
      closed: 'Êtes-vous fidèle ?',
      open: 'Parlez-moi de votre ou vos partenaires.',
      answer: 'Oui.',
      alt: 'Une question fermée, « Êtes-vous fidèle ? » : la cliente répond un mot. Une question ouverte, « Parlez-moi de votre ou vos partenaires. » : elle répond longuement.',
      note: 'Posez les deux questions à votre voisin et comptez les mots des deux réponses.',
    },
    es: {
      closed: '¿Es usted fiel?',
      open: 'Hábleme de su pareja o sus parejas.',
      answer: 'Sí.',
      alt: 'Una pregunta cerrada, «¿Es usted fiel?»: la clienta responde una palabra. Una pregunta abierta, «Hábleme de su pareja o sus parejas»: responde largamente.',
      note: 'Haga las dos preguntas a su vecino y cuenten las palabras de las dos respuestas.',
    },
  },
  draw: ({ closed, open, answer }): Shape[] => [
    ...panel(0, closed, [...bubble(204, 62, 78, 46, 70), text(answer, 243, 94, { bold: true, anchor: 'middle' })]),
    ...panel(HEIGHT + GAP, open, [
      ...bubble(86, 76, 202, 56, 190),
      path('M102 92h168M102 104h168M102 116h110', { stroke: 'terracotta', width: 5 }),
    ]),
  ],
})

function panel(top: number, question: string, answer: Shape[]): Shape[] {
  return [
    rect(0, top, 380, HEIGHT, { fill: top === 0 ? 'terracottaPale' : 'leafPale', radius: 14 }),
    ...textBox(question, 12, top + 10, 356, { bold: true }).shapes,
    bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 2, y: top + 70, scale: 0.5 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 292, y: top + 62, scale: 0.545 }),
    group(answer, { y: top }),
  ]
}
