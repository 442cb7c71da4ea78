import { diagram } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { drop } from '../../kit/objects.ts'
import { circle, line, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const figures = readFigures('fertility-again.md')
const EARLY = figureOf(figures, 'Loss in months 1 to 3', 0)
const LATE = figureOf(figures, 'Loss in months 4 to 6', 0)
/** WHO: as early as 8 to 10 days after the loss. */
const FIRST_EGG = figureOf(figures, 'First egg after a loss', 0)
const EGG_DAYS = 2
const [START, DAY, END] = [26, 22, 836] as const
const [TOP, ROW, BOTTOM] = [96, 96, 286] as const

/** Where a day after the loss stands. */
function at(day: number): number {
  return START + day * DAY
}

/** How soon an egg may leave, and a woman may be fertile, after a miscarriage or an abortion. */
export const lossFertile = diagram({
  id: 'loss-fertile',
  width: 'full',
  height: 330,
  texts: {
    en: {
      event: 'The loss',
      egg: '8 to 10 days: an egg may already leave',
      weeks: 'weeks',
      rows: ['Miscarriage or abortion in months 1 to 3', 'Miscarriage or abortion in months 4 to 6'],
      fertile: 'may be fertile',
      period: 'The next period comes only after the egg',
      alt: 'A line of weeks that begins on the day of a miscarriage or an abortion. An egg may leave as early as 8 to 10 days later. After a loss in months 1 to 3 she may be fertile within 2 weeks, in months 4 to 6 within 4 weeks. The next period comes only after the egg.',
      note: 'Say that these times are for a miscarriage or an abortion, not for a birth. Then peg the days on the rope.',
    },
    fr: {
      event: 'La perte',
      egg: '8 à 10 jours : un ovule peut déjà partir',
      weeks: 'semaines',
      rows: ['Avortement spontané ou provoqué, 1er trimestre', 'Avortement spontané ou provoqué, 2e trimestre'],
      fertile: 'fertile',
      period: 'Les règles ne viennent qu’après l’ovule',
      alt: 'Une ligne de semaines qui commence le jour d’un avortement spontané ou provoqué. Un ovule peut partir dès 8 à 10 jours. Après une perte au 1er trimestre, elle peut être fertile en moins de 2 semaines, au 2e trimestre en moins de 4 semaines. Les règles ne viennent qu’après l’ovule.',
      note: 'Dites que ces délais valent après un avortement, non après une naissance. Puis accrochez les jours à la corde.',
    },
    es: {
      event: 'La pérdida',
      egg: '8 a 10 días: ya puede salir un óvulo',
      weeks: 'semanas',
      rows: ['Pérdida o aborto en los meses 1 a 3', 'Pérdida o aborto en los meses 4 a 6'],
      fertile: 'fértil',
      period: 'La regla llega solo después del óvulo',
      alt: 'Una línea de semanas que empieza el día de una pérdida o un aborto. Un óvulo puede salir ya a los 8 a 10 días. Tras una pérdida en los meses 1 a 3 puede ser fértil antes de 2 semanas; en los meses 4 a 6, antes de 4 semanas. La regla llega solo después del óvulo.',
      note: 'Diga que estos plazos son para una pérdida o un aborto, no para un parto. Luego cuelgue los días en la cuerda.',
    },
  },
  draw: ({ event, egg, weeks, rows, fertile, period }): Shape[] => [
    rect(at(FIRST_EGG), 40, EGG_DAYS * DAY, BOTTOM - 40, { fill: 'marigoldPale' }),
    circle(at(FIRST_EGG + EGG_DAYS / 2), 20, 17, { fill: 'marigold', stroke: 'terracotta', width: 3.5 }),
    text(egg, at(FIRST_EGG + EGG_DAYS) + 6, 28, { bold: true }),
    ...axis(event, weeks),
    ...rows.flatMap((label, index) => possible(label, fertile, (index === 0 ? EARLY : LATE) * 7, TOP + index * ROW)),
    drop(START + 2, BOTTOM + 40, 34, 'blood'),
    text(period, START + 24, BOTTOM + 34, { bold: true }),
  ],
})

/** The day of the loss, and the ends of the two times. */
function axis(event: string, weeks: string): Shape[] {
  const look = { bold: true, paint: 'indigo' } as const
  return [
    ...[0, EARLY * 7, LATE * 7].map((day) => line([at(day), 80], [at(day), BOTTOM], { stroke: 'steel', width: 2.5 })),
    text(event, 0, 72, look),
    ...[EARLY, LATE].map((count) => text(`${count} ${weeks}`, at(count * 7), 72, { ...look, anchor: 'middle' })),
  ]
}

/** A dashed bar from the first egg until the time by which she may be fertile, then a full one. */
function possible(label: string, fertile: string, day: number, y: number): Shape[] {
  return [
    text(label, START + 8, y + 22),
    rect(at(FIRST_EGG), y + 34, at(day) - at(FIRST_EGG), 48, {
      fill: 'terracottaPale',
      stroke: 'terracotta',
      width: 2.5,
      dash: [7, 6],
    }),
    rect(at(day), y + 34, END - at(day), 48, { fill: 'terracotta', radius: 6 }),
    text(fertile, at(day) + 12, y + 67, { bold: true, paint: 'white' }),
  ]
}
