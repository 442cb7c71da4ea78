import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { panels } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { arrow, group, type Shape } from '../../kit/shapes.ts'
import { MAN, shield, tabletsStay, WOMAN } from '../people/signs.ts'
import { TEXTS } from './couples.ts'
import { testStrips } from './scenes.ts'

/** What stands beside a person: tablets, the protection that they and PrEP give the partner, or a test. */
type Sign = 'tablets' | 'shield' | 'test'

/** Beside her and beside him, in the order of the texts. */
const COUPLES: [hers: Sign, his: Sign][] = [
  ['tablets', 'shield'],
  ['shield', 'tablets'],
  ['tablets', 'tablets'],
  ['test', 'test'],
]

const SIGNS: Record<Sign, () => Shape[]> = { tablets: tabletsStay, shield, test: testStrips }
/** Left edges of the sign beside her and beside him, and its height. */
const [HERS, HIS, SIGN] = [122, 214, 72] as const
const HEIGHT = 330

function couple(index: number): Shape[] {
  const [hers, his] = COUPLES[index] ?? ['test', 'test']
  const y = 118
  return [
    bust(WOMAN, { x: 6, y: 18, scale: 0.98 }),
    bust(MAN, { x: 256, y: 18, scale: 0.98 }),
    group(SIGNS[hers](), { x: HERS, y, scale: SIGN / 100 }),
    group(SIGNS[his](), { x: HIS, y, scale: SIGN / 100 }),
    ...(hers === his ? [] : arrowBetween(hers === 'tablets')),
  ]
}

/** An arrow from the tablets to the person they protect. */
function arrowBetween(isToTheRight: boolean): Shape[] {
  const y = 100
  return isToTheRight ? arrow([170, y], [246, y], { width: 7 }) : arrow([246, y], [170, y], { width: 7 })
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
      alt: 'Two couples. She has HIV: her treatment protects him, and PrEP until she is undetectable. He has HIV: his treatment protects her, and PrEP until he is undetectable.',
      note: 'Follow the arrow from the tablets to the shield: who protects whom?',
    },
    fr: {
      alt: 'Deux couples. Elle a le VIH : son traitement le protège, et la PrEP jusqu’à l’indétectable. Il a le VIH : son traitement la protège, et la PrEP jusqu’à l’indétectable.',
      note: 'Suivez la flèche du flacon au bouclier : qui protège qui ?',
    },
    es: {
      alt: 'Dos parejas. Ella vive con VIH: su tratamiento lo protege, y la PrEP hasta ser indetectable. Él vive con VIH: su tratamiento la protege, y la PrEP hasta ser indetectable.',
      note: 'Siga la flecha del frasco al escudo: ¿quién protege a quién?',
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
