import { diagram, type Language, WIDTHS } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { moon, sun } from '../../kit/objects.ts'
import { line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textWidth } from '../../kit/text.ts'
import { drawPill } from './pack.ts'

/** Hours allowed (starter/figures/progestin-only-pills.md, row 'Late'). */
const ALLOWED = [3, 12] as const
/** The usual hour of the example, the same for both kinds. */
const USUAL = 7
const HOURS = 24
/** The edges of the day leave room for half of its first and last hour. */
const [LEFT, RIGHT] = [32, WIDTHS.full - 32]
const HOUR = (RIGHT - LEFT) / HOURS
const BAR = { top: 38, height: 60 } as const
/** Upper edges of the rows, and their height. */
const [FIRST_ROW, ROW] = [92, 118] as const

interface HourTexts {
  pills: string[]
  /** What follows the number of a full hour. */
  oClock: string
  late: string
  alt: string
  note: string
}

const TEXTS: Record<Language, HourTexts> = {
  en: {
    pills: ['Levonorgestrel, norethisterone', 'Desogestrel'],
    oClock: ':00',
    late: 'Late after',
    alt: 'A day of 24 hours from her usual hour, 7:00, to the next. Levonorgestrel and norethisterone pills: on time for 3 hours, late after 10:00. Desogestrel: on time for 12 hours, late after 19:00.',
    note: 'Change the usual hour and let the group say from when the pill is late, for each product.',
  },
  fr: {
    pills: ['Lévonorgestrel, noréthistérone', 'Désogestrel'],
    oClock: '\u00A0h',
    late: 'Retard après',
    alt: 'Une journée de 24 heures, de son heure habituelle, 7 h, à la suivante. Lévonorgestrel et noréthistérone : à l’heure pendant 3 heures, en retard après 10 h. Désogestrel : à l’heure pendant 12 heures, en retard après 19 h.',
    note: 'Changez l’heure habituelle ; le groupe dit à partir de quand la pilule est en retard, pour chaque produit.',
  },
  es: {
    pills: ['Levonorgestrel, noretisterona', 'Desogestrel'],
    oClock: ':00',
    late: 'Tarde después de',
    alt: 'Un día de 24 horas desde su hora habitual, las 7:00, hasta la siguiente. Levonorgestrel y noretisterona: a tiempo durante 3 horas, tarde después de las 10:00. Desogestrel: a tiempo durante 12 horas, tarde después de las 19:00.',
    note: 'Cambie la hora habitual y pida que el grupo diga desde cuándo es tarde, con cada producto.',
  },
}

/** From her hour until the pill is late, for each product, as bars along one day. */
export const popClock = diagram({
  id: 'pop-clock',
  width: 'full',
  height: FIRST_ROW + ROW * 2,
  texts: TEXTS,
  draw: ({ pills, oClock, late }) => [
    ...day(),
    ...[0, 6, 12, 18, HOURS].map((after) =>
      text(`${(USUAL + after) % HOURS}${oClock}`, xAt(after), 76, { anchor: 'middle' }),
    ),
    ...ALLOWED.flatMap((allowed, index) =>
      row(FIRST_ROW + index * ROW, allowed, pills[index] ?? '', `${late} ${USUAL + allowed}${oClock}`),
    ),
  ],
})

function xAt(after: number): number {
  return LEFT + after * HOUR
}

/** Day and night above the hours. */
function day(): Shape[] {
  const dusk = xAt(12)
  return [
    rect(LEFT, 0, RIGHT - LEFT, 46, { fill: 'indigo', radius: 12 }),
    path(`M${LEFT + 12} 0H${dusk}V46H${LEFT + 12}Q${LEFT} 46 ${LEFT} 34V12Q${LEFT} 0 ${LEFT + 12} 0Z`, {
      fill: 'marigoldPale',
      stroke: 'marigold',
      width: 2,
    }),
    ...sun(xAt(6), 23, 12),
    moon(xAt(18), 23, 28),
  ]
}

/** The hours allowed as a dark bar with a post at its end; what is late is pale. */
function row(y: number, allowed: number, name: string, late: string): Shape[] {
  const end = xAt(allowed)
  const [top, middle] = [y + BAR.top, y + BAR.top + BAR.height / 2]
  const label = `${allowed} h`
  const labelMiddle = (LEFT + 20 + end) / 2
  const labelWidth = textWidth(label, { bold: true, size: 30 })
  return [
    text(name, 0, y + 26, { bold: true, paint: 'indigo' }),
    rect(end, top + 4, RIGHT - end, BAR.height - 8, { fill: 'terracottaPale', stroke: 'terracotta', width: 2.5 }),
    rect(LEFT, top, end - LEFT, BAR.height, { fill: 'leaf' }),
    ...(allowed > 6 ? tick(labelMiddle - labelWidth / 2 - 26, middle, 34) : []),
    text(label, labelMiddle, middle + 11, { bold: true, size: 30, paint: 'white', anchor: 'middle' }),
    line([end, top - 3], [end, top + BAR.height + 8], { stroke: 'ink', width: 9 }),
    ...cross(end + 38, middle, 34),
    text(late, end + 66, middle + 9, { bold: true, paint: 'terracotta' }),
    ...drawPill('now', LEFT, middle),
    ...drawPill('active', RIGHT, middle),
  ]
}
