import { diagram } from '../../diagram.ts'
import { calendar } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { sheet } from '../training/things.ts'
import { book, criteriaPage } from './icons.ts'

/** Four documents and the question that each answers. */
export const fourHelpers = diagram({
  id: 'four-helpers',
  width: 'full',
  height: 324,
  texts: {
    en: {
      names: ['MEC: criteria', 'SPR: practice', 'Handbook', 'Decision aid'],
      asks: [
        'Who can use it safely?',
        'How do I provide it well?',
        'What do I do and say now?',
        'What fits this client?',
      ],
      alt: 'Four documents, each with its question. MEC, eligibility criteria: who can use it safely? SPR, practice recommendations: how do I provide it well? Global Handbook: what do I do and say now? Decision aid, between two people: what fits this client?',
      note: 'Call out a question, such as “Two pills missed?”; trainees point at the document that answers it.',
    },
    fr: {
      names: ['Critères', 'Pratiques', 'Manuel mondial', 'Aide au choix'],
      asks: [
        'Qui peut l’utiliser sans danger ?',
        'Comment bien la fournir ?',
        'Que faire et dire maintenant ?',
        'Qu’est-ce qui lui convient ?',
      ],
      alt: 'Quatre documents, chacun avec sa question. Critères de recevabilité : qui peut l’utiliser sans danger ? Recommandations pratiques : comment bien la fournir ? Manuel mondial : que faire et dire maintenant ? Aide au choix, entre deux personnes : qu’est-ce qui lui convient ?',
      note: 'Lancez une question, par exemple « Deux pilules oubliées ? » ; on montre le document qui y répond.',
    },
    es: {
      names: ['Criterios', 'Prácticas', 'Manual mundial', 'Rotafolio'],
      asks: [
        '¿Quién puede usarlo sin riesgo?',
        '¿Cómo lo ofrezco bien?',
        '¿Qué hago y digo ahora?',
        '¿Qué le conviene a ella?',
      ],
      alt: 'Cuatro documentos, cada uno con su pregunta. Criterios de elegibilidad: ¿quién puede usarlo sin riesgo? Recomendaciones sobre prácticas: ¿cómo lo ofrezco bien? Manual mundial: ¿qué hago y digo ahora? Rotafolio, entre dos personas: ¿qué le conviene a ella?',
      note: 'Diga una pregunta, como «¿Dos píldoras olvidadas?»; señalan el documento que la responde.',
    },
  },
  draw: ({ names, asks }) => panels(4, { titles: names, words: asks, height: 324, sceneHeight: 184, scene }),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return [group(criteriaPage(), { x: 24, y: 20, scale: 1.46 })]
    case 1:
      return [group(sheet(4), { x: 10, y: 20, scale: 1.46 }), ...calendar(148, 122, 66, 'terracotta')]
    case 2:
      return [group(book(), { x: 24, y: 20, scale: 1.46 })]
    default:
      return [
        bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: -1, y: 20, scale: 0.68 }),
        bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 93, y: 20, scale: 0.68 }),
        path('M44 178L58 112H136L150 178Z', { fill: 'white', stroke: 'ink', width: 3 }),
        rect(68, 122, 26, 40, { fill: 'marigold' }),
        path('M104 128h24M104 142h24M104 156h18', { stroke: 'indigo', width: 4 }),
      ]
  }
}
