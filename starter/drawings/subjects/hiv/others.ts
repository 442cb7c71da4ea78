import { diagram } from '../../diagram.ts'
import { openHand } from '../../kit/hands.ts'
import { methodSign } from '../../kit/methods.ts'
import { baby, bust } from '../../kit/people.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { BOY, GIRL, manyMethods, PROVIDER, WOMAN, wishedBaby } from '../people/signs.ts'
import { heart } from '../training/things.ts'

const CELL = { width: 411, height: 104, gap: 14 } as const

/** Clients whom both services forget, and what to offer them. */
export const hivOthers = diagram({
  id: 'hiv-others',
  width: 'full',
  height: 3 * CELL.height + 2 * CELL.gap,
  texts: {
    en: {
      titles: ['Men', 'Sex workers', 'Women who use drugs', 'Young people', 'Older women'],
      words: [
        'Condoms, vasectomy, a child',
        'Any method, never a forced one',
        'Same rights, no lecture',
        'First love, first questions',
        'Pregnancy possible until menopause',
      ],
      alt: 'Five pictures: men with HIV, condoms, vasectomy, a wish for a child; sex workers, any method and never a forced one; women who use drugs, the same rights and no lecture; adolescents born with HIV, first love and first questions; older women, pregnancy possible until menopause.',
      note: 'Each table takes one picture. Which service does this person usually get here, and which never?',
    },
    fr: {
      titles: ['Hommes', 'Travailleuses du sexe', 'Usagères de drogues', 'Jeunes', 'Femmes plus âgées'],
      words: [
        'Préservatif, vasectomie, un enfant',
        'Toute méthode, jamais forcée',
        'Mêmes droits, sans leçon',
        'Premier amour, questions',
        'Grossesse possible jusqu’à la ménopause',
      ],
      alt: 'Cinq images : hommes vivant avec le VIH, préservatif, vasectomie, désir d’enfant ; travailleuses du sexe, toute méthode et jamais forcée ; femmes qui consomment des drogues, mêmes droits et sans leçon ; jeunes nés avec le VIH, premier amour et premières questions ; femmes plus âgées, grossesse possible jusqu’à la ménopause.',
      note: 'Chaque table prend une image. Quel service cette personne reçoit-elle d’habitude ici, et lequel jamais ?',
    },
    es: {
      titles: ['Hombres', 'Trabajadoras sexuales', 'Usuarias de drogas', 'Jóvenes', 'Mujeres mayores'],
      words: [
        'Condón, vasectomía, un hijo',
        'Todo método, nunca forzado',
        'Iguales derechos, sin sermón',
        'Primer amor, preguntas',
        'Embarazo posible hasta la menopausia',
      ],
      alt: 'Cinco dibujos: hombres con VIH, condón, vasectomía, deseo de un hijo; trabajadoras sexuales, todo método y nunca forzado; mujeres que usan drogas, iguales derechos y sin sermón; jóvenes que nacieron con VIH, primer amor y preguntas; mujeres mayores, embarazo posible hasta la menopausia.',
      note: 'Cada mesa toma un dibujo. ¿Qué servicio recibe aquí casi siempre esta persona, y cuál nunca?',
    },
  },
  draw: ({ titles, words }): Shape[] =>
    SCENES.flatMap((scene, index) => cell(scene(), titles[index] ?? '', words[index] ?? '', index)),
})

/** The fifth stands in the middle of its row. */
function cell(scene: Shape[], title: string, words: string, index: number): Shape[] {
  const { width, height, gap } = CELL
  const x = index === 4 ? (width + gap) / 2 : (index % 2) * (width + gap)
  const y = Math.floor(index / 2) * (height + gap)
  const body = textBox(words, 0, 0, width - 138)
  const top = y + (height - 30 - body.height) / 2
  return [
    rect(x, y, width, height, { fill: index % 4 === 0 || index === 3 ? 'indigoPale' : 'sand', radius: 14 }),
    group(scene, { x: x + 14, y: y + 4, scale: 0.96 }),
    text(title, x + 130, top + 22, { bold: true }),
    group(body.shapes, { x: x + 130, y: top + 30 }),
  ]
}

const SCENES: (() => Shape[])[] = [
  () => [
    methodSign('condom', { x: 2, y: 0, scale: 0.5 }),
    methodSign('vas', { x: 52, y: 0, scale: 0.5 }),
    baby('skin', 'marigold', { x: 18, y: 56, scale: 0.66 }),
  ],
  () => [
    group(manyMethods(), { x: -6, y: 18, scale: 0.62 }),
    openHand('skin', { x: 80, y: 62, scale: 0.36, isShort: true }),
  ],
  () => [
    bust(PROVIDER, { x: -10, y: 36, scale: 0.36 }),
    bust(WOMAN, { x: 58, y: 36, scale: 0.36 }),
    group(manyMethods(), { x: 29, y: 0, scale: 0.44 }),
  ],
  () => [
    bust(GIRL, { x: -10, y: 36, scale: 0.36 }),
    bust(BOY, { x: 58, y: 36, scale: 0.36 }),
    group(heart(), { x: 32, y: 2, scale: 0.4 }),
  ],
  () => [
    bust(
      { skin: 'skinLight', head: 'veil', headPaint: 'steelDark', cloth: 'steelDark' },
      { x: -10, y: 36, scale: 0.36 },
    ),
    group(wishedBaby(), { x: 34, y: 0, scale: 0.62 }),
    text('?', 88, 96, { size: 48, bold: true, paint: 'indigo', anchor: 'middle' }),
  ],
]
