import { diagram } from '../../../diagram.ts'
import { seatedAbove, standingAbove } from '../../../kit/from-above.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { circle, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'

const [WIDTH, HEIGHT] = [180, 262] as const

/** Where to inject at a home, from above: container within reach, children away. */
export const communityPlace = diagram({
  id: 'community-place',
  width: 'half',
  height: 316,
  texts: {
    en: {
      wrong: 'Far away',
      right: 'Beside me',
      alt: 'Two homes from above. Wrong: the container stands across the room and a child plays beside the needle. Right: the container stands beside the worker and the child is outside, behind the door.',
      note: 'Let pairs set up both places with a stool and a toy. Ask how many steps the used needle travels.',
    },
    fr: {
      wrong: 'Trop loin',
      right: 'À côté',
      alt: 'Deux maisons vues d’en haut. Faux : la boîte est à l’autre bout de la pièce et un enfant joue près de l’aiguille. Juste : la boîte est à côté de l’agent et l’enfant est dehors, derrière la porte.',
      note: 'Faites installer les deux lieux avec un tabouret et un jouet. Demandez combien de pas fait l’aiguille utilisée.',
    },
    es: {
      wrong: 'Muy lejos',
      right: 'A mi lado',
      alt: 'Dos casas vistas desde arriba. Incorrecto: la caja está al otro lado del cuarto y un niño juega junto a la aguja. Correcto: la caja está junto al agente y el niño está afuera, detrás de la puerta.',
      note: 'Pida que monten los dos lugares con un banco y un juguete. Pregunte cuántos pasos recorre la aguja usada.',
    },
  },
  draw: ({ wrong, right }): Shape[] => [
    ...room(0, true),
    seatedAbove({ x: 72, y: 120, rotate: 120, cloth: 'indigo' }),
    seatedAbove({ x: 132, y: 170, rotate: 290, cloth: 'terracotta', skin: 'skin' }),
    ...tray(70, 66),
    standingAbove({ x: 122, y: 78, rotate: 280, cloth: 'marigold', scale: 0.68 }, true),
    ...container(18, 214),
    ...cross(22, 296, 30),
    text(wrong, 44, 304),
    ...room(200, false),
    seatedAbove({ x: 264, y: 116, rotate: 120, cloth: 'indigo' }),
    seatedAbove({ x: 330, y: 166, rotate: 290, cloth: 'terracotta', skin: 'skin' }),
    ...tray(274, 44),
    ...container(212, 44),
    standingAbove({ x: 238, y: 230, rotate: 200, cloth: 'marigold', scale: 0.68 }),
    path('M200 196H300V262', { stroke: 'ink', width: 5 }),
    ...tick(222, 296, 30),
    text(right, 244, 304),
  ],
})

function room(x: number, isOpen: boolean): Shape[] {
  return [
    rect(x + 2, 2, WIDTH - 4, HEIGHT - 4, { fill: 'sand', stroke: 'ink', width: 5 }),
    path(`M${x + 112} ${HEIGHT - 2}h52`, isOpen ? { stroke: 'paper', width: 8 } : { stroke: 'leaf', width: 7 }),
  ]
}

/** A clean surface with a syringe. */
function tray(x: number, y: number): Shape[] {
  return [
    rect(x - 26, y - 18, 58, 36, { fill: 'white', stroke: 'steelDark', width: 2.5, radius: 4 }),
    path(`M${x - 14} ${y + 6}L${x + 8} ${y - 4}`, { stroke: 'steelDark', width: 8 }),
    path(`M${x + 8} ${y - 4}L${x + 22} ${y - 10}`, { stroke: 'steelDark', width: 2.5 }),
  ]
}

/** A sharps container from above. */
function container(x: number, y: number): Shape[] {
  return [
    rect(x, y - 17, 36, 36, { fill: 'marigold', stroke: 'ink', width: 3.5 }),
    circle(x + 18, y + 1, 8, { fill: 'ink' }),
  ]
}
