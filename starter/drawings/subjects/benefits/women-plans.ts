import { diagram } from '../../diagram.ts'
import { book, coins } from '../../kit/belongings.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const SCENES: (() => Shape[])[] = [
  () => book(0, 8, 'terracotta', 1.15),
  () => [
    path('M28 18V4H62V18', { stroke: 'ink', width: 5 }),
    rect(0, 18, 90, 56, { fill: 'skinDark', stroke: 'ink', width: 2.5, radius: 6 }),
    rect(38, 38, 14, 14, { fill: 'marigold' }),
  ],
  () => [
    path('M0 6H90L98 34H-8Z', { fill: 'terracotta', stroke: 'ink', width: 2.5 }),
    path('M22 7L16 33M45 7V33M68 7L74 33', { stroke: 'white', width: 5 }),
    path('M2 34V80M88 34V80', { stroke: 'ink', width: 4 }),
    rect(-4, 62, 98, 18, { fill: 'skinLight', stroke: 'ink', width: 2.5 }),
    ...coins(45, 62, 2, 34),
  ],
  () => [
    path('M45 6L92 30H-2Z', { fill: 'leaf', stroke: 'ink', width: 2.5 }),
    path('M10 34V70M33 34V70M57 34V70M80 34V70', { stroke: 'steelDark', width: 9 }),
    rect(-2, 70, 94, 10, { fill: 'leaf', stroke: 'ink', width: 2.5 }),
  ],
]

/** What is easier to plan for a woman who chooses when to be pregnant. */
export const womenPlans = diagram({
  id: 'women-plans',
  width: 'half',
  height: 336,
  texts: {
    en: {
      words: ['Study', 'Work', 'Business', 'Public office'],
      alt: 'A woman in the middle of four pictures: a book for study, a case for work, a stall for a business, a public building for an office.',
      note: 'Contraception alone does not bring equality. Ask what else each picture needs here.',
    },
    fr: {
      words: ['Études', 'Travail', 'Commerce', 'Mandat'],
      alt: 'Une femme au milieu de quatre images : un livre pour les études, une mallette pour le travail, un étal pour le commerce, un bâtiment public pour un mandat.',
      note: 'La contraception seule n’apporte pas l’égalité. Demandez ce qu’il faut encore ici pour chaque image.',
    },
    es: {
      words: ['Estudio', 'Trabajo', 'Negocio', 'Cargo público'],
      alt: 'Una mujer en medio de cuatro imágenes: un libro para el estudio, un maletín para el trabajo, un puesto para un negocio, un edificio público para un cargo.',
      note: 'La anticoncepción sola no trae igualdad. Pregunte qué más hace falta aquí para cada imagen.',
    },
  },
  draw: ({ words }): Shape[] => [
    ...SCENES.flatMap((scene, index) => {
      const [x, y] = [(index % 2) * 194, Math.floor(index / 2) * 172]
      return [
        rect(x, y, 186, 164, { fill: PANEL_FILLS[index] ?? 'sand', radius: 12 }),
        group(scene(), { x: x + (index % 2 === 0 ? 20 : 78), y: y + (index < 2 ? 44 : 36) }),
        text(words[index] ?? '', index % 2 === 0 ? 12 : 368, y + (index < 2 ? 32 : 150), {
          bold: true,
          anchor: index % 2 === 0 ? 'start' : 'end',
        }),
      ]
    }),
    circle(190, 168, 62, { fill: 'paper' }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'indigo' }, { x: 144, y: 112, scale: 0.61 }),
  ],
})
