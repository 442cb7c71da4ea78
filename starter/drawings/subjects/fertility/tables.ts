import { type Diagram, diagram } from '../../diagram.ts'
import { ANSWER_ROWS_HEIGHT, answerRows } from '../../kit/answer-rows.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, drop } from '../../kit/objects.ts'
import { baby, bust } from '../../kit/people.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { bead, marker } from './beads.ts'

function question(x: number, y: number, size = 52): Shape {
  return text('?', x, y, { size, bold: true, paint: 'terracotta', anchor: 'middle' })
}

const [COLUMN, ROW, GAP] = [411, 104, 14] as const
/** Situations, each 100 by 100, in the order of the words. */
const SITUATIONS: (() => Shape[])[] = [
  () => [...calendar(50, 52, 84), ...tick(78, 78, 38)],
  () => [...calendar(50, 52, 84), rect(14, 36, 72, 52, { fill: 'white' }), question(50, 82)],
  () => [baby('skinDark', 'marigold', { x: -4, y: 24, scale: 0.94 })],
  () => [
    bust({ skin: 'skin', head: 'wrap', cloth: 'indigo', isSad: true }, { x: -4, y: 6, scale: 0.5 }),
    drop(84, 92, 44, 'terracotta'),
  ],
  () => [methodSign('injection', { x: 0, y: 0, scale: 0.58 }), methodSign('pills', { x: 42, y: 42, scale: 0.58 })],
  () => [methodSign('emergency', { x: 4, y: 4, scale: 0.92 })],
]

/** From when a woman can rely on the Standard Days Method. */
const begin = diagram({
  id: 'fam-begin',
  width: 'full',
  height: 3 * ROW + 2 * GAP,
  texts: {
    en: {
      words: [
        'Regular, knows her date',
        'Date not known',
        'After birth',
        'Abortion, miscarriage',
        'Hormonal method stopped',
        'After emergency pills',
      ],
      today: 'Today, any day',
      next: 'Next bleeding',
      four: 'After 4 cycles, the last in range',
      alt: 'When she can begin. Regular cycles and she knows her date: today, any day. Date not known: next bleeding. After birth: after 4 cycles, the last in range. After abortion or miscarriage: next bleeding. Hormonal method stopped: next bleeding. After emergency pills: next bleeding.',
      note: 'Cover the answers. Trainees say for each picture: today, next bleeding, or later?',
    },
    fr: {
      words: [
        'Régulière, date connue',
        'Date inconnue',
        'Après une naissance',
        'Après un avortement',
        'Arrêt des hormones',
        'Pilule d’urgence prise',
      ],
      today: 'Ce jour, à tout moment',
      next: 'Règles suivantes',
      four: 'Après 4 cycles, le dernier dans la plage',
      alt: 'Quand commencer. Cycles réguliers et date connue : aujourd’hui. Date inconnue : règles suivantes. Après une naissance : après 4 cycles, le dernier dans la plage. Après un avortement ou une fausse couche : règles suivantes. Méthode hormonale arrêtée : règles suivantes. Après la pilule d’urgence : règles suivantes.',
      note: 'Cachez les réponses. Pour chaque image : aujourd’hui, règles suivantes, ou plus tard ?',
    },
    es: {
      words: [
        'Regular, sabe su fecha',
        'Fecha desconocida',
        'Después del parto',
        'Después de un aborto',
        'Dejó las hormonas',
        'Píldora de emergencia',
      ],
      today: 'Hoy, cualquier día',
      next: 'Próximo sangrado',
      four: 'Tras 4 ciclos, el último en el rango',
      alt: 'Cuándo empezar. Ciclos regulares y sabe su fecha: hoy, cualquier día. Fecha desconocida: próximo sangrado. Después del parto: tras 4 ciclos, el último en el rango. Después de un aborto: próximo sangrado. Dejó un método hormonal: próximo sangrado. Tras píldoras de emergencia: próximo sangrado.',
      note: 'Tape las respuestas. Con cada dibujo: ¿hoy, próximo sangrado o más tarde?',
    },
  },
  draw: ({ words, today, next, four }) =>
    words.flatMap((word, index): Shape[] => {
      const [x, y] = [(index % 2) * (COLUMN + GAP), Math.floor(index / 2) * (ROW + GAP)]
      const answer = index === 0 ? today : index === 2 ? four : next
      const isNext = answer === next
      return [
        rect(x, y, COLUMN, ROW, { fill: isNext ? 'sand' : 'indigoPale', radius: 14 }),
        group(SITUATIONS[index]?.() ?? [], { x: x + 10, y: y + 6, scale: 0.92 }),
        text(word, x + 114, y + 32),
        ...(isNext ? [drop(x + 130, y + 88, 40, 'terracotta')] : []),
        ...textBox(answer, x + (isNext ? 156 : 114), y + 70, isNext ? 250 : 294, {
          bold: true,
          paint: 'indigo',
          middle: true,
        }).shapes,
      ]
    }),
})

/** Reasons to come back, each 100 by 100. */
const RETURNS: (() => Shape[])[] = [
  () => [...calendar(34, 42, 64), ...calendar(68, 66, 64, 'terracotta')],
  () => [
    path('M4 70H96', { stroke: 'inkSoft', width: 5 }),
    ...bead(3, 18, 70, 15),
    ...bead(4, 50, 70, 15),
    ...bead(5, 82, 70, 15),
    ...marker(26, 26, 12),
    question(72, 44),
  ],
  () => [drop(22, 88, 48), drop(52, 94, 74), question(84, 80, 62)],
  () => [drop(28, 88, 68), path('M52 60H92', { stroke: 'ink', width: 10 })],
  () => [
    path('M4 30H96', { stroke: 'inkSoft', width: 5 }),
    ...[18, 50, 82].flatMap((x, index) => bead(10 + index, x, 30, 15)),
    methodSign('condom', { x: 26, y: 50, scale: 0.48 }),
  ],
]

/** What to offer a user who comes back. */
const comeBack = diagram({
  id: 'fam-come-back',
  width: 'full',
  height: ANSWER_ROWS_HEIGHT,
  texts: {
    en: {
      problems: [
        'Two cycles out of range',
        'Forgot the ring for days',
        'Cannot tell kinds of secretions',
        'Not sure if moist or dry',
        'Cannot wait on fertile days',
      ],
      answers: [
        'TwoDay or another method',
        'Count from the date; reminder',
        'TwoDay Method',
        'Teach more; or count days',
        'Condoms; another method',
      ],
      alt: 'Five problems and what to offer. Two cycles out of range: TwoDay or another method. Forgot the ring for days: count from the date; a reminder. Cannot tell kinds of secretions: TwoDay Method. Not sure if moist or dry: teach more, or count days. Cannot wait on fertile days: condoms, or another method.',
      note: 'Cover the right side. One reads a problem, the neighbour says what she offers first.',
    },
    fr: {
      problems: [
        'Deux cycles hors plage',
        'Anneau oublié des jours',
        'Sortes de sécrétions pas claires',
        'Humide ou sec, pas sûre',
        'N’arrive pas à attendre',
      ],
      answers: [
        'Deux Jours ou une autre méthode',
        'Compter depuis la date ; un rappel',
        'Méthode des Deux Jours',
        'Enseigner plus ; ou compter',
        'Préservatif ; une autre méthode',
      ],
      alt: 'Cinq problèmes et que proposer. Deux cycles hors plage : Deux Jours ou une autre méthode. Anneau oublié : compter depuis la date, un rappel. Ne distingue pas les sécrétions : Deux Jours. Pas sûre si humide ou sec : enseigner plus, ou compter les jours. N’arrive pas à attendre : préservatif ou une autre méthode.',
      note: 'Cachez la droite. L’un lit un problème, le voisin dit ce qu’il propose d’abord.',
    },
    es: {
      problems: [
        'Dos ciclos fuera de rango',
        'Olvidó el anillo varios días',
        'No distingue las secreciones',
        'No sabe si húmedo o seco',
        'No puede esperar',
      ],
      answers: [
        'Dos Días u otro método',
        'Contar desde la fecha; recordatorio',
        'Método de los Dos Días',
        'Enseñar más; o contar días',
        'Condones; otro método',
      ],
      alt: 'Cinco problemas y qué ofrecer. Dos ciclos fuera de rango: Dos Días u otro método. Olvidó el anillo: contar desde la fecha, un recordatorio. No distingue las secreciones: Dos Días. No sabe si húmedo o seco: enseñar más o contar días. No puede esperar: condones u otro método.',
      note: 'Tape la derecha. Una persona lee un problema y la de al lado dice qué ofrece primero.',
    },
  },
  draw: ({ problems, answers }) => answerRows(problems, answers, RETURNS),
})

/** Tables of the decks as pictures. */
export const FERTILITY_TABLES: Diagram[] = [begin, comeBack]
