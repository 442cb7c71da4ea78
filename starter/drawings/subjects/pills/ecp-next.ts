import { diagram, WIDTHS } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { arrow, circle, line, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

/** Days of starter/figures/emergency-contraceptive-pills.md: start after each kind, then condoms for so long. */
const START = { levonorgestrel: 0, ulipristal: 6 } as const
const CONDOM_DAYS = { combined: 7, progestinOnly: 2 } as const
const LAST = 15
/** Two figures need the room of two squares. */
const NUMBERED = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14] as const
/** Left edge of the days. */
const LEFT = 408
const STEP = 28.5
const SQUARE = 26
const at = (day: number) => LEFT + day * STEP
/** One row of days with the words of its methods; below the name of each kind of pill, three rows. */
const ROW = { height: 31, step: 34, head: 30, top: 62, block: 137 } as const

/** From which day each method begins after each kind of emergency pill. */
export const ecpNext = diagram({
  id: 'ecp-next',
  width: 'full',
  height: 338,
  texts: {
    en: {
      kinds: ['After levonorgestrel or combined', 'After ulipristal'],
      methods: ['Combined pills, injection, implant', 'Progestin-only pills', 'Copper IUD'],
      head: 'Day (tablet = 0)',
      start: 'Method starts',
      condoms: 'Condoms or no sex',
      alt: 'Days after the tablet. After levonorgestrel or combined pills: combined pills, injection and implant start at once, with condoms for 7 days; progestin-only pills at once, with condoms for 2 days; copper IUD the same day, no condoms needed. After ulipristal: combined pills, injection, implant on day 6, with condoms from the tablet until 7 days after the start; progestin-only pills on day 6, with condoms until 2 days after the start; copper IUD the same day.',
      note: 'Give a date for the tablet; pairs count the starting day and the last day of condoms on a calendar.',
    },
    fr: {
      kinds: ['Après lévonorgestrel ou combinées', 'Après ulipristal'],
      methods: ['Pilule combinée, injection, implant', 'Pilule progestative', 'DIU au cuivre'],
      head: 'Jour (comprimé = 0)',
      start: 'La méthode commence',
      condoms: 'Préservatif ou pas de rapport',
      alt: 'Jours après le comprimé. Après le lévonorgestrel ou les pilules combinées : pilule combinée, injection et implant aussitôt, avec préservatif 7 jours ; pilule progestative aussitôt, avec préservatif 2 jours ; DIU au cuivre le jour même, sans préservatif. Après l’ulipristal : pilule combinée, injection, implant au jour 6, avec préservatif du comprimé jusqu’à 7 jours après le début ; pilule progestative au jour 6, préservatif jusqu’à 2 jours après ; DIU au cuivre le jour même.',
      note: 'Donnez une date pour le comprimé ; les binômes comptent le jour de début et le dernier jour de préservatif.',
    },
    es: {
      kinds: ['Tras levonorgestrel o combinadas', 'Tras ulipristal'],
      methods: ['Combinadas, inyección, implante', 'Progestina sola', 'DIU de cobre'],
      head: 'Día (tableta = 0)',
      start: 'Empieza el método',
      condoms: 'Condón o sin sexo',
      alt: 'Días después de la tableta. Tras levonorgestrel o combinadas: combinadas, inyección e implante enseguida, con condón 7 días; progestina sola enseguida, con condón 2 días; DIU de cobre el mismo día, sin condón. Tras ulipristal: combinadas, inyección, implante el día 6, con condón desde la tableta hasta 7 días después del inicio; progestina sola el día 6, condón hasta 2 días después; DIU de cobre el mismo día.',
      note: 'Dé una fecha para la tableta; las parejas cuentan el día de inicio y el último día de condón.',
    },
  },
  draw: ({ kinds, methods, head, start, condoms }) => [
    circle(16, 16, 12, { fill: 'leaf', stroke: 'ink', width: 2 }),
    text(start, 38, 25),
    rect(LEFT, 2, 36, 28, { fill: 'marigold', stroke: 'ink', width: 2, radius: 4 }),
    text(condoms, LEFT + 46, 25),
    text(head, 0, 56, { bold: true, paint: 'indigo' }),
    ...NUMBERED.map((day) => text(`${day}`, at(day) + SQUARE / 2, 56, { bold: true, anchor: 'middle' })),
    ...kind(kinds[0] ?? '', methods, ROW.top, START.levonorgestrel),
    ...kind(kinds[1] ?? '', methods, ROW.top + ROW.block, START.ulipristal),
    line([0, ROW.top + ROW.block - 2], [WIDTHS.full, ROW.top + ROW.block - 2], { stroke: 'ink', width: 2.5 }),
  ],
})

/** The methods after one kind of pill. @param y of the top of its name */
function kind(name: string, methods: string[], y: number, start: number): Shape[] {
  const days = [
    [start, start + CONDOM_DAYS.combined],
    [start, start + CONDOM_DAYS.progestinOnly],
    [START.levonorgestrel, START.levonorgestrel],
  ]
  return [
    text(name, 0, y + 24, { bold: true }),
    ...days.flatMap(([from = 0, until = 0], index) => {
      const top = y + ROW.head + index * ROW.step
      return [text(methods[index] ?? '', 22, top + 25), ...dayRow(top, from, until)]
    }),
  ]
}

/** @param until the first day without condoms */
function dayRow(y: number, start: number, until: number): Shape[] {
  return [
    ...Array.from({ length: LAST }, (_, day) =>
      rect(at(day), y, SQUARE, ROW.height, {
        fill: day < until ? 'marigold' : 'leafPale',
        stroke: 'ink',
        width: 2,
        radius: 5,
      }),
    ),
    circle(at(start) + SQUARE / 2, y + ROW.height / 2, 11, { fill: 'leaf', stroke: 'ink', width: 2 }),
  ]
}

/** Weekdays from the tablet to the start, for ulipristal. */
export const ecpDaySix = diagram({
  id: 'ecp-day-six',
  width: 'full',
  height: 236,
  texts: {
    en: {
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      tablet: 'Ulipristal',
      start: 'Day 6: method starts',
      more: '7 days, to Sat',
      alt: 'Ulipristal on Monday is day 0. Tuesday is day 1, and so on. Sunday is day 6: the method starts. Condoms from the tablet until 7 days after the start: from Sunday to Saturday.',
      note: 'Repeat with another weekday: ulipristal on Friday, start on Thursday.',
    },
    fr: {
      days: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
      tablet: 'Ulipristal',
      start: 'Jour 6 : début',
      more: '7 jours, à sam',
      alt: 'Ulipristal le lundi : jour 0. Mardi est le jour 1, et ainsi de suite. Dimanche est le jour 6 : la méthode commence. Préservatif dès le comprimé et 7 jours à partir du début : de dimanche à samedi.',
      note: 'Recommencez avec un autre jour : ulipristal le vendredi, début le jeudi.',
    },
    es: {
      days: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
      tablet: 'Ulipristal',
      start: 'Día 6: inicio',
      more: '7 días, a sáb',
      alt: 'Ulipristal el lunes: día 0. El martes es el día 1, y así sigue. El domingo es el día 6: empieza el método. Condón desde la tableta y 7 días desde el inicio: de domingo a sábado.',
      note: 'Repita con otro día: ulipristal el viernes, inicio el jueves.',
    },
  },
  draw: ({ days, tablet, start, more }) => [
    ...days.flatMap((day, index): Shape[] => {
      const x = dayLeft(index)
      const isStart = index === START.ulipristal
      return [
        rect(x, 46, DAY.width, 116, {
          fill: isStart ? 'leafPale' : 'white',
          stroke: isStart ? 'leaf' : 'ink',
          width: isStart ? 6 : 2.5,
          radius: 10,
        }),
        text(day, x + DAY.width / 2, 80, { anchor: 'middle' }),
        text(`${index}`, x + DAY.width / 2, 138, {
          bold: true,
          size: 46,
          anchor: 'middle',
          paint: isStart ? 'leaf' : 'ink',
        }),
      ]
    }),
    ...arrow([dayLeft(7), 104], [WIDTHS.full - 4, 104], { paint: 'leaf', width: 8 }),
    rect(dayLeft(6), 168, WIDTHS.full - dayLeft(6), 66, { fill: 'marigoldPale', radius: 10 }),
    ...Array.from({ length: 7 }, (_, index) => methodSign('condom', { x: dayLeft(index) + 18, y: 172, scale: 0.58 })),
    text(more, dayLeft(7), 210, { bold: true }),
    methodSign('emergency', { x: 0, y: 0, scale: 0.44 }),
    text(tablet, 54, 30, { bold: true, paint: 'terracotta' }),
    text(start, dayLeft(6) + DAY.width, 30, { bold: true, paint: 'leaf', anchor: 'end' }),
  ],
})

const DAY = { width: 86, step: 94 } as const

function dayLeft(day: number): number {
  return 3 + day * DAY.step
}
