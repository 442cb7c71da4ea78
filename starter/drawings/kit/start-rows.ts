import { WIDTHS } from '../diagram.ts'
import { condomNotNeeded, methodSign } from './methods.ts'
import { sun } from './objects.ts'
import { arrow, group, rect, type Shape } from './shapes.ts'
import { text } from './text.ts'

export interface StartRow {
  /** The situation, 100 by 100. */
  scene: () => Shape[]
  /** The day of the first dose. */
  when: string
  /** Days of condoms; `until` so many doses are taken, null when they are not needed. */
  condoms: number | { until: number; scene: () => Shape[] } | null
}

const GAP = 8
/** Height of all rows: they fill a slide. */
export const START_ROWS_HEIGHT = 336
/** Left edges of the day, the sign of condoms and their days. */
const [WHEN, SIGN, DAYS] = [100, 228, 304] as const

/** When to begin a method in the situations that the lines beside it name, and how long condoms are needed. */
export function startRows(rows: StartRow[]): Shape[] {
  const height = (START_ROWS_HEIGHT - GAP * (rows.length - 1)) / rows.length
  const scale = Math.min(height - 8, 80) / 100
  const sign = Math.min(height - 12, 70)
  return rows.flatMap(({ scene, when, condoms }, index): Shape[] => {
    const top = index * (height + GAP)
    const y = top + height / 2
    const place = { x: SIGN, y: y - sign / 2, scale: sign / 100 }
    return [
      rect(0, top, WIDTHS.half, height, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 12 }),
      group(scene(), { x: 10, y: y - scale * 50, scale }),
      rect(WHEN, y - 24, 112, 48, { fill: 'leaf', radius: 24 }),
      text(when, WHEN + 56, y + 8.5, { bold: true, paint: 'white', anchor: 'middle' }),
      condoms === null ? condomNotNeeded(place) : methodSign('condom', place),
      ...(condoms === null ? [] : days(condoms, y)),
    ]
  })
}

function days(condoms: Exclude<StartRow['condoms'], null>, y: number): Shape[] {
  const [first, second] = [DAYS + 14, DAYS + 50] as const
  return typeof condoms === 'object'
    ? [
        ...sun(first, y - 18, 8),
        ...arrow([first + 18, y - 18], [DAYS + 72, y - 18], { width: 5 }),
        text(`${condoms.until}`, first, y + 32, { size: 34, bold: true, anchor: 'middle' }),
        group(condoms.scene(), { x: second, y: y + 20 }),
      ]
    : [text(`${condoms}`, first, y + 13, { size: 38, bold: true, anchor: 'middle' }), ...sun(second, y, 11)]
}
