import { calendar } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { arrow, type Point, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { bead, marker, thread } from './beads.ts'
import { DARKER_BEAD, DAYS, isFertile } from './rules.ts'

const isBrown = (day: number) => day > 1 && !isFertile(day) && day !== DARKER_BEAD
/** All beads, sorted by colour: red, brown, the darker one, white. */
const SORTED = [1, ...DAYS.filter(isBrown), DARKER_BEAD, ...DAYS.filter(isFertile)]

/** The beads of a string in rows of eight. */
function pieces(): Shape[] {
  return SORTED.flatMap((day, index) => bead(day, 3.5 + (index % 8) * 13.3, 20 + Math.floor(index / 8) * 20, 6))
}

function threading(): Shape[] {
  const points = [0, 1, 2, 3, 4].map((index): Point => [8 + index * 21, 50 + 16 * Math.sin(index)])
  return [thread(points), ...points.flatMap(([x, y], index) => bead(index + 5, x, y, 11))]
}

function exchange(): Shape[] {
  return [
    bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf' }, { x: -10, y: 30, scale: 0.38 }),
    bust({ skin: 'skin', head: 'cap', headPaint: 'indigo', cloth: 'marigold' }, { x: 54, y: 30, scale: 0.38 }),
    ...arrow([32, 22], [68, 22], { width: 4, bend: 8 }),
    ...arrow([68, 40], [32, 40], { width: 4, bend: 8 }),
  ]
}

function whichBead(): Shape[] {
  return [
    ...calendar(28, 34, 52),
    ...marker(50, 82, 11),
    text('?', 76, 56, { size: 56, bold: true, paint: 'terracotta', anchor: 'middle' }),
  ]
}

/** Making a string of beads in pairs. */
export const famMakeString = tilesDiagram('fam-make-string', [pieces, threading, exchange, whichBead], {
  en: {
    words: ['32 pieces', 'Count aloud', 'Exchange', 'Which bead?'],
    alt: 'Four pictures: beads in three colours and one darker bead; beads on a thread; two trainees exchange their strings; a calendar, the ring and a question mark.',
    note: 'Pairs who finish early check the darker bead: it is the bead of day 27.',
  },
  fr: {
    words: ['32 pièces', 'Compter haut', 'Échanger', 'Quelle perle ?'],
    alt: 'Quatre images : des perles de trois couleurs et une plus foncée ; des perles sur un fil ; deux participants échangent leurs colliers ; un calendrier, l’anneau et un point d’interrogation.',
    note: 'Les binômes rapides vérifient la perle foncée : celle du jour 27.',
  },
  es: {
    words: ['32 piezas', 'Contar en voz', 'Intercambiar', '¿Qué cuenta?'],
    alt: 'Cuatro imágenes: cuentas de tres colores y una más oscura; cuentas en un hilo; dos participantes intercambian sus collares; un calendario, el anillo y un signo de pregunta.',
    note: 'Las parejas rápidas revisan la cuenta oscura: es la del día 27.',
  },
})
