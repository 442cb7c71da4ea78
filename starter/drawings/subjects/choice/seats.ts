import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { door, type Seated, seated, seatedFront } from './seated.ts'

const [ROOM, GAP] = [160, 12] as const
const PROVIDER: Seated = { skin: 'skinDark', head: 'bun', cloth: 'white', faces: 'right' }
const CLIENT: Seated = { skin: 'skin', head: 'wrap', cloth: 'terracotta', faces: 'left' }

/** Two rooms from the side: a desk between two people, and two equal chairs at an angle with the door closed. */
export const counsellingSeats = diagram({
  id: 'counselling-seats',
  width: 'half',
  height: ROOM * 2 + GAP,
  texts: {
    en: {
      wall: 'Desk between, door open',
      corner: 'At an angle, door closed',
      alt: 'Two rooms. Wrong: the door is open, the provider sits high behind a desk, the client sits low on the other side. Right: the door is closed, both sit at the same height on chairs of one kind, at an angle, with no table between them.',
      note: 'Set up both rooms with real chairs and let trainees sit in them. Ask what they notice in their shoulders and eyes.',
    },
    fr: {
      wall: 'Bureau, porte ouverte',
      corner: 'En angle, porte fermée',
      alt: 'Deux salles. À éviter : la porte est ouverte, la soignante est assise haut derrière un bureau, la cliente est assise bas en face. À faire : la porte est fermée, les deux sont assises à la même hauteur sur des chaises pareilles, en angle, sans table entre elles.',
      note: 'Installez les deux salles avec de vraies chaises et faites asseoir les participants. Demandez ce que remarquent leurs épaules et leurs yeux.',
    },
    es: {
      wall: 'Escritorio, puerta abierta',
      corner: 'En ángulo, puerta cerrada',
      alt: 'Dos salas. Evitar: la puerta está abierta, la proveedora está sentada en alto detrás de un escritorio, la clienta está más abajo, enfrente. Hacer: la puerta está cerrada, las dos están sentadas a la misma altura en sillas iguales, en ángulo, sin mesa en medio.',
      note: 'Monte las dos salas con sillas de verdad y pida que se sienten. Pregunte qué notan en los hombros y en la mirada.',
    },
  },
  draw: ({ wall, corner }): Shape[] => [
    ...room(0, wall, false),
    ...door(284, 10, true),
    seated(PROVIDER, { x: 20, y: 4, scale: 0.66 }),
    rect(84, 62, 92, 56, { fill: 'skinLight', stroke: 'skinDeep', width: 3 }),
    seated(CLIENT, { x: 176, y: 30, scale: 0.52 }),
    ...room(ROOM + GAP, corner, true),
    ...door(306, ROOM + GAP + 14, false),
    seated(PROVIDER, { x: 46, y: ROOM + GAP + 6, scale: 0.66 }),
    seatedFront(CLIENT, { x: 164, y: ROOM + GAP + 6, scale: 0.66 }),
  ],
})

function room(top: number, label: string, isRight: boolean): Shape[] {
  return [
    rect(0, top, 380, ROOM, { fill: isRight ? 'leafPale' : 'terracottaPale', radius: 12 }),
    rect(0, top + 118, 380, 4, { fill: 'inkSoft' }),
    ...(isRight ? tick(24, top + 142, 30) : cross(24, top + 142, 28)),
    text(label, 50, top + 150, { bold: true }),
  ]
}
