import { diagram } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { bust } from '../../kit/people.ts'
import { arrow, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

/** The corridor between the HIV room and the family planning room. */
export const twoServices = diagram({
  id: 'two-services',
  width: 'full',
  height: 276,
  texts: {
    en: {
      hiv: 'HIV room: a tray of methods',
      planning: 'Family planning room: HIV tests, PrEP',
      walk: 'Someone walks with her, the same day',
      alt: 'Two rooms with a corridor between them. In the HIV room there is a tray of methods. In the family planning room there are HIV tests and PrEP. A provider walks with the client from one to the other, the same day.',
      note: 'Let each team draw its own corridor and mark where people are lost today.',
    },
    fr: {
      hiv: 'Salle VIH : un plateau de méthodes',
      planning: 'Salle de planification : tests du VIH, PrEP',
      walk: 'On l’accompagne, le même jour',
      alt: 'Deux salles et un couloir. Dans la salle VIH, un plateau de méthodes. Dans la salle de planification, des tests du VIH et la PrEP. Une soignante accompagne la cliente de l’une à l’autre, le même jour.',
      note: 'Chaque équipe dessine son couloir et marque où l’on perd des personnes aujourd’hui.',
    },
    es: {
      hiv: 'Sala de VIH: una bandeja de métodos',
      planning: 'Sala de planificación: pruebas de VIH, PrEP',
      walk: 'Alguien la acompaña, el mismo día',
      alt: 'Dos salas y un pasillo. En la sala de VIH hay una bandeja de métodos. En la sala de planificación hay pruebas de VIH y PrEP. Una proveedora acompaña a la clienta de una a otra, el mismo día.',
      note: 'Cada equipo dibuja su pasillo y marca dónde se pierden personas hoy.',
    },
  },
  draw: ({ hiv, planning, walk }): Shape[] => [
    rect(2, 2, 250, 272, { fill: 'sand', stroke: 'ink', width: 4 }),
    rect(584, 2, 250, 272, { fill: 'sand', stroke: 'ink', width: 4 }),
    path('M252 112v90M584 112v90', { stroke: 'paper', width: 7 }),
    ...textBox(hiv, 127, 16, 226, { bold: true, anchor: 'middle' }).shapes,
    ...textBox(planning, 709, 16, 236, { bold: true, anchor: 'middle' }).shapes,
    rect(24, 218, 206, 16, { fill: 'steel', radius: 6 }),
    methodSign('condom', { x: 30, y: 156, scale: 0.6 }),
    methodSign('pills', { x: 96, y: 156, scale: 0.6 }),
    methodSign('injection', { x: 162, y: 156, scale: 0.6 }),
    rect(606, 218, 206, 16, { fill: 'steel', radius: 6 }),
    rect(630, 150, 46, 68, { fill: 'white', stroke: 'ink', width: 3, radius: 8 }),
    path('M643 166v36M665 166v36', { stroke: 'terracotta', width: 5 }),
    rect(724, 166, 54, 52, { fill: 'water', stroke: 'ink', width: 3, radius: 8 }),
    rect(730, 154, 42, 14, { fill: 'white', stroke: 'ink', width: 3 }),
    ...textBox(walk, 418, 16, 300, { anchor: 'middle' }).shapes,
    bust({ skin: 'skin', head: 'wrap', cloth: 'indigo' }, { x: 312, y: 88, scale: 0.74 }),
    bust({ skin: 'skinDark', head: 'short', cloth: 'leaf', isProvider: true }, { x: 414, y: 88, scale: 0.74 }),
    ...arrow([296, 250], [548, 250], { paint: 'leaf', width: 8 }),
  ],
})
