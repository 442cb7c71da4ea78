import { diagram } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { bust } from '../../kit/people.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

/** The gain for a country rests on schools, jobs and fair chances. */
export const fairChances = diagram({
  id: 'fair-chances',
  width: 'half',
  height: 336,
  texts: {
    en: {
      gain: 'More workers for each child',
      pillars: ['Schools', 'Jobs', 'Fair chances'],
      alt: 'A beam with three adults and a child: more workers for each child. It rests on three pillars: schools, jobs, fair chances.',
      note: 'Cover one pillar with your hand and ask: does the beam still hold?',
    },
    fr: {
      gain: 'Plus de travailleurs par enfant',
      pillars: ['Écoles', 'Emplois', 'Chances égales'],
      alt: 'Une poutre avec trois adultes et un enfant : plus de travailleurs par enfant. Elle repose sur trois piliers : écoles, emplois, chances égales.',
      note: 'Cachez un pilier avec la main et demandez : la poutre tient-elle encore ?',
    },
    es: {
      gain: 'Más trabajadores por niño',
      pillars: ['Escuelas', 'Empleos', 'Trato justo'],
      alt: 'Una viga con tres adultos y un niño: más trabajadores por niño. Descansa en tres pilares: escuelas, empleos, trato justo.',
      note: 'Tape un pilar con la mano y pregunte: ¿sigue firme la viga?',
    },
  },
  draw: ({ gain, pillars }): Shape[] => [
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: 30, y: 0, scale: 0.56 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'leaf' }, { x: 118, y: 0, scale: 0.56 }),
    bust({ skin: 'skinDeep', head: 'cap', headPaint: 'marigold', cloth: 'terracotta' }, { x: 206, y: 0, scale: 0.56 }),
    bust({ skin: 'skinDark', head: 'bun', cloth: 'marigold' }, { x: 292, y: 29, scale: 0.4 }),
    ...box(gain, [0, 101], [380, 58], { fill: 'indigo', ink: 'white', bold: true, radius: 4 }),
    ...pillars.flatMap((words, index) => [
      rect(index * 130 + 1, 162, 118, 150, { fill: 'sand', stroke: 'ink', width: 3 }),
      ...textBox(words, index * 130 + 60, 237, 116, { bold: true, anchor: 'middle', middle: true }).shapes,
    ]),
    rect(0, 314, 380, 14, { fill: 'skinDark' }),
  ],
})
