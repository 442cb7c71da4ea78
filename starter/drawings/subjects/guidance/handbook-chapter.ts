import { diagram } from '../../diagram.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const TABS: MethodSign[] = ['pills', 'injection', 'implant', 'iud']

/** The Handbook: a chapter for each method, and the same order in each. */
export const handbookChapter = diagram({
  id: 'handbook-chapter',
  width: 'half',
  height: 330,
  texts: {
    en: {
      parts: ['Who can use it', 'When to start', 'How to give it', 'Problems'],
      alt: 'An open book with tabs of methods at its edge. Each chapter has the same order: who can use it, when to start, how to give it, problems.',
      note: 'Open two chapters side by side and let trainees find the same heading in both.',
    },
    fr: {
      parts: ['Qui peut', 'Quand débuter', 'Comment faire', 'Problèmes'],
      alt: 'Un livre ouvert avec les onglets des méthodes. Chaque chapitre a le même ordre : qui peut l’utiliser, quand débuter, comment faire, problèmes.',
      note: 'Ouvrez deux chapitres côte à côte et faites trouver le même titre dans les deux.',
    },
    es: {
      parts: ['Quién puede', 'Cuándo iniciar', 'Cómo se da', 'Problemas'],
      alt: 'Un libro abierto con pestañas de los métodos. Cada capítulo tiene el mismo orden: quién puede usarlo, cuándo iniciar, cómo se da, problemas.',
      note: 'Abra dos capítulos lado a lado y pida que encuentren el mismo título en los dos.',
    },
  },
  draw: ({ parts }): Shape[] => [
    path('M8 20Q40 6 72 18V318Q40 306 8 320Z', { fill: 'white', stroke: 'ink', width: 3 }),
    path('M72 18Q180 2 296 18V318Q180 302 72 318Z', { fill: 'white', stroke: 'ink', width: 3 }),
    ...[60, 90, 120, 150, 180, 210, 240, 270].map((y) => line([20, y], [60, y], { stroke: 'steel', width: 3 })),
    ...parts.flatMap((part, index): Shape[] => {
      const y = 30 + index * 70
      return [
        rect(86, y, 198, 38, { fill: 'indigoPale', radius: 6 }),
        text(part, 96, y + 28, { bold: true }),
        line([96, y + 50], [270, y + 50], { stroke: 'steel', width: 3 }),
        line([96, y + 60], [240, y + 60], { stroke: 'steel', width: 3 }),
      ]
    }),
    ...TABS.map((method, index) => methodSign(method, { x: 302, y: 20 + index * 74, scale: 0.68 })),
  ],
})
