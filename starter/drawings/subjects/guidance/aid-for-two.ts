import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodShapes } from '../../kit/methods.ts'
import { bust } from '../../kit/people.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { type Seated, seated } from '../choice/seated.ts'

const [ROOM, GAP, FLOOR] = [160, 12, 121] as const
const PROVIDER: Seated = { skin: 'skinDark', head: 'bun', cloth: 'white', faces: 'right' }
const CLIENT: Seated = { skin: 'skin', head: 'wrap', cloth: 'terracotta', faces: 'left' }

/** Wrong: a desk separates both, and only the provider sees the decision aid. Right: both sit side by side and see it. */
export const aidForTwo = diagram({
  id: 'aid-for-two',
  width: 'half',
  height: ROOM * 2 + GAP,
  texts: {
    en: {
      wrong: 'Across a desk',
      right: 'Side by side',
      alt: 'Two rooms. Wrong: provider and client sit across a desk; the aid faces the provider and the client sees its back. Right: both sit side by side at one table; the aid is open between them, and the client’s hand turns the page.',
      note: 'Let the observer measure who holds the aid, and for how long.',
    },
    fr: {
      wrong: 'De part et d’autre',
      right: 'Côte à côte',
      alt: 'Deux salles. À éviter : soignante et cliente de part et d’autre d’un bureau ; l’aide est tournée vers la soignante et la cliente en voit le dos. À faire : côte à côte à une table ; l’aide est ouverte entre les deux, et la main de la cliente tourne la page.',
      note: 'L’observateur mesure qui tient l’aide, et combien de temps.',
    },
    es: {
      wrong: 'De frente',
      right: 'Lado a lado',
      alt: 'Dos salas. Evitar: proveedora y clienta a los dos lados de un escritorio; el rotafolio mira a la proveedora y la clienta ve el dorso. Hacer: lado a lado en una mesa; el rotafolio está abierto entre las dos y la mano de la clienta pasa la página.',
      note: 'Quien observa mide quién tiene el rotafolio y cuánto tiempo.',
    },
  },
  draw: ({ wrong, right }): Shape[] => [
    ...room(0, wrong, false),
    seated(PROVIDER, { x: 46, y: 8, scale: 0.66 }),
    rect(118, 66, 118, 58, { fill: 'skinLight', stroke: 'skinDeep', width: 3 }),
    // Upright before the provider: the client sees only its back.
    path('M136 66L160 14L174 66Z', { fill: 'steel', stroke: 'ink', width: 3 }),
    path('M135 66L158 14', { stroke: 'white', width: 8 }),
    path('M139 58L147 40', { stroke: 'terracotta', width: 6 }),
    seated(CLIENT, { x: 240, y: 8, scale: 0.66 }),
    ...room(ROOM + GAP, right, true),
    ...together(ROOM + GAP),
  ],
})

function room(top: number, label: string, isRight: boolean): Shape[] {
  return [
    rect(0, top, 380, ROOM, { fill: isRight ? 'leafPale' : 'terracottaPale', radius: 12 }),
    rect(0, top + FLOOR - 3, 380, 4, { fill: 'inkSoft' }),
    ...(isRight ? tick(24, top + 142, 30) : cross(24, top + 142, 28)),
    text(label, 50, top + 150, { bold: true }),
  ]
}

/** Both behind one table, from the front; the aid lies open between them, and her hand turns the page. */
function together(top: number): Shape[] {
  return [
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 84, y: top + 4, scale: 0.56 }),
    bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 208, y: top + 4, scale: 0.56 }),
    rect(50, top + 84, 280, 14, { fill: 'skinLight', stroke: 'skinDeep', width: 3 }),
    rect(50, top + 99, 280, 18, { fill: 'leafPale' }),
    path(`M70 ${top + 98}V${top + FLOOR}M310 ${top + 98}V${top + FLOOR}`, { stroke: 'skinDeep', width: 8 }),
    ...aid(150, top + 40),
    path(`M116 ${top + 82}Q134 ${top + 84} 156 ${top + 66}`, { stroke: 'skin', width: 11 }),
  ]
}

/** Two pages with pictures, open towards both. */
function aid(x: number, y: number): Shape[] {
  return [
    path(`M${x} ${y}L${x + 42} ${y + 6}L${x + 84} ${y}V${y + 42}L${x + 42} ${y + 48}L${x} ${y + 42}Z`, {
      fill: 'white',
      stroke: 'ink',
      width: 3,
    }),
    path(`M${x + 42} ${y + 6}V${y + 48}`, { stroke: 'ink', width: 2.5 }),
    group(methodShapes('pills'), { x: x + 3, y: y + 6, scale: 0.36 }),
    group(methodShapes('condom'), { x: x + 45, y: y + 6, scale: 0.36 }),
  ]
}
