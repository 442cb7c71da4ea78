import { diagram } from '../../diagram.ts'
import { seatedAbove } from '../../kit/from-above.ts'
import { cross, tick } from '../../kit/marks.ts'
import { path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const [WIDTH, HEIGHT] = [178, 268] as const

/** The room from above: a desk between two people, and two chairs at a corner with the door closed. */
export const counsellingSeats = diagram({
  id: 'counselling-seats',
  width: 'half',
  height: 316,
  texts: {
    en: {
      wall: 'Desk',
      corner: 'At a corner',
      alt: 'Two rooms from above. Wrong: the door is open, the provider sits behind a desk, the client opposite. Right: the door is closed, both sit on chairs of one kind at the corner of a small table.',
      note: 'Set up both rooms with real chairs and let trainees sit in them. Ask what they notice in their shoulders and eyes.',
    },
    fr: {
      wall: 'Bureau',
      corner: 'En angle',
      alt: 'Deux salles vues d’en haut. À éviter : la porte est ouverte, la soignante est derrière un bureau, la cliente en face. À faire : la porte est fermée, les deux sont assises sur des chaises pareilles à l’angle d’une petite table.',
      note: 'Installez les deux salles avec de vraies chaises et faites asseoir les participants. Demandez ce que remarquent leurs épaules et leurs yeux.',
    },
    es: {
      wall: 'Escritorio',
      corner: 'En esquina',
      alt: 'Dos salas vistas desde arriba. Evitar: la puerta está abierta, la proveedora está detrás de un escritorio, la clienta enfrente. Hacer: la puerta está cerrada, las dos están en sillas iguales en la esquina de una mesa pequeña.',
      note: 'Monte las dos salas con sillas de verdad y pida que se sienten. Pregunte qué notan en los hombros y en la mirada.',
    },
  },
  draw: ({ wall, corner }): Shape[] => [
    ...room(0, true),
    rect(24, 106, 130, 54, { fill: 'skinLight', radius: 6 }),
    seatedAbove({ x: 89, y: 72, rotate: 180, cloth: 'white' }),
    seatedAbove({ x: 89, y: 196, rotate: 0, cloth: 'terracotta' }),
    ...cross(22, 296, 30),
    text(wall, 44, 304, { size: 24 }),
    ...room(202, false),
    rect(232, 130, 56, 56, { fill: 'skinLight', radius: 28 }),
    seatedAbove({ x: 262, y: 92, rotate: 160, cloth: 'white' }),
    seatedAbove({ x: 326, y: 164, rotate: 290, cloth: 'terracotta' }),
    ...tick(224, 296, 30),
    text(corner, 246, 304, { size: 24 }),
  ],
})

function room(x: number, isOpen: boolean): Shape[] {
  return [
    rect(x + 2, 2, WIDTH - 4, HEIGHT - 4, { fill: 'sand', stroke: 'ink', width: 5 }),
    path(`M${x + 60} ${HEIGHT - 2}h56`, { stroke: 'paper', width: 8 }),
    isOpen
      ? path(`M${x + 60} ${HEIGHT - 2}l34 -44`, { stroke: 'terracotta', width: 5 })
      : path(`M${x + 60} ${HEIGHT - 2}h56`, { stroke: 'leaf', width: 6 }),
  ]
}
