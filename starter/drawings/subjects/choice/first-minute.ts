import { diagram } from '../../diagram.ts'
import { path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { door, type Seated, seated, smallTable } from './seated.ts'

const PROVIDER: Seated = { skin: 'skinDark', head: 'bun', cloth: 'white', faces: 'right' }
const CLIENT: Seated = { skin: 'skin', head: 'wrap', cloth: 'terracotta', faces: 'left' }
const COMPANION: Seated = { skin: 'skinDeep', head: 'short', cloth: 'marigold', faces: 'right' }
const FLOOR = 206

/** The room at the beginning of a visit. */
export const firstMinute = diagram({
  id: 'first-minute',
  width: 'half',
  height: 308,
  texts: {
    en: {
      door: 'Door closed',
      companion: 'The companion waits outside',
      alt: 'Provider and client sit at the same height at a small table. The door is closed. The companion sits on a chair outside the room and looks away.',
      note: 'Let trainees set up the room in sixty seconds, and say what they would tell the companion.',
    },
    fr: {
      door: 'Porte fermée',
      companion: 'L’accompagnant attend dehors',
      alt: 'Soignante et cliente sont assises à la même hauteur à une petite table. La porte est fermée. L’accompagnant est assis hors de la salle et regarde ailleurs.',
      note: 'Faites installer la salle en soixante secondes, et dire les mots pour l’accompagnant.',
    },
    es: {
      door: 'Puerta cerrada',
      companion: 'El acompañante espera afuera',
      alt: 'Proveedora y clienta están sentadas a la misma altura junto a una mesa pequeña. La puerta está cerrada. El acompañante está sentado afuera y mira a otro lado.',
      note: 'Pida que preparen la sala en sesenta segundos y digan qué le explicarían al acompañante.',
    },
  },
  draw: ({ door: closed, companion }): Shape[] => [
    rect(0, 0, 294, FLOOR, { fill: 'leafPale', radius: 8 }),
    rect(294, 0, 86, FLOOR, { fill: 'sand' }),
    path(`M0 ${FLOOR}H380`, { stroke: 'inkSoft', width: 5 }),
    seated(PROVIDER, { x: 4, y: 68, scale: 0.8 }),
    smallTable(86, FLOOR - 2),
    seated(CLIENT, { x: 132, y: 68, scale: 0.8 }),
    ...door(240, 100, false),
    path(`M294 0V${FLOOR}`, { stroke: 'ink', width: 7 }),
    seated(COMPANION, { x: 302, y: 82, scale: 0.72 }),
    text(closed, 264, 242, { bold: true, anchor: 'middle' }),
    path('M264 218V208', { stroke: 'ink', width: 3 }),
    ...textBox(companion, 378, 250, 376, { anchor: 'end' }).shapes,
  ],
})
