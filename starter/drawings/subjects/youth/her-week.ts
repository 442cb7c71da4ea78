import { diagram } from '../../diagram.ts'
import { calendar, drop } from '../../kit/days.ts'
import { methodSign } from '../../kit/methods.ts'
import { clock, calendar as leaf } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { circle, ellipse, group, path, type Shape } from '../../kit/shapes.ts'
import { wishedBaby } from '../people/signs.ts'
import { plainBag } from '../training/things.ts'

/** Five questions about a young person's week, before a method is chosen. */
export const herWeek = diagram({
  id: 'her-week',
  width: 'full',
  height: 262,
  texts: {
    en: {
      words: [
        'Who might find it?',
        'What can she remember?',
        'Sex: how often? Is it planned?',
        'Bleeding at odd times, or none?',
        'A child: when?',
      ],
      alt: 'Five questions about her week. Who might find it? What can she remember, and what not? How often is there sex, and is it planned? What if bleeding comes at odd times, or not at all? A child: when?',
      note: 'Put a sample of a method under each picture and ask: does it fit this week?',
    },
    fr: {
      words: [
        'Qui pourrait la trouver ?',
        'Que peut-elle retenir ?',
        'Rapports : souvent ? prévus ?',
        'Et si les règles changent ?',
        'Un enfant : quand ?',
      ],
      alt: 'Cinq questions sur sa semaine. Qui pourrait trouver la plaquette ? Que peut-elle retenir, et qu’oubliera-t-elle ? Des rapports souvent, prévus ? Et si les règles changent, qui le verra ? Un enfant : quand ?',
      note: 'Posez un échantillon sous chaque image et demandez : va-t-il avec cette semaine ?',
    },
    es: {
      words: [
        '¿Quién podría hallarlo?',
        '¿Qué puede recordar?',
        'Relaciones: ¿cuántas, planeadas?',
        '¿Sangrado a destiempo, o ninguno?',
        'Un embarazo: ¿cuándo?',
      ],
      alt: 'Cinco preguntas sobre su semana. ¿Quién podría encontrarlo? ¿Qué puede recordar y qué no? ¿Cada cuánto hay relaciones, se planean? ¿Y si el sangrado llega a destiempo, o no llega? Un embarazo: ¿cuándo?',
      note: 'Ponga una muestra bajo cada dibujo y pregunte: ¿va bien con esa semana?',
    },
  },
  draw: ({ words }) =>
    panels(5, {
      words,
      height: 262,
      sceneHeight: 130,
      scene: (index, width) => [group(SCENES[index]?.() ?? [], { x: width / 2 - 54, y: 14, scale: 1.08 })],
    }),
})

const SCENES: (() => Shape[])[] = [
  () => [
    group(plainBag(), { x: 12, y: 4, scale: 0.72 }),
    path('M30 84Q58 62 86 84Q58 106 30 84Z', { fill: 'white', stroke: 'ink', width: 3.5 }),
    circle(58, 84, 8, { fill: 'ink' }),
  ],
  () => [methodSign('pills', { x: -2, y: 26, scale: 0.6 }), ...clock(78, 56, 24, 0.66)],
  () => [
    ...leaf(50, 54, 92),
    path('M34 64C24 54 32 46 38 52C44 46 52 54 38 66Z', { fill: 'terracotta' }),
    ellipse(66, 78, 9, 8, { stroke: 'terracotta', width: 4 }),
  ],
  () => [
    ...calendar(2, 14, 13.6, [0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0]),
    drop(50, 86, 'blood', 0.9),
  ],
  wishedBaby,
]
