import { diagram } from '../../diagram.ts'
import { bowl } from '../../kit/belongings.ts'
import { bust } from '../../kit/people.ts'
import { circle, path, rect, type Shape } from '../../kit/shapes.ts'
import { TILES_HEIGHT, tiles } from '../../kit/tiles.ts'
import { cuff } from '../guidance/icons.ts'
import { testStrips } from '../hiv/scenes.ts'

const SCENES: (() => Shape[])[] = [
  () => [...folicAcid(), ...bowl(74, 66, 54)],
  () => cuff(),
  () => testStrips(),
  () => [
    bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }, { x: -16, y: 8, scale: 0.51 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 50, y: 8, scale: 0.51 }),
  ],
]

/** A bottle of tablets with a leaf on it, 46 wide and 90 high: folic acid. */
export function folicAcid(): Shape[] {
  return [
    rect(4, 8, 34, 14, { fill: 'ink', radius: 3 }),
    rect(-2, 22, 46, 74, { fill: 'white', stroke: 'ink', width: 3.5, radius: 8 }),
    path('M21 84C2 70 6 46 21 36C36 46 40 70 21 84ZM21 88V54', { fill: 'leaf', stroke: 'ink', width: 2.5 }),
    circle(21, 92, 2, { fill: 'ink' }),
  ]
}

/** What care before a pregnancy looks at: the lines of the slide. */
export const careBefore = diagram({
  id: 'care-before-pregnancy',
  width: 'half',
  height: TILES_HEIGHT,
  texts: {
    en: {
      words: ['Folic acid, food', 'Blood pressure', 'HIV test, treatment', 'A clinician, early'],
      alt: 'Four parts of care before pregnancy: folic acid and food; blood pressure; an HIV test and treatment; a clinician asked early.',
      note: 'Ask which of the four your service can offer today, and where to send her for the others.',
    },
    fr: {
      words: ['Acide folique, repas', 'Tension', 'Test, traitement VIH', 'Un clinicien, tôt'],
      alt: 'Quatre parts des soins avant la grossesse : acide folique et alimentation ; tension ; test et traitement du VIH ; l’avis d’un clinicien, tôt.',
      note: 'Demandez laquelle des quatre votre service peut offrir aujourd’hui, et où l’orienter pour les autres.',
    },
    es: {
      words: ['Ácido fólico, comida', 'Presión', 'Prueba de VIH', 'Un clínico, pronto'],
      alt: 'Cuatro partes de la atención antes del embarazo: ácido fólico y comida; presión; prueba y tratamiento del VIH; consultar pronto a un clínico.',
      note: 'Pregunte cuál de las cuatro puede ofrecer hoy su servicio y a dónde referirla para las demás.',
    },
  },
  draw: ({ words }) => tiles(words, SCENES),
})
