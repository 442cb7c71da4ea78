import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/objects.ts'
import { circle, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textWidth } from '../../kit/text.ts'
import { CYCLE, DAYS, FERTILE, isFertile } from './rules.ts'
import { warning } from './warning.ts'

const [LEFT, COLUMN, RADIUS] = [66, 59, 25] as const

/** A row of 32 days to mark: a cycle on a client's page. */
export const myDays = diagram({
  id: 'my-days',
  width: 'full',
  height: 268,
  texts: {
    en: {
      first: 'Day 1 was on:',
      sum: 'Days in this cycle:',
      alt: 'A cycle to mark: 32 large circles. Day 1: bleeding begins. Days 8 to 19, in a darker band with a warning sign: fertile. Days 27 to 32, dashed: bleeding may come. A line for the date of day 1 and one for the number of days.',
      note: 'Let each user mark today on the page, and say aloud whether it is a fertile day.',
    },
    fr: {
      first: 'Jour 1 le :',
      sum: 'Jours de ce cycle :',
      alt: 'Un cycle à cocher : 32 grands cercles. Jour 1 : début des règles. Jours 8 à 19, sur une bande plus sombre avec un signe d’alerte : féconds. Jours 27 à 32, en pointillé : les règles peuvent venir. Une ligne pour la date du jour 1 et une pour le nombre de jours.',
      note: 'Chaque utilisatrice coche aujourd’hui et dit à voix haute si c’est un jour fécond.',
    },
    es: {
      first: 'Día 1 fue el:',
      sum: 'Días de este ciclo:',
      alt: 'Un ciclo para marcar: 32 círculos grandes. Día 1: empieza el sangrado. Días 8 a 19, en una banda más oscura con una señal de aviso: fértiles. Días 27 a 32, con puntos: puede llegar el sangrado. Una línea para la fecha del día 1 y otra para el número de días.',
      note: 'Cada usuaria marca el día de hoy y dice en voz alta si es un día fértil.',
    },
  },
  draw: ({ first, sum }) => [
    ...field(first, 0, 400),
    ...field(sum, 440, 836),
    rect(0, 122, 836, 70, { fill: 'marigoldPale', stroke: 'ink', width: 2.5, radius: 12 }),
    drop(28, 102, 42, 'terracotta'),
    ...warning(28, 158),
    ...DAYS.flatMap(day),
  ],
})

function field(words: string, x: number, end: number): Shape[] {
  return [
    text(words, x, 32, { bold: true }),
    line([x + textWidth(words, { bold: true }) + 10, 36], [end, 36], { stroke: 'ink', width: 2 }),
  ]
}

function day(number: number): Shape[] {
  const [rowStart, row] =
    number < FERTILE.first ? [1, 0] : isFertile(number) ? [FERTILE.first, 1] : [FERTILE.last + 1, 2]
  const [x, y] = [LEFT + (number - rowStart + 0.5) * COLUMN, 84 + row * 73]
  const isLate = number > CYCLE.shortest
  return [
    circle(x, y, RADIUS, {
      fill: 'white',
      stroke: isLate ? 'inkSoft' : 'ink',
      width: isFertile(number) ? 4 : 2.5,
      ...(isLate ? { dash: [6, 6] } : {}),
    }),
    text(`${number}`, x, y + 8.5, { anchor: 'middle', bold: isFertile(number), paint: isLate ? 'inkSoft' : 'ink' }),
  ]
}
