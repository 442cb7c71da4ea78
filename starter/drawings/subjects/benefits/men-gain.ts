import { diagram } from '../../diagram.ts'
import { coins } from '../../kit/belongings.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { bust, motherAndBaby } from '../../kit/people.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { TILES_HEIGHT, tiles } from '../../kit/tiles.ts'
import { heart } from '../training/things.ts'

const SCENES: (() => Shape[])[] = [
  () => [
    motherAndBaby({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: -2, y: 8, scale: 0.46 }),
    bust({ skin: 'skinDark', head: 'short', cloth: 'marigold' }, { x: 66, y: 42, scale: 0.32 }),
  ],
  () => [
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: -16, y: 8, scale: 0.5 }),
    ...coins(88, 98, 5, 40),
    ...tick(88, 26, 32),
  ],
  () => [
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: -10, y: 32, scale: 0.37 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 52, y: 32, scale: 0.37 }),
    group(heart(), { x: 34, y: 0, scale: 0.32 }),
  ],
  () => [methodSign('condom', { x: -26, y: 14, scale: 0.74 }), methodSign('vas', { x: 52, y: 14, scale: 0.74 })],
]

/** What a man gains when people can plan. */
export const menGain = diagram({
  id: 'men-gain',
  width: 'half',
  height: TILES_HEIGHT,
  texts: {
    en: {
      words: ['Family in health', 'Less worry', 'Less fear in sex', 'Own methods'],
      alt: 'Four gains for a man: a family in good health; less worry about money; a sex life with less fear; methods of his own, the condom and vasectomy.',
      note: 'Ask the men which picture counts most for them, and which one is missing.',
    },
    fr: {
      words: ['Famille en santé', 'Moins de soucis', 'Moins de peur', 'Ses méthodes'],
      alt: 'Quatre gains pour un homme : une famille en bonne santé ; moins de soucis d’argent ; une vie sexuelle avec moins de peur ; des méthodes à lui, le préservatif et la vasectomie.',
      note: 'Demandez aux hommes quelle image compte le plus pour eux, et laquelle manque.',
    },
    es: {
      words: ['Familia sana', 'Menos apuros', 'Menos miedo', 'Sus métodos'],
      alt: 'Cuatro beneficios para un hombre: una familia sana; menos preocupación por el dinero; una vida sexual con menos miedo; métodos propios, el condón y la vasectomía.',
      note: 'Pregunte a los hombres qué dibujo cuenta más para ellos y cuál falta.',
    },
  },
  draw: ({ words }) => tiles(words, SCENES),
})
