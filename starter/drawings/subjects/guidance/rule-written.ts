import { diagram } from '../../diagram.ts'
import { calendar } from '../../kit/objects.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { book } from './icons.ts'

/** A slip with a rule, and the two questions that it must answer. */
export const ruleWritten = diagram({
  id: 'rule-written',
  width: 'half',
  height: 336,
  texts: {
    en: {
      rule: 'A rule of the clinic',
      asks: ['Where is it written?', 'In which year?'],
      none: 'Not found',
      alt: 'A slip of paper with a rule of the clinic. Two questions follow: where is it written, and in which year? A dashed box below: not found.',
      note: 'Ask the two questions after each rule, and write “not found” on the slips without an answer.',
    },
    fr: {
      rule: 'Une règle du centre',
      asks: ['Où est-elle écrite ?', 'De quelle année ?'],
      none: 'Introuvable',
      alt: 'Une fiche avec une règle du centre. Deux questions suivent : où est-elle écrite, et de quelle année ? Un cadre en tirets dessous : introuvable.',
      note: 'Posez les deux questions après chaque règle et écrivez « introuvable » sur les fiches sans réponse.',
    },
    es: {
      rule: 'Una regla de la clínica',
      asks: ['¿Dónde está escrita?', '¿De qué año es?'],
      none: 'No se encontró',
      alt: 'Una ficha con una regla de la clínica. Siguen dos preguntas: ¿dónde está escrita y de qué año es? Debajo, un cuadro de guiones: no se encontró.',
      note: 'Haga las dos preguntas después de cada regla y escriba «no se encontró» en las fichas sin respuesta.',
    },
  },
  draw: ({ rule, asks, none }): Shape[] => [
    group([
      rect(30, 4, 320, 56, { fill: 'marigold', stroke: 'ink', width: 3, radius: 4 }),
      ...textBox(rule, 190, 32, 310, { bold: true, anchor: 'middle', middle: true }).shapes,
    ]),
    ...arrow([190, 64], [190, 92], { width: 6 }),
    ...asks.flatMap((ask, index): Shape[] => {
      const top = 98 + index * 84
      return [
        rect(0, top, 380, 76, { fill: 'indigoPale', radius: 12 }),
        ...(index === 0 ? [group(book(), { x: 14, y: top + 6, scale: 0.64 })] : calendar(46, top + 42, 58)),
        ...textBox(ask, 92, top + 38, 282, { middle: true }).shapes,
      ]
    }),
    ...arrow([190, 264], [190, 286], { width: 6 }),
    rect(80, 288, 220, 46, { fill: 'white', stroke: 'ink', width: 3, dash: [8, 6] }),
    text(none, 190, 320, { bold: true, anchor: 'middle' }),
  ],
})
