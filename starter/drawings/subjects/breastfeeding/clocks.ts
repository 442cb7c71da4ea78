import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { moon, sun } from '../../kit/objects.ts'
import type { Paint } from '../../kit/palette.ts'
import { circle, line, type Point, path, pointAt, ringSlice, round, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Hours of feeds from midnight; made-up days with the numbers of the handout on feeding patterns. */
const DAYS = [
  { breast: [1, 4, 6, 8, 10, 12, 14, 16.5, 18.5, 20.5, 22.5], other: [] },
  { breast: [1, 4.5, 6.5, 8.5, 12, 14, 16, 18, 20.5, 22.5], other: [10, 19] },
  { breast: [4, 7, 9, 13, 15, 18.5, 21, 23], other: [8, 11, 16.5, 19.7] },
] as const

/** Three days and nights: fully, nearly fully, partly. */
export const feedingClocks = diagram({
  id: 'feeding-clocks',
  width: 'full',
  height: 294,
  texts: {
    en: {
      labels: ['Fully', 'Nearly fully', 'Partly: not LAM'],
      alt: 'Three clocks of 24 hours, night at the top. A line is a breastfeed, a filled circle is anything else. Fully: 11 lines. Nearly fully: 10 lines, 2 circles. Partly: 8 lines and 4 circles, which does not count for LAM.',
      note: 'Midnight is at the top, noon below. Count lines and circles together before you show the names.',
    },
    fr: {
      labels: ['Exclusif', 'Presque exclusif', 'Partiel : pas la MAMA'],
      alt: 'Trois horloges de 24 heures, la nuit en haut. Un trait est une tétée, un rond plein est autre chose. Exclusif : 11 traits. Presque exclusif : 10 traits, 2 ronds. Partiel : 8 traits et 4 ronds, ce qui ne compte pas pour la MAMA.',
      note: 'Minuit est en haut, midi en bas. Comptez traits et ronds ensemble avant de montrer les noms.',
    },
    es: {
      labels: ['Completa', 'Casi completa', 'Parcial: no es MELA'],
      alt: 'Tres relojes de 24 horas, la noche arriba. Una línea es una toma de pecho, un círculo lleno es otra cosa. Completa: 11 líneas. Casi completa: 10 líneas, 2 círculos. Parcial: 8 líneas y 4 círculos, que no cuenta para la MELA.',
      note: 'La medianoche está arriba, el mediodía abajo. Cuenten juntos líneas y círculos antes de mostrar los nombres.',
    },
  },
  draw: ({ labels }) =>
    DAYS.flatMap((day, index) => {
      const x = 139 + index * 279
      return [
        ...dayClock([x, 128], 100, day.breast, day.other),
        ...hourNumbers([x, 128], 100),
        ...(index < 2 ? tick(x + 96, 38, 40) : cross(x + 96, 38, 36)),
        text(labels[index] ?? '', x, 284, { anchor: 'middle', bold: true, paint: index < 2 ? 'leaf' : 'terracotta' }),
      ]
    }),
})

/** A clock of 24 hours with midnight at the top: lines are breastfeeds, circles anything else. */
export function dayClock(centre: Point, radius: number, breast: readonly number[], other: readonly number[]): Shape[] {
  const angle = (hour: number) => (hour / 24) * 360
  return [
    circle(centre[0], centre[1], radius, { fill: 'marigoldPale', stroke: 'ink', width: 3 }),
    ringSlice(centre, [0.5, radius - 1.5], [-90, 90], { fill: 'indigo' }),
    circle(centre[0], centre[1], radius * 0.42, { fill: 'white' }),
    ...breast.map((hour) => {
      const isNight = hour < 6 || hour >= 18
      return line(pointAt(centre, radius * 0.54, angle(hour)), pointAt(centre, radius * 0.9, angle(hour)), {
        stroke: isNight ? 'white' : 'ink',
        width: 8,
      })
    }),
    ...other.map((hour) => {
      const [x, y] = pointAt(centre, radius * 0.72, angle(hour))
      return circle(x, y, 13, { fill: 'terracotta', stroke: 'white', width: 4 })
    }),
    moon(centre[0] - 2, centre[1] - 20, 34),
    ...sun(centre[0], centre[1] + 24, 10),
  ]
}

/** The hours at the quarters of a clock of 24 hours. */
export function hourNumbers([x, y]: Point, radius: number): Shape[] {
  return [
    text('24', x, y - radius - 6, { anchor: 'middle' }),
    text('6', x + radius + 7, y + 9),
    text('12', x, y + radius + 24, { anchor: 'middle' }),
    text('18', x - radius - 7, y + 9, { anchor: 'end' }),
  ]
}

/** A rhythm that protects. */
export const feedingRhythm = diagram({
  id: 'feeding-rhythm',
  width: 'half',
  height: 340,
  texts: {
    en: {
      night: 'Night: 6 hours at most between two feeds',
      day: 'Day: 4 hours at most between two feeds',
      alt: 'A clock of 24 hours with nine breastfeeds, by day and by night. Two arcs show the longest gaps: 6 hours by night, 4 hours by day.',
      note: 'Cover the two arcs and let the group find the longest gaps, by night and by day.',
    },
    fr: {
      night: 'Nuit\u00a0: 6 heures au plus entre deux tétées',
      day: 'Jour\u00a0: 4 heures au plus entre deux tétées',
      alt: 'Une horloge de 24 heures avec neuf tétées, le jour et la nuit. Deux arcs montrent les plus longs écarts : 6 heures la nuit, 4 heures le jour.',
      note: 'Cachez les deux arcs et faites trouver le plus long écart, la nuit et le jour.',
    },
    es: {
      night: 'Noche: 6 horas como máximo entre tomas',
      day: 'Día: 4 horas como máximo entre tomas',
      alt: 'Un reloj de 24 horas con nueve tomas, de día y de noche. Dos arcos muestran los intervalos más largos: 6 horas de noche, 4 de día.',
      note: 'Tape los dos arcos y que el grupo busque el intervalo más largo, de noche y de día.',
    },
  },
  draw: ({ night, day }) => [
    ...textBox(night, 190, 0, 380, { anchor: 'middle', bold: true, paint: 'indigo' }).shapes,
    ...dayClock([190, 170], 82, [5, 7, 9, 11, 15, 17, 19, 21, 23], []),
    ...gap([190, 170], 82, [23, 29], 'white', '6 h'),
    ...gap([190, 170], 82, [11, 15], 'terracotta', '4 h'),
    ...hourNumbers([190, 170], 82),
    ...textBox(day, 190, 283, 380, { anchor: 'middle', bold: true, paint: 'terracotta' }).shapes,
  ],
})

/** An arc along the edge, from one feed to the next, with its hours. */
function gap(centre: Point, radius: number, [from, to]: [number, number], paint: Paint, hours: string): Shape[] {
  const at = (hour: number, share: number) => pointAt(centre, radius * share, hour * 15)
  const edge = round(radius * 0.9)
  const [x, y] = at((from + to) / 2, 0.67)
  return [
    path(`M${at(from, 0.9).map(round).join(' ')}A${edge} ${edge} 0 0 1 ${at(to, 0.9).map(round).join(' ')}`, {
      stroke: paint,
      width: 6,
    }),
    text(hours, x, y + 9, { anchor: 'middle', bold: true, paint }),
  ]
}
