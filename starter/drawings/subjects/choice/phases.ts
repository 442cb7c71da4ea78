import { diagram } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { panels } from '../../kit/panels.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { path, rect, type Shape } from '../../kit/shapes.ts'

const HEIGHT = 334
const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'terracotta', headPaint: 'terracotta' }
const PROVIDER: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }

/** A visit in four phases. */
export const counsellingPhases = diagram({
  id: 'counselling-phases',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      names: ['Making contact', 'Exploring', 'Deciding', 'Carrying out'],
      asks: ['Is she safe with me?', 'What does she want?', 'What does she choose?', 'Can she do it tomorrow?'],
      alt: 'Four pictures of one visit, in order. 1, making contact: provider and client side by side; is she safe with me? 2, exploring: the client speaks; what does she want? 3, deciding: three methods before her; what does she choose? 4, carrying out: she leaves with her method and a date; can she do it tomorrow?',
      note: 'Walk through the four pictures and ask at each who is talking most. In phase 2 it is the client.',
    },
    fr: {
      names: ['Accueillir', 'Explorer', 'Décider', 'Appliquer'],
      asks: ['Est-elle en confiance ?', 'Que veut-elle ?', 'Que choisit-elle ?', 'Le pourra-t-elle demain ?'],
      alt: 'Quatre images d’une même visite, dans l’ordre. 1, accueillir : soignante et cliente côte à côte ; est-elle en confiance ? 2, explorer : la cliente parle ; que veut-elle ? 3, décider : trois méthodes devant elle ; que choisit-elle ? 4, appliquer : elle repart avec sa méthode et une date ; le pourra-t-elle demain ?',
      note: 'Parcourez les quatre images et demandez à chacune qui parle le plus. À la phase 2, c’est la cliente.',
    },
    es: {
      names: ['Acoger', 'Explorar', 'Decidir', 'Llevar a cabo'],
      asks: ['¿Se siente segura?', '¿Qué desea ella?', '¿Qué elige ella?', '¿Podrá hacerlo mañana?'],
      alt: 'Cuatro imágenes de una visita, en orden. 1, acoger: proveedora y clienta lado a lado; ¿se siente segura? 2, explorar: habla la clienta; ¿qué desea? 3, decidir: tres métodos ante ella; ¿qué elige? 4, llevar a cabo: se va con su método y una fecha; ¿podrá hacerlo mañana?',
      note: 'Recorra las cuatro imágenes y pregunte en cada una quién habla más. En la fase 2 es la clienta.',
    },
  },
  draw: ({ names, asks }) =>
    panels(4, { titles: names, words: asks, height: HEIGHT, sceneHeight: 192, scene: phaseScene, numbered: true }),
})

/** The picture of a phase, 194 wide and 180 high. @param index from 0 */
export function phaseScene(index: number): Shape[] {
  switch (index) {
    case 0:
      return [bust(CLIENT, { x: 4, y: 48, scale: 0.72 }), bust(PROVIDER, { x: 84, y: 48, scale: 0.72 })]
    case 1:
      return [
        bust(CLIENT, { x: 12, y: 70, scale: 0.6 }),
        bust(PROVIDER, { x: 98, y: 70, scale: 0.6 }),
        ...bubble(30, 10, 110, 40, 26),
        path('M50 24h70M50 36h46', { stroke: 'indigo', width: 4 }),
      ]
    case 2:
      return [
        bust(CLIENT, { x: 47, y: 62, scale: 0.66 }),
        methodSign('implant', { x: 10, y: 12, scale: 0.52 }),
        methodSign('pills', { x: 72, y: 4, scale: 0.52 }),
        methodSign('condom', { x: 134, y: 12, scale: 0.52 }),
      ]
    default:
      return [
        bust(CLIENT, { x: 10, y: 48, scale: 0.72 }),
        rect(122, 74, 56, 62, { fill: 'white', stroke: 'ink', width: 2.5, radius: 6 }),
        rect(122, 74, 56, 18, { fill: 'terracotta', radius: 6 }),
        path('M134 112l10 10 20 -20', { stroke: 'leaf', width: 6 }),
      ]
  }
}
