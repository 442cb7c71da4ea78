import { diagram } from '../../diagram.ts'
import { thermometer, warning } from '../../kit/client-scenes.ts'
import { drop } from '../../kit/days.ts'
import { tick } from '../../kit/marks.ts'
import { panels } from '../../kit/panels.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const HEIGHT = 308
const CLIENT: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'terracotta' }
const COMPANION: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'leaf', cloth: 'marigold' }
const NURSE: PersonLook = { skin: 'skinDeep', head: 'bun', cloth: 'leaf', isProvider: true }

/** Scenes 154 wide and 120 high. */
const SCENES: (() => Shape[])[] = [
  () => [...warning(77, 40), drop(34, 84, 'blood', 1.5), ...thermometer(122, 100, 66)],
  () => [bust(CLIENT, { x: 28, y: 0, scale: 0.65 })],
  () => [
    rect(34, 2, 86, 114, { fill: 'skinLight', stroke: 'ink', width: 4 }),
    rect(48, 16, 58, 38, { stroke: 'skinDeep', width: 3 }),
    rect(48, 66, 58, 38, { stroke: 'skinDeep', width: 3 }),
    circle(108, 60, 6, { fill: 'ink' }),
  ],
  () => [
    bust(CLIENT, { x: 0, y: 22, scale: 0.54 }),
    group([bust(COMPANION, { x: 0, y: 0, scale: 0.54 })], { x: 72, y: 22 }),
    path('M66 28V118', { stroke: 'ink', width: 3, dash: [8, 7] }),
    ...tick(66, 16, 30),
  ],
  () => [
    bust(CLIENT, { x: 0, y: 44, scale: 0.42 }),
    bust(NURSE, { x: 88, y: 44, scale: 0.42 }),
    ...bubble(44, 0, 62, 42, 60),
    text('?', 75, 31, { size: 30, bold: true, paint: 'indigo', anchor: 'middle' }),
  ],
]

/** What comes first on the day of care after a miscarriage or an abortion: the five lines of the slide. */
export const lossOrder = diagram({
  id: 'loss-order',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      words: [
        'Bleeding, infection, pain: treat',
        'Awake, dressed, no strong pain',
        'A place where no one else hears',
        'Companion, only if she wants',
        'May we talk about what is next?',
      ],
      alt: 'Five steps. 1: treat heavy bleeding, infection and pain now. 2: she is awake, dressed, no longer in strong pain. 3: a place where no one else hears. 4: her companion only if she wants that. 5: ask whether she would like to talk about what comes next.',
      note: 'Cover the words and let the group say what each picture asks of the ward.',
    },
    fr: {
      words: [
        'Hémorragie, infection, douleur : soigner',
        'Réveillée, habillée, soulagée',
        'Un lieu où nul n’entend',
        'Proche, si elle le veut',
        'Parler de la suite ?',
      ],
      alt: 'Cinq étapes. 1 : traiter tout de suite l’hémorragie, l’infection et la douleur. 2 : elle est réveillée, habillée, sans forte douleur. 3 : un lieu où personne d’autre n’entend. 4 : la personne qui l’accompagne, seulement si elle le veut. 5 : demander si elle veut parler de la suite.',
      note: 'Cachez les mots ; le groupe dit ce que chaque image demande au service.',
    },
    es: {
      words: [
        'Sangrado, infección, dolor: tratar',
        'Despierta, vestida, sin dolor fuerte',
        'Un lugar donde nadie más oye',
        'Compañía, solo si ella quiere',
        '¿Hablamos de lo que sigue?',
      ],
      alt: 'Cinco pasos. 1: tratar ya el sangrado abundante, la infección y el dolor. 2: está despierta, vestida, sin dolor fuerte. 3: un lugar donde nadie más oye. 4: su acompañante, solo si ella quiere. 5: preguntar si quiere hablar de lo que sigue.',
      note: 'Tape las palabras; el grupo dice qué le pide cada dibujo al servicio.',
    },
  },
  draw: ({ words }) =>
    panels(5, {
      words,
      height: HEIGHT,
      sceneHeight: 124,
      scene: (index) => SCENES[index]?.() ?? [],
      numbered: true,
    }),
})
