import { diagram } from '../../diagram.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Days of condoms after a miscarriage or an abortion: starter/figures/postpartum-family-planning.md, row "Backup after abortion". */
const DAYS = [0, 7, 2, 0]
const [HEAD, ROW, RIGHT, STEP] = [62, 68, 440, 56] as const

/** Does she need a backup? */
export const lossBackup = diagram({
  id: 'loss-backup',
  width: 'full',
  height: HEAD + DAYS.length * ROW,
  texts: {
    en: {
      head: ['She begins', 'Condoms, days'],
      rows: [
        'Within 7 days: any hormonal method',
        'Later: combined pills, injectable, implant, LNG-IUD',
        'Later: progestin-only pills',
        'Copper IUD, any day',
      ],
      none: 'None',
      alt: 'Condoms at the start. Any hormonal method within 7 days: none. Later: combined pills, injectable, implant and LNG-IUD 7 days; progestin-only pills 2 days. Copper IUD on any day: none.',
      note: 'Name a method and a day; the group shows the days of condoms with fingers.',
    },
    fr: {
      head: ['Elle commence', 'Préservatif, jours'],
      rows: [
        'Dans les 7 jours : toute méthode hormonale',
        'Après : pilule combinée, injectable, implant, DIU LNG',
        'Après : pilule progestative',
        'DIU au cuivre, tout jour',
      ],
      none: 'Aucun',
      alt: 'Préservatif au début. Toute méthode hormonale dans les 7 jours : aucun. Après : pilule combinée, injectable, implant et DIU au LNG, 7 jours ; pilule progestative, 2 jours. DIU au cuivre n’importe quel jour : aucun.',
      note: 'Nommez une méthode et un jour ; le groupe montre les jours de préservatif avec les doigts.',
    },
    es: {
      head: ['Empieza', 'Condón, días'],
      rows: [
        'En los 7 días: todo método hormonal',
        'Después: píldora combinada, inyectable, implante, DIU LNG',
        'Después: píldora de progestina',
        'DIU de cobre, cualquier día',
      ],
      none: 'Ninguno',
      alt: 'Condón al comienzo. Todo método hormonal en los 7 días: ninguno. Después: píldora combinada, inyectable, implante y DIU de LNG, 7 días; píldora de progestina, 2 días. DIU de cobre cualquier día: ninguno.',
      note: 'Diga un método y un día; el grupo muestra con los dedos los días de condón.',
    },
  },
  draw: ({ head: [begins = '', condoms = ''], rows, none }): Shape[] => [
    text(begins, 0, 44, { bold: true, paint: 'indigo' }),
    methodSign('condom', { x: RIGHT, y: 0, scale: 0.56 }),
    text(condoms, RIGHT + 68, 44, { bold: true, paint: 'indigo' }),
    ...rows.flatMap((label, index): Shape[] => {
      const [y, days] = [HEAD + index * ROW, DAYS[index] ?? 0]
      return [
        line([0, y], [836, y], { stroke: index === 0 ? 'indigo' : 'line', width: index === 0 ? 2.5 : 1.5 }),
        ...textBox(label, 0, y + ROW / 2, RIGHT - 14, { middle: true }).shapes,
        ...(days === 0 ? nothing(none, y + ROW / 2) : squares(days, y + ROW / 2)),
      ]
    }),
  ],
})

function nothing(word: string, y: number): Shape[] {
  return [...tick(RIGHT + 20, y, 38), text(word, RIGHT + 52, y + 9, { bold: true })]
}

function squares(days: number, y: number): Shape[] {
  return Array.from({ length: days }, (_, index) => RIGHT + index * STEP).flatMap((x, index): Shape[] => [
    rect(x, y - 25, 50, 50, { fill: 'marigold', stroke: 'ink', width: 2, radius: 6 }),
    text(`${index + 1}`, x + 25, y + 9, { bold: true, anchor: 'middle' }),
  ])
}
