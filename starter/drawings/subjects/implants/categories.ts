import { diagram } from '../../diagram.ts'
import { chip } from '../../kit/marks.ts'
import { panels } from '../../kit/panels.ts'

const HEIGHT = 250
const CATEGORIES = [1, 2, 3, 4] as const

/** What the four categories of eligibility mean for implants, in large signs. */
export const implantCategories = diagram({
  id: 'implant-categories',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      words: ['Use freely', 'Use; follow more closely if needed', 'Look for another method first', 'Do not use'],
      alt: 'The four signs. Circle 1: use freely. Square 2: use; follow more closely if needed. Triangle 3: look for another method first. Octagon 4: do not use.',
      note: 'Point at a sign; the group says what it means for a woman who wants an implant today.',
    },
    fr: {
      words: ['Oui', 'Oui ; suivre de plus près au besoin', 'Chercher d’abord autre chose', 'Ne pas utiliser'],
      alt: 'Les quatre signes. Cercle 1 : oui. Carré 2 : oui ; suivre de plus près au besoin. Triangle 3 : chercher d’abord une autre méthode. Octogone 4 : ne pas utiliser.',
      note: 'Montrez un signe ; le groupe dit ce qu’il veut dire pour une femme qui veut un implant aujourd’hui.',
    },
    es: {
      words: ['Sí', 'Sí; más control si hace falta', 'Antes, buscar otro método', 'No usar'],
      alt: 'Los cuatro signos. Círculo 1: sí. Cuadrado 2: sí; más control si hace falta. Triángulo 3: buscar antes otro método. Octágono 4: no usar.',
      note: 'Señale un signo; el grupo dice qué significa para quien quiere un implante hoy.',
    },
  },
  draw: ({ words }) =>
    panels(CATEGORIES.length, {
      words,
      height: HEIGHT,
      sceneHeight: 136,
      fills: ['sand'],
      scene: (index, width) => chip(CATEGORIES[index] ?? 1, width / 2, 78, 48),
    }),
})
