import { diagram } from '../../diagram.ts'
import { panels } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { group } from '../../kit/shapes.ts'
import { MAN, tabletsStay, WOMAN } from '../people/signs.ts'
import { testStrips } from './scenes.ts'

/** One column a couple. */
export const TEXTS = {
  en: {
    titles: ['She has HIV', 'He has HIV', 'Both have HIV', 'Not known'],
    words: [
      'Her treatment; PrEP for him until undetectable',
      'His treatment; PrEP for her until undetectable',
      'Treatment for both',
      'Offer tests first, to each alone or together',
    ],
    alt: 'Four couples. She has HIV: her treatment, and PrEP for him until she is undetectable. He has HIV: his treatment, and PrEP for her until he is undetectable. Both have HIV: treatment for both. Not known: offer tests first, to each alone or together.',
    note: 'Point to the tablets and ask who protects whom. In all four, treatment or a test comes first.',
  },
  fr: {
    titles: ['Elle a le VIH', 'Il a le VIH', 'Tous les deux', 'On ne sait pas'],
    words: [
      'Son traitement ; PrEP pour lui jusqu’à l’indétectable',
      'Son traitement ; PrEP pour elle jusqu’à l’indétectable',
      'Traitement pour les deux',
      'Proposer d’abord des tests, seul ou à deux',
    ],
    alt: 'Quatre couples. Elle a le VIH : son traitement, et la PrEP pour lui jusqu’à l’indétectable. Il a le VIH : son traitement, et la PrEP pour elle jusqu’à l’indétectable. Les deux : traitement pour les deux. On ne sait pas : proposer d’abord des tests, à chacun seul ou ensemble.',
    note: 'Montrez le flacon et demandez qui protège qui. Dans les quatre cas, un traitement ou un test vient en premier.',
  },
  es: {
    titles: ['Ella con VIH', 'Él con VIH', 'Ambos', 'No se sabe'],
    words: [
      'Su tratamiento; PrEP para él hasta ser indetectable',
      'Su tratamiento; PrEP para ella hasta ser indetectable',
      'Tratamiento para ambos',
      'Ofrecer pruebas primero, a solas o juntos',
    ],
    alt: 'Cuatro parejas. Ella vive con VIH: su tratamiento, y PrEP para él hasta ser indetectable. Él vive con VIH: su tratamiento, y PrEP para ella hasta ser indetectable. Ambos: tratamiento para ambos. No se sabe: ofrecer pruebas primero, a cada quien a solas o juntos.',
    note: 'Señale el frasco y pregunte quién protege a quién. En las cuatro, lo primero es un tratamiento o una prueba.',
  },
}

/** Four couples, and what mainly protects the partner. */
export const fourCouples = diagram({
  id: 'four-couples',
  width: 'full',
  height: 328,
  texts: TEXTS,
  draw: ({ titles, words }) =>
    panels(4, {
      titles,
      words,
      height: 328,
      sceneHeight: 146,
      scene: (index, width) => [
        bust(WOMAN, { x: width / 2 - 86, y: 8, scale: 0.5 }),
        bust(MAN, { x: width / 2 + 10, y: 8, scale: 0.5 }),
        ...(SIGNS[index] ?? []).map((x) =>
          group(index === 3 ? testStrips() : tabletsStay(), { x: width / 2 + x, y: 94, scale: 0.5 }),
        ),
      ],
    }),
})

/** Places of tablets or tests below the person, from the middle of the panel. */
const SIGNS = [[-74], [22], [-74, 22], [-74, 22]]
