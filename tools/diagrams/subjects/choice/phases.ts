import { diagram, WIDTHS } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import type { Paint } from '../../kit/palette.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const GAP = 20
const WIDTH = (WIDTHS.full - 3 * GAP) / 4
const HEIGHT = 334
const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'terracotta', headPaint: 'terracotta' }
const PROVIDER: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }
const GROUNDS: Paint[] = ['indigoPale', 'marigoldPale', 'leafPale', 'terracottaPale']

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
  draw: ({ names, asks }): Shape[] =>
    [0, 1, 2, 3].flatMap((index) => {
      const x = index * (WIDTH + GAP)
      return [
        rect(x, 0, WIDTH, HEIGHT, { fill: GROUNDS[index] ?? 'sand', radius: 14 }),
        ...stepNumber(index + 1, x + WIDTH / 2, 28),
        group(scene(index, x), { y: 46 }),
        text(names[index] ?? '', x + WIDTH / 2, 258, { bold: true, anchor: 'middle' }),
        ...textBox(asks[index] ?? '', x + WIDTH / 2, 270, WIDTH - 10, { anchor: 'middle' }).shapes,
        ...(index > 0 ? arrow([x - GAP + 1, 28], [x - 1, 28], { width: 4 }) : []),
      ]
    }),
})

function scene(index: number, x: number): Shape[] {
  switch (index) {
    case 0:
      return [bust(CLIENT, { x: x + 4, y: 48, scale: 0.72 }), bust(PROVIDER, { x: x + 84, y: 48, scale: 0.72 })]
    case 1:
      return [
        bust(CLIENT, { x: x + 12, y: 70, scale: 0.6 }),
        bust(PROVIDER, { x: x + 98, y: 70, scale: 0.6 }),
        ...bubble(x + 30, 10, 110, 40, 26),
        path(`M${x + 50} 24h70M${x + 50} 36h46`, { stroke: 'indigo', width: 4 }),
      ]
    case 2:
      return [
        bust(CLIENT, { x: x + 47, y: 62, scale: 0.66 }),
        methodSign('implant', { x: x + 10, y: 12, scale: 0.52 }),
        methodSign('pills', { x: x + 72, y: 4, scale: 0.52 }),
        methodSign('condom', { x: x + 134, y: 12, scale: 0.52 }),
      ]
    default:
      return [
        bust(CLIENT, { x: x + 10, y: 48, scale: 0.72 }),
        rect(x + 122, 74, 56, 62, { fill: 'white', stroke: 'ink', width: 2.5, radius: 6 }),
        rect(x + 122, 74, 56, 18, { fill: 'terracotta', radius: 6 }),
        path(`M${x + 134} 112l10 10 20 -20`, { stroke: 'leaf', width: 6 }),
      ]
  }
}
