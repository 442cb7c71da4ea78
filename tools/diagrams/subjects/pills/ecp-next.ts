import { diagram, WIDTHS } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { circle, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Days of docs/figures/emergency-contraceptive-pills.md: start after each kind, then condoms for so long. */
const START = { levonorgestrel: 0, ulipristal: 6 } as const
const CONDOM_DAYS = 7
const LAST = 13
const LEFT = 196
const STEP = 45.6
const at = (day: number) => LEFT + day * STEP

/** From which day a hormonal method begins after each kind of emergency pill. */
export const ecpNext = diagram({
  id: 'ecp-next',
  width: 'full',
  height: 332,
  texts: {
    en: {
      rows: ['Levonorgestrel, combined', 'Ulipristal'],
      head: 'Day of the tablet = 0; the day after = 1',
      start: 'Start: pills, injection, implant',
      condoms: 'Condoms or no sex',
      pop: 'Progestin-only pills: condoms for 2 days after the start. Copper IUD: the same day.',
      alt: 'Days after the tablet. After levonorgestrel or combined pills a hormonal method starts at once, with condoms for 7 days. After ulipristal it starts on day 6, with condoms from the tablet until 7 days after the start. Progestin-only pills need condoms for 2 days after the start; the copper IUD starts the same day.',
      note: 'Give a date for the tablet. Pairs count the starting day and the last day of condoms on a calendar.',
    },
    fr: {
      rows: ['Lévonorgestrel, combinées', 'Ulipristal'],
      head: 'Jour du comprimé = 0 ; le lendemain = 1',
      start: 'Début : pilule, injection, implant',
      condoms: 'Préservatif ou pas de rapport',
      pop: 'Pilule progestative : préservatif 2 jours après le début. DIU au cuivre : le jour même.',
      alt: 'Jours après le comprimé. Après le lévonorgestrel ou les pilules combinées, la méthode hormonale commence aussitôt, avec préservatif 7 jours. Après l’ulipristal, elle commence au jour 6, avec préservatif du comprimé jusqu’à 7 jours après le début. Pilule progestative : préservatif 2 jours après le début ; DIU au cuivre : le jour même.',
      note: 'Donnez une date pour le comprimé. Les binômes comptent le jour de début et le dernier jour de préservatif.',
    },
    es: {
      rows: ['Levonorgestrel, combinadas', 'Ulipristal'],
      head: 'Día de la tableta = 0; el siguiente = 1',
      start: 'Inicio: píldora, inyección, implante',
      condoms: 'Condón o sin sexo',
      pop: 'Píldora de progestina: condón 2 días tras el inicio. DIU de cobre: el mismo día.',
      alt: 'Días después de la tableta. Tras levonorgestrel o combinadas, el método hormonal empieza enseguida, con condón 7 días. Tras ulipristal empieza el día 6, con condón desde la tableta hasta 7 días después del inicio. La píldora de progestina necesita condón 2 días tras el inicio; el DIU de cobre, el mismo día.',
      note: 'Dé una fecha para la tableta. Las parejas cuentan el día de inicio y el último día de condón en un calendario.',
    },
  },
  draw: ({ rows, head, start, condoms, pop }) => [
    text(head, LEFT, 24, { bold: true, paint: 'indigo' }),
    ...Array.from({ length: LAST }, (_, day) => text(`${day}`, at(day) + 20, 62, { bold: true, anchor: 'middle' })),
    ...row(rows[0] ?? '', 76, START.levonorgestrel),
    ...row(rows[1] ?? '', 154, START.ulipristal),
    circle(16, 244, 14, { fill: 'leaf', stroke: 'ink', width: 2 }),
    text(start, 42, 252),
    rect(468, 230, 32, 28, { fill: 'marigold', stroke: 'ink', width: 2, radius: 4 }),
    text(condoms, 512, 252),
    ...textBox(pop, 0, 270, WIDTHS.full, { bold: true }).shapes,
  ],
})

function row(name: string, y: number, start: number): Shape[] {
  const until = start + CONDOM_DAYS
  return [
    ...textBox(name, 0, y + 32, LEFT - 10, { bold: true, middle: true }).shapes,
    ...Array.from({ length: LAST }, (_, day) =>
      rect(at(day), y, 41, 62, {
        fill: day < until ? 'marigold' : 'leafPale',
        stroke: 'ink',
        width: 2,
        radius: 6,
      }),
    ),
    circle(at(start) + 20.5, y + 31, 15, { fill: 'leaf', stroke: 'ink', width: 2 }),
    line([at(until) - 2, y - 4], [at(until) - 2, y + 66], { stroke: 'ink', width: 4 }),
  ]
}

/** Weekdays from the tablet to the start, for ulipristal. */
export const ecpDaySix = diagram({
  id: 'ecp-day-six',
  width: 'full',
  height: 262,
  texts: {
    en: {
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      tablet: 'Ulipristal',
      start: 'Day 6: method starts',
      alt: 'Ulipristal on Monday is day 0. Tuesday is day 1, and so on. Sunday is day 6: the method starts.',
      note: 'Repeat with another weekday: ulipristal on Friday, start on Thursday.',
    },
    fr: {
      days: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
      tablet: 'Ulipristal',
      start: 'Jour 6 : début',
      alt: 'Ulipristal le lundi : jour 0. Mardi est le jour 1, et ainsi de suite. Dimanche est le jour 6 : la méthode commence.',
      note: 'Recommencez avec un autre jour : ulipristal le vendredi, début le jeudi.',
    },
    es: {
      days: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
      tablet: 'Ulipristal',
      start: 'Día 6: inicio',
      alt: 'Ulipristal el lunes: día 0. El martes es el día 1, y así sigue. El domingo es el día 6: empieza el método.',
      note: 'Repita con otro día: ulipristal el viernes, inicio el jueves.',
    },
  },
  draw: ({ days, tablet, start }) => [
    ...days.flatMap((day, index): Shape[] => {
      const x = 3 + index * 119.5
      const isStart = index === START.ulipristal
      return [
        rect(x, 46, 110, 116, {
          fill: isStart ? 'leafPale' : 'white',
          stroke: isStart ? 'leaf' : 'ink',
          width: isStart ? 6 : 2.5,
          radius: 10,
        }),
        text(day, x + 55, 80, { anchor: 'middle' }),
        text(`${index}`, x + 55, 138, { bold: true, size: 46, anchor: 'middle', paint: isStart ? 'leaf' : 'ink' }),
      ]
    }),
    ...Array.from({ length: 7 }, (_, index) =>
      methodSign('condom', { x: 3 + index * 119.5 + 28, y: 170, scale: 0.54 }),
    ),
    methodSign('emergency', { x: 0, y: 0, scale: 0.44 }),
    text(tablet, 54, 30, { bold: true, paint: 'terracotta' }),
    text(start, WIDTHS.full, 254, { bold: true, paint: 'leaf', anchor: 'end' }),
  ],
})
