import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import { tick } from '../../kit/marks.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

/** Heights of the drops: days with secretions up to the peak. Not a measurement. */
const DROPS = [0.9, 1.2, 1.6] as const
/** Days counted after the peak; the next one is free. */
const AFTER = 3
const [PITCH, BOX, TOP] = [47, 43, 62] as const
const COUNT = 1 + DROPS.length + AFTER + 1

/** The days of the ovulation method in outline: dry, secretions up to the peak, three days, free. */
export const ovulationOutline = diagram({
  id: 'ovulation-outline',
  width: 'half',
  height: 236,
  texts: {
    en: {
      peak: 'Peak',
      dry: 'dry',
      fertile: 'Fertile',
      free: 'Free',
      alt: 'A row of days: a dry day; three days with more and more secretions, the last is the peak; three days more; all these count as fertile. The fourth day after the peak is free.',
      note: 'Count aloud from the peak: one, two, three, free.',
    },
    fr: {
      peak: 'Pic',
      dry: 'sec',
      fertile: 'Féconds',
      free: 'Libre',
      alt: 'Une rangée de jours : un jour sec ; trois jours avec de plus en plus de sécrétions, le dernier est le pic ; encore trois jours ; tous comptent comme féconds. Le quatrième jour après le pic est libre.',
      note: 'Comptez à voix haute depuis le pic : un, deux, trois, libre.',
    },
    es: {
      peak: 'Pico',
      dry: 'seco',
      fertile: 'Fértiles',
      free: 'Libre',
      alt: 'Una fila de días: un día seco; tres días con más y más secreción, el último es el pico; tres días más; todos cuentan como fértiles. El cuarto día después del pico es libre.',
      note: 'Cuente en voz alta desde el pico: uno, dos, tres, libre.',
    },
  },
  draw: ({ peak, dry, fertile, free }): Shape[] => {
    const left = (index: number) => 2 + index * PITCH
    const middle = (index: number) => left(index) + BOX / 2
    const last = COUNT - 1
    return [
      rect(left(1) - 3, TOP - 8, PITCH * (last - 1), 112, { fill: 'marigoldPale', radius: 10 }),
      ...Array.from({ length: COUNT }, (_, index) =>
        rect(left(index), TOP, BOX - 2, 96, {
          fill: index === 0 || index === last ? 'leafPale' : 'white',
          stroke: 'ink',
          width: 2.5,
          radius: 6,
        }),
      ),
      ...DROPS.map((size, index) => drop(middle(1 + index), TOP + 48, 'waterDeep', size)),
      ...Array.from({ length: AFTER }, (_, index) =>
        text(`${index + 1}`, middle(1 + DROPS.length + index), TOP + 58, { size: 30, bold: true, anchor: 'middle' }),
      ),
      ...tick(middle(last), TOP + 48, 34),
      text(peak, middle(DROPS.length), 28, { bold: true, paint: 'waterDeep', anchor: 'middle' }),
      line([middle(DROPS.length), 34], [middle(DROPS.length), TOP - 2], { stroke: 'waterDeep', width: 4 }),
      text(dry, left(0) - 1, TOP + 136),
      text(fertile, (left(1) + left(last)) / 2, TOP + 136, { bold: true, anchor: 'middle' }),
      text(free, 380, TOP + 136, { bold: true, paint: 'leaf', anchor: 'end' }),
    ]
  },
})
