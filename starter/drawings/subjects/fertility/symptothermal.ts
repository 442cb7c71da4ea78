import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/objects.ts'
import { circle, line, type Point, path, polyline, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const [LEFT, COLUMN, DAYS_SHOWN] = [176, 33, 20] as const
/** A made-up cycle: the peak of secretions, and the first day of the higher temperature. */
const [PEAK, RISE] = [12, 14] as const
/** Made-up temperatures as heights above the low level, in points. */
const LOW = [10, 4, 8, 2, 6, 10, 4, 7, 3, 8, 5, 3, 6]
const HIGH = [48, 56, 52, 58, 54, 60, 55]
const BASE = 150

/** Secretions and temperature together. */
export const symptothermal = diagram({
  id: 'symptothermal-chart',
  width: 'full',
  height: 292,
  texts: {
    en: {
      rows: ['Temperature', 'Secretions'],
      rise: '+0.2 to 0.5 °C',
      peak: 'Peak',
      fertile: 'Fertile',
      free: 'Free',
      alt: 'Example of a chart. The morning temperature is low, then rises by 0.2 to 0.5 degrees and stays up. Secretions begin, grow to the peak, the last clear, slippery day, and end. The fertile time lasts until day 4 after the peak or day 3 after the rise, whichever comes later; then free.',
      note: 'Count 1, 2, 3 after the rise and 1, 2, 3, 4 after the peak: the later of the two ends the fertile time.',
    },
    fr: {
      rows: ['Température', 'Sécrétions'],
      rise: '+0,2 à 0,5 °C',
      peak: 'Sommet',
      fertile: 'Fécond',
      free: 'Libre',
      alt: 'Exemple de courbe. La température du matin est basse, puis monte de 0,2 à 0,5 degré et reste haute. Les sécrétions commencent, augmentent jusqu’au jour sommet, le dernier jour clair et glissant, puis cessent. La période féconde dure jusqu’au 4e jour après le sommet ou au 3e jour après la montée, le plus tardif des deux ; ensuite libre.',
      note: 'Comptez 1, 2, 3 après la montée et 1, 2, 3, 4 après le sommet : le plus tardif met fin à la période féconde.',
    },
    es: {
      rows: ['Temperatura', 'Secreciones'],
      rise: '+0,2 a 0,5 °C',
      peak: 'Pico',
      fertile: 'Fértil',
      free: 'Libre',
      alt: 'Ejemplo de gráfica. La temperatura de la mañana es baja, luego sube de 0,2 a 0,5 grados y se mantiene. Las secreciones empiezan, aumentan hasta el día pico, el último día transparente y resbaladizo, y terminan. El tiempo fértil dura hasta el día 4 después del pico o el día 3 después de la subida, lo que ocurra más tarde; después, libre.',
      note: 'Cuente 1, 2, 3 después de la subida y 1, 2, 3, 4 después del pico: lo más tardío termina el tiempo fértil.',
    },
  },
  draw: ({ rows, rise, peak, fertile, free }) => {
    const points = [...LOW, ...HIGH].map((height, index): Point => [at(index + 1), BASE - 20 - height])
    const end = Math.max(PEAK + 4, RISE + 3)
    return [
      rect(at(7) - COLUMN / 2, 0, (end - 6) * COLUMN, 246, { fill: 'marigoldPale' }),
      rect(at(end) + COLUMN / 2, 0, (DAYS_SHOWN - end) * COLUMN, 246, { fill: 'leafPale' }),
      path(`M${LEFT} ${BASE - 24}H${at(RISE) - COLUMN / 2}`, { stroke: 'inkSoft', width: 2, dash: [7, 6] }),
      path(`M${at(RISE) - COLUMN / 2} ${BASE - 76}H${at(DAYS_SHOWN)}`, { stroke: 'inkSoft', width: 2, dash: [7, 6] }),
      polyline(points, { stroke: 'terracotta', width: 4 }),
      ...points.map(([x, y]) => circle(x, y, 6, { fill: 'terracotta' })),
      ...textBox(rows[0] ?? '', 0, 96, 170, { middle: true }).shapes,
      ...textBox(rows[1] ?? '', 0, 196, 170, { middle: true }).shapes,
      text(rise, at(RISE) - COLUMN, 30, { anchor: 'end', bold: true, paint: 'terracotta' }),
      ...[1, 2, 3].map((index) =>
        text(`${index}`, at(RISE + index), 56, { anchor: 'middle', bold: true, paint: 'terracotta' }),
      ),
      ...Array.from({ length: DAYS_SHOWN }, (_, index) => secretion(index + 1)).flat(),
      text(peak, at(PEAK), 158, { anchor: 'middle', bold: true, paint: 'waterDeep' }),
      ...[1, 2, 3, 4].map((index) =>
        text(`${index}`, at(PEAK + index), 206, { anchor: 'middle', bold: true, paint: 'waterDeep' }),
      ),
      text(fertile, (at(7) + at(end)) / 2, 282, { anchor: 'middle', bold: true }),
      text(free, (at(end + 1) + at(DAYS_SHOWN)) / 2, 282, { anchor: 'middle', bold: true, paint: 'leaf' }),
      line([LEFT, 250], [at(DAYS_SHOWN) + COLUMN / 2, 250], { stroke: 'ink', width: 2.5 }),
    ]
  },
})

function at(day: number): number {
  return LEFT + (day - 0.5) * COLUMN
}

/** Bleeding, dry days, and secretions that grow until the peak. */
function secretion(day: number): Shape[] {
  const x = at(day)
  if (day <= 4) return [rect(x - 13, 182, 26, 38, { fill: 'terracotta', radius: 4 }), drop(x, 214, 26, 'white')]
  if (day >= 7 && day <= PEAK) return [drop(x, 220, 16 + (day - 6) * 6)]
  const isCounted = day > PEAK && day <= PEAK + 4
  return isCounted ? [] : [line([x - 7, 200], [x + 7, 200], { stroke: 'inkSoft', width: 4 })]
}
