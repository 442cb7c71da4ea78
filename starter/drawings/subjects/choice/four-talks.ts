import { diagram } from '../../diagram.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const [ROW, GAP] = [76, 8] as const
const PROVIDER: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }
const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'terracotta' }

/** Three kinds of talk that are not counselling, and counselling. */
export const fourTalks = diagram({
  id: 'four-talks',
  width: 'half',
  height: ROW * 4 + GAP * 3,
  texts: {
    en: {
      names: ['Education', 'Motivation', 'Advice', 'Counselling'],
      words: ['Facts for a group', 'Makes people want', 'What I would do', 'What she wishes'],
      alt: 'Four kinds of talk. Education gives facts to a group. Motivation makes people want something. Advice says what I would do. Counselling, marked with a frame, begins with what she wishes.',
      note: 'Say a sentence and let trainees call out which of the four it is.',
    },
    fr: {
      names: ['Éducation', 'Motivation', 'Avis', 'Conseil'],
      words: ['Des faits, un groupe', 'Donne envie', 'Ce que je ferais', 'Ce qu’elle souhaite'],
      alt: 'Quatre sortes de discours. L’éducation donne des faits à un groupe. La motivation donne envie. L’avis dit ce que je ferais. L’entretien de conseil, encadré, part de ce que la personne souhaite.',
      note: 'Dites une phrase ; les participants disent de quelle sorte elle est.',
    },
    es: {
      names: ['Educación', 'Motivación', 'Consejo', 'Consejería'],
      words: ['Datos para un grupo', 'Despierta ganas', 'Lo que yo haría', 'Lo que ella desea'],
      alt: 'Cuatro formas de hablar. La educación da datos a un grupo. La motivación despierta ganas. El consejo dice lo que yo haría. La consejería, con marco, empieza por lo que ella desea.',
      note: 'Diga una frase y pida que digan cuál de las cuatro es.',
    },
  },
  draw: ({ names, words }): Shape[] =>
    names.flatMap((name, index): Shape[] => {
      const top = index * (ROW + GAP)
      const isCounselling = index === 3
      return [
        rect(2, top + 2, 376, ROW - 4, {
          fill: isCounselling ? 'leafPale' : 'sand',
          radius: 12,
          ...(isCounselling ? { stroke: 'leaf', width: 4 } : {}),
        }),
        group(SCENES[index]?.() ?? [], { x: 8, y: top + 6 }),
        text(name, 136, top + 32, { bold: true }),
        ...textBox(words[index] ?? '', 136, top + 40, 240).shapes,
      ]
    }),
})

/** Each 120 by 64. */
const SCENES: (() => Shape[])[] = [
  () => [
    bust(PROVIDER, { x: 4, y: 6, scale: 0.32 }),
    ...[0, 1, 2].map((place) =>
      bust({ ...CLIENT, headPaint: place === 1 ? 'leaf' : 'indigo' }, { x: 52 + place * 21, y: 28, scale: 0.2 }),
    ),
  ],
  () => [
    bust(PROVIDER, { x: 4, y: 6, scale: 0.32 }),
    path('M60 26L96 16V54L60 44Z', { fill: 'marigold', stroke: 'ink', width: 3 }),
  ],
  () => [
    bust(PROVIDER, { x: 4, y: 6, scale: 0.32 }),
    ...bubble(52, 4, 64, 34, 6),
    path('M62 22h30l-6 -7m6 7l-6 7', { stroke: 'terracotta', width: 4 }),
  ],
  () => [
    bust(CLIENT, { x: 2, y: 18, scale: 0.26 }),
    bust(PROVIDER, { x: 78, y: 18, scale: 0.26 }),
    ...bubble(28, 0, 66, 26, 2),
    path('M38 9h44M38 17h26', { stroke: 'indigo', width: 3.5 }),
  ],
]
