import { type Diagram, diagram, type Language } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { panels } from '../../kit/panels.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { arrow, group, type Shape } from '../../kit/shapes.ts'
import { noBleeding } from '../breastfeeding/icons.ts'
import { heart } from '../training/things.ts'
import { bottleFeeding, MOTHER, monthLeaves, severalMethods, weekRows } from './signs.ts'

const OTHER: PersonLook = { skin: 'skinDeep', head: 'veil', headPaint: 'leaf', cloth: 'marigold' }
const HEIGHT = 300

interface SentenceTexts {
  words: string[]
  alt: string
  note: string
}

/** Three sentences to take home, each with its picture. Scenes are 265 wide and 170 high. */
function three(id: string, scenes: (() => Shape[])[], texts: Record<Language, SentenceTexts>): Diagram {
  return diagram({
    id,
    width: 'full',
    height: HEIGHT,
    texts: {
      en: { ...texts.en },
      fr: { ...texts.fr },
      es: { ...texts.es },
    },
    draw: ({ words }) =>
      panels(3, { words, height: HEIGHT, sceneHeight: 178, scene: (index) => scenes[index]?.() ?? [] }),
  })
}

export const motherThree = three(
  'mother-three',
  [
    () => [bottleFeeding(MOTHER, 16, 16, 0.76), ...weekRows(4, 154, 66, 13)],
    () => [
      ...noBleeding(66, 56, 84),
      methodSign('breastfeeding', { x: 146, y: 12, scale: 0.9 }),
      ...monthLeaves(6, 38, 120, 6, 27),
      ...tick(246, 136, 30),
    ],
    () => [
      methodSign('breastfeeding', { x: 14, y: 34, scale: 0.9 }),
      ...arrow([110, 80], [152, 80], { width: 7 }),
      ...severalMethods(160, 34),
    ],
  ],
  {
    en: {
      words: [
        'Four weeks: the earliest, if she does not breastfeed',
        'Three conditions, at most six months',
        'The next method is planned before the first one ends',
      ],
      alt: 'Three sentences. Four weeks: the earliest, if she does not breastfeed. Three conditions, at most six months. The next method is planned before the first one ends.',
      note: 'Cover the words; pairs say the sentences from the pictures.',
    },
    fr: {
      words: [
        'Quatre semaines : le plus tôt, sans allaiter',
        'Trois conditions, six mois au plus',
        'La méthode suivante se prépare avant la fin',
      ],
      alt: 'Trois phrases. Quatre semaines : le plus tôt, sans allaiter. Trois conditions, six mois au plus. La méthode suivante se prépare avant la fin.',
      note: 'Cachez les mots ; par deux, on dit les phrases d’après les images.',
    },
    es: {
      words: [
        'Cuatro semanas: lo más pronto, sin amamantar',
        'Tres condiciones, seis meses como máximo',
        'El método siguiente se planea antes del final',
      ],
      alt: 'Tres frases. Cuatro semanas: lo más pronto, sin amamantar. Tres condiciones, seis meses como máximo. El método siguiente se planea antes del final.',
      note: 'Tape las palabras; en parejas, digan las frases según los dibujos.',
    },
  },
)

export const lossThree = three(
  'loss-three',
  [
    () => [
      ...weekRows(2, 14, 100, 12),
      ...weekRows(4, 118, 76, 12),
      drop(240, 108, 'blood', 1.9),
      ...arrow([20, 156], [248, 156], { width: 5 }),
    ],
    () => [...severalMethods(86, 20), ...tick(214, 130, 46)],
    () => [
      bust(MOTHER, { x: 6, y: 44, scale: 0.62 }),
      bust(OTHER, { x: 164, y: 44, scale: 0.62 }),
      group(heart(), { x: 100, y: 14, scale: 0.66 }),
    ],
  ],
  {
    en: {
      words: [
        'Two weeks, or four: sooner than the next period',
        'Nearly every method can begin today',
        'Her reason is hers; our kindness is for everyone',
      ],
      alt: 'Three sentences. Two weeks, or four: sooner than the next period. Nearly every method can begin today. Her reason is hers; our kindness is for everyone.',
      note: 'Let each trainee point to the hardest one.',
    },
    fr: {
      words: [
        'Deux semaines ou quatre : avant les règles',
        'Presque toutes les méthodes dès aujourd’hui',
        'Sa raison est à elle ; notre bonté est pour toutes',
      ],
      alt: 'Trois phrases. Deux semaines ou quatre : avant les règles. Presque toutes les méthodes peuvent commencer aujourd’hui. Sa raison est à elle ; notre bonté est pour toutes.',
      note: 'Chacun montre la plus difficile.',
    },
    es: {
      words: [
        'Dos semanas o cuatro: antes de la regla',
        'Casi todos los métodos pueden empezar hoy',
        'Su razón es suya; el buen trato es para todas',
      ],
      alt: 'Tres frases. Dos semanas o cuatro: antes de la regla. Casi todos los métodos pueden empezar hoy. Su razón es suya; el buen trato es para todas.',
      note: 'Cada persona señala la más difícil.',
    },
  },
)
