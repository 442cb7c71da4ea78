import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import type { Paint } from '../../kit/palette.ts'
import { panels } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { ribbon } from '../eligibility/signs.ts'
import { MAN, shield, WOMAN } from '../people/signs.ts'
import { TEXTS } from './couples.ts'
import { testStrips } from './scenes.ts'

/** What stands beside a person: treatment of HIV, PrEP, or a test. */
type Sign = 'treatment' | 'prep' | 'test'

/** Beside her and beside him, in the order of the texts. */
const COUPLES: [hers: Sign, his: Sign][] = [
  ['treatment', 'prep'],
  ['prep', 'treatment'],
  ['treatment', 'treatment'],
  ['test', 'test'],
]

const SIGNS: Record<Sign, () => Shape[]> = {
  treatment: () => ownBottle(ribbon(), 'white'),
  prep: () => ownBottle([], 'indigo'),
  test: testStrips,
}
/** Left edges of the sign beside her and beside him, and its height. */
const [HERS, HIS, SIGN] = [112, 208, 92] as const
const HEIGHT = 330

function couple(index: number): Shape[] {
  const [hers, his] = COUPLES[index] ?? ['test', 'test']
  const y = 102
  return [
    bust(WOMAN, { x: 0, y: 18, scale: 0.98 }),
    bust(MAN, { x: 262, y: 18, scale: 0.98 }),
    group(SIGNS[hers](), { x: HERS, y, scale: SIGN / 100 }),
    group(SIGNS[his](), { x: HIS, y, scale: SIGN / 100 }),
  ]
}

/** The bottle of one person, and the shield that it gives. @param sign on the label, 100 by 100 */
function ownBottle(sign: Shape[], label: Paint): Shape[] {
  return [
    rect(20, 0, 42, 14, { fill: 'ink', radius: 4 }),
    rect(12, 14, 58, 84, { fill: 'white', stroke: 'ink', width: 3.5, radius: 8 }),
    rect(14, 30, 54, 46, { fill: label }),
    group(sign, { x: 18, y: 28, scale: 0.48 }),
    group(shield(), { x: 54, y: 50, scale: 0.5 }),
  ]
}

function half(id: string, from: 0 | 2, says: Record<Language, DiagramTexts>): Diagram {
  const textsOf = (language: Language) => ({ ...TEXTS[language], ...says[language] })
  return diagram({
    id,
    width: 'full',
    height: HEIGHT,
    texts: { en: textsOf('en'), fr: textsOf('fr'), es: textsOf('es') },
    draw: ({ titles, words }) =>
      panels(2, {
        titles: titles.slice(from, from + 2),
        words: words.slice(from, from + 2),
        height: HEIGHT,
        sceneHeight: 206,
        scene: (index) => couple(from + index),
      }),
  })
}

/** Four couples, two on each slide, and what mainly protects the partner. */
export const coupleHalves: Diagram[] = [
  half('couples-one-has-hiv', 0, {
    en: {
      alt: 'Two couples; each person has an own bottle and shield. She has HIV: her treatment, marked with the ribbon, and PrEP for him until she is undetectable. He has HIV: his treatment, and PrEP for her until he is undetectable.',
      note: 'Point to each bottle: which is treatment, which is PrEP, and until when?',
    },
    fr: {
      alt: 'Deux couples ; chacun a son flacon et son bouclier. Elle a le VIH : son traitement, marqué du ruban, et la PrEP pour lui jusqu’à l’indétectable. Il a le VIH : son traitement, et la PrEP pour elle jusqu’à l’indétectable.',
      note: 'Montrez chaque flacon : lequel est le traitement, lequel la PrEP, et jusqu’à quand ?',
    },
    es: {
      alt: 'Dos parejas; cada persona tiene su frasco y su escudo. Ella vive con VIH: su tratamiento, con el lazo, y la PrEP para él hasta ser indetectable. Él vive con VIH: su tratamiento, y la PrEP para ella hasta ser indetectable.',
      note: 'Señale cada frasco: ¿cuál es el tratamiento, cuál la PrEP y hasta cuándo?',
    },
  }),
  half('couples-both-or-unknown', 2, {
    en: {
      alt: 'Two couples. Both have HIV: treatment for both. Not known: offer tests first, to each alone or together.',
      note: 'Here too a treatment or a test comes first. Who may hear whose result?',
    },
    fr: {
      alt: 'Deux couples. Les deux ont le VIH : traitement pour les deux. On ne sait pas : proposer d’abord des tests, à chacun seul ou ensemble.',
      note: 'Là aussi, un traitement ou un test vient en premier. Qui peut entendre le résultat de qui ?',
    },
    es: {
      alt: 'Dos parejas. Ambos viven con VIH: tratamiento para ambos. No se sabe: ofrecer pruebas primero, a cada quien a solas o juntos.',
      note: 'También aquí lo primero es un tratamiento o una prueba. ¿Quién puede oír el resultado de quién?',
    },
  }),
]
