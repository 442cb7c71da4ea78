import { diagram } from '../../diagram.ts'
import { CATEGORY_LOOKS, type Category, chipOutline } from '../../kit/marks.ts'
import { panels } from '../../kit/panels.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

/** The letters have the shapes of the numbers 1 to 4, from "yes" to "only with great care". */
const LETTERS = ['A', 'C', 'D', 'S'] as const
const CATEGORIES: readonly Category[] = [1, 2, 3, 4]

/** The four categories of sterilization: MEC 2015, surgical sterilization. */
export const sterilizationLetters = diagram({
  id: 'sterilization-letters',
  width: 'full',
  height: 262,
  texts: {
    en: {
      titles: ['Accept', 'Caution', 'Delay', 'Special'],
      words: [
        'no medical reason against it',
        'usual setting, extra care',
        'wait until treated or settled',
        'experienced team, with back-up',
      ],
      alt: 'Four categories. A, accept: no medical reason against it. C, caution: routine setting with extra preparation. D, delay: wait until treated or settled. S, special: an experienced surgeon with full back-up.',
      note: 'Ask which of the four can be done in this facility, and where the others go.',
    },
    fr: {
      titles: ['Accepter', 'Prudence', 'Différer', 'Spécial'],
      words: [
        'aucune raison médicale contre',
        'lieu habituel, plus de soin',
        'attendre le traitement',
        'équipe expérimentée et équipée',
      ],
      alt: 'Quatre catégories. A, accepter : aucune raison médicale contre. C, prudence : lieu habituel, préparation renforcée. D, retarder : attendre le traitement. S, spécial : chirurgien expérimenté avec tous les moyens.',
      note: 'Demandez lesquelles des quatre se font dans cet établissement, et où vont les autres.',
    },
    es: {
      titles: ['Aceptar', 'Cautela', 'Demorar', 'Especial'],
      words: [
        'sin motivo médico en contra',
        'lugar habitual, más cuidado',
        'esperar el tratamiento',
        'equipo experto y recursos',
      ],
      alt: 'Cuatro categorías. A, aceptar: sin motivo médico en contra. C, cautela: lugar habitual con preparación adicional. D, demorar: esperar el tratamiento. S, especial: cirujano con experiencia y todos los recursos.',
      note: 'Pregunte cuáles de las cuatro se hacen en este servicio y adónde van las demás.',
    },
  },
  draw: ({ titles, words }) =>
    panels(4, {
      titles,
      words,
      height: 262,
      sceneHeight: 128,
      fills: ['indigoPale'],
      scene: (index, width) => letter(index, width / 2),
    }),
})

function letter(index: number, x: number): Shape[] {
  const category = CATEGORIES[index] ?? 1
  const { ink } = CATEGORY_LOOKS[category]
  return [
    group([chipOutline(category, 44)], { x, y: 68 }),
    text(LETTERS[index] ?? '', x, category === 3 ? 94 : 86, { size: 50, bold: true, paint: ink, anchor: 'middle' }),
  ]
}
