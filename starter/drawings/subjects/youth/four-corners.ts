import { diagram, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { standingAbove } from '../../kit/from-above.ts'
import type { Paint } from '../../kit/palette.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'

const HEIGHT = 316
const SIGN = { width: 166, height: 62 } as const
const FILLS: Paint[] = ['leafPale', 'indigoPale', 'marigoldPale', 'terracottaPale']

/** The room of the exercise from above: a sign in each corner, people between. */
export const fourCorners = diagram({
  id: 'four-corners',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      signs: ['Agree', 'Partly agree', 'Partly disagree', 'Disagree'],
      alt: 'A room from above with a sign in each corner: agree, partly agree, partly disagree, disagree. People walk from the middle to the corners.',
      note: 'Clear the middle of the room. You stand in no corner yourself.',
    },
    fr: {
      signs: ['D’accord', 'Plutôt d’accord', 'Plutôt pas', 'Pas d’accord'],
      alt: 'Une salle vue d’en haut avec une affiche dans chaque coin : d’accord, plutôt d’accord, plutôt pas d’accord, pas d’accord. On marche du milieu vers les coins.',
      note: 'Dégagez le milieu de la salle. Vous-même ne prenez aucun coin.',
    },
    es: {
      signs: ['De acuerdo', 'Más bien sí', 'Más bien no', 'En desacuerdo'],
      alt: 'Una sala desde arriba con un cartel en cada esquina: de acuerdo, más bien sí, más bien no, en desacuerdo. Las personas caminan del centro a las esquinas.',
      note: 'Despeje el centro de la sala. Usted no se coloca en ninguna esquina.',
    },
  },
  draw: ({ signs }): Shape[] => [
    rect(3, 3, WIDTHS.half - 6, HEIGHT - 6, { fill: 'sand', stroke: 'ink', width: 6 }),
    ...signs.flatMap((words, index) => {
      const [right, low] = [index % 2 === 1, index > 1]
      const [x, y] = [right ? WIDTHS.half - SIGN.width - 14 : 14, low ? HEIGHT - SIGN.height - 14 : 14]
      return box(words, [x, y], [SIGN.width, SIGN.height], { fill: FILLS[index] ?? 'white', stroke: 'ink', bold: true })
    }),
    standingAbove({ x: 76, y: 118, rotate: 320, cloth: 'indigo' }),
    standingAbove({ x: 138, y: 106, rotate: 330, cloth: 'terracotta', skin: 'skin' }),
    standingAbove({ x: 294, y: 118, rotate: 20, cloth: 'leaf', skin: 'skinDeep' }),
    standingAbove({ x: 98, y: 206, rotate: 220, cloth: 'marigold', skin: 'skinDeep' }),
    standingAbove({ x: 262, y: 206, rotate: 150, cloth: 'indigo', skin: 'skin' }),
    standingAbove({ x: 324, y: 200, rotate: 170, cloth: 'terracotta' }),
    ...arrow([190, 158], [228, 128], { width: 4 }),
    ...arrow([190, 158], [152, 190], { width: 4 }),
  ],
})
