import { diagram } from '../../diagram.ts'
import { coins } from '../../kit/belongings.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const MAN: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'leaf' }
const CHIEF: PersonLook = { skin: 'skin', head: 'cap', headPaint: 'terracotta', cloth: 'indigo' }
const SAD: PersonLook = { ...MAN, isSad: true }

/** Signs that a man does not decide freely, and what follows from each. */
export const vasStopSigns = diagram({
  id: 'vas-stop-signs',
  width: 'full',
  height: cellsHeight(3, 104),
  texts: {
    en: {
      words: [
        'An employer, officer or camp leader sent him',
        'Money, a phone, a loan or a promise waits',
        'He is drunk, in pain or in grief',
        'It is a condition for something',
        'He cannot say what will be different',
        'Any one of them: not today',
      ],
      alt: 'Five stop signs: somebody sent him; money or a promise waits; he is drunk, in pain or in grief; it is a condition for something; he cannot say what will be different afterwards. Any one of them means: not today.',
      note: 'For each sign, ask what to say to him, and what to the one who sent him.',
    },
    fr: {
      words: [
        'Un patron ou un chef l’a envoyé',
        'Argent, téléphone, prêt, promesse',
        'Il a bu, il a mal, il est en deuil',
        'C’est la condition d’autre chose',
        'Il ne sait pas dire ce qui changera',
        'Un seul signe : pas aujourd’hui',
      ],
      alt: 'Cinq signes d’arrêt : quelqu’un l’a envoyé ; de l’argent ou une promesse attend ; il a bu, il a mal ou il est en deuil ; c’est la condition d’autre chose ; il ne sait pas dire ce qui changera. Un seul veut dire : pas aujourd’hui.',
      note: 'Pour chaque signe, que dire à l’homme, et à celui qui l’a envoyé ?',
    },
    es: {
      words: [
        'Un patrón o un jefe lo mandó',
        'Dinero, teléfono, préstamo, promesa',
        'Ha bebido, le duele o está de luto',
        'Es la condición de otra cosa',
        'No sabe decir qué cambiará',
        'Una sola señal: hoy no',
      ],
      alt: 'Cinco señales de alto: alguien lo mandó; espera dinero o una promesa; ha bebido, le duele o está de luto; es la condición de otra cosa; no sabe decir qué cambiará después. Una sola quiere decir: hoy no.',
      note: 'Con cada señal, pregunte qué decir al hombre y qué a quien lo mandó.',
    },
  },
  draw: ({ words }) =>
    cells({
      words,
      scene: (index) => [...(SIGNS[index]?.() ?? []), ...(index < LAST ? cross(10, 12, 24) : [])],
      columns: 2,
      rowHeight: 104,
      fills: words.map((_, index) => (index < LAST ? 'terracottaPale' : 'sand')),
    }),
})

/** The conclusion, after the signs. */
const LAST = 5

const SIGNS: (() => Shape[])[] = [
  () => [
    bust(MAN, { x: 44, y: 42, scale: 0.32 }),
    bust(CHIEF, { x: 0, y: 20, scale: 0.44 }),
    ...bubble(36, -2, 56, 26, 6),
    line([46, 11], [82, 11], { stroke: 'indigo', width: 3, dash: [7, 6] }),
  ],
  () => [
    ...coins(28, 92, 5),
    rect(56, 28, 36, 64, { fill: 'ink', radius: 7 }),
    rect(61, 35, 26, 34, { fill: 'white', radius: 2 }),
  ],
  () => [
    bust(SAD, { x: 0, y: 6, scale: 0.5 }),
    path('M70 92V54Q70 46 76 42V22H88V42Q94 46 94 54V92Z', { fill: 'leaf', stroke: 'ink', width: 2.5 }),
    rect(72, 60, 20, 18, { fill: 'white' }),
    path('M27 44q-3 6 0 8q3 -2 0 -8Z', { fill: 'waterDeep', stroke: 'waterDeep', width: 2 }),
  ],
  () => [
    rect(8, 10, 56, 74, { fill: 'white', stroke: 'steelDark', width: 3, radius: 4 }),
    ...[26, 40, 54].map((y) => line([18, y], [54, y], { stroke: 'steel', width: 3 })),
    path('M66 70H84V54H66Z', { fill: 'marigold', stroke: 'ink', width: 3 }),
    path('M69 54V44Q75 34 81 44V54', { stroke: 'ink', width: 4 }),
    path('M72 92H96M88 84L96 92L88 100', { stroke: 'terracotta', width: 4 }),
  ],
  () => [
    bust(MAN, { x: 0, y: 16, scale: 0.46 }),
    ...bubble(52, -2, 46, 42, 4),
    text('?', 75, 30, { size: 34, bold: true, anchor: 'middle', paint: 'terracotta' }),
  ],
  () => [...cross(50, 50, 84)],
]

/** What a man may answer before the operation begins. */
export const vasThreeAnswers = diagram({
  id: 'vas-three-answers',
  width: 'half',
  height: 318,
  texts: {
    en: {
      words: ['Begin', 'Wait', 'Leave it'],
      alt: 'Three boxes of the same size: begin, wait, leave it. Each has a tick.',
      note: 'All three are said in the same voice.',
    },
    fr: {
      words: ['Commencer', 'Attendre', 'Renoncer'],
      alt: 'Trois cases de même taille : commencer, attendre, renoncer. Chacune a une coche.',
      note: 'Les trois se disent de la même voix.',
    },
    es: {
      words: ['Empezar', 'Esperar', 'Dejarlo'],
      alt: 'Tres recuadros del mismo tamaño: empezar, esperar, dejarlo. Cada uno tiene una marca.',
      note: 'Las tres se dicen con la misma voz.',
    },
  },
  draw: ({ words }) =>
    words.flatMap((word, index) => [
      rect(70, index * 108, 310, 100, { fill: 'leafPale', stroke: 'leaf', width: 3, radius: 14 }),
      text(word, 180, index * 108 + 61, { size: 34, bold: true }),
      ...tick(124, index * 108 + 50, 56),
      line([0, 158], [62, index * 108 + 50], { stroke: 'indigo', width: 5 }),
    ]),
})
