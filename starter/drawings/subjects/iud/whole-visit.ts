import { diagram } from '../../diagram.ts'
import { circle, line, pointAt, ringSlice } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

/** Minutes of the visit and of the feedback: the session plan. */
const [VISIT, FEEDBACK] = [20, 5] as const
const RADIUS = 150
const MIDDLE: [number, number] = [190, 158]

/** The time of a visit, and of the feedback after it, on a clock. */
export const iudWholeVisit = diagram({
  id: 'iud-whole-visit',
  width: 'half',
  height: 320,
  texts: {
    en: {
      alt: 'A clock: twenty minutes for the visit, then five for the feedback.',
      note: 'Interrupt only for danger.',
    },
    fr: {
      alt: 'Une horloge : vingt minutes pour la visite, puis cinq pour le retour.',
      note: 'N’interrompez qu’en cas de danger.',
    },
    es: {
      alt: 'Un reloj: veinte minutos para la visita y cinco para los comentarios.',
      note: 'Interrumpa solo si hay peligro.',
    },
  },
  draw: () => [
    circle(...MIDDLE, RADIUS, { fill: 'white', stroke: 'ink', width: 6 }),
    ringSlice(MIDDLE, [0.5, RADIUS - 16], [0, VISIT * 6], { fill: 'marigold' }),
    ringSlice(MIDDLE, [0.5, RADIUS - 16], [VISIT * 6, (VISIT + FEEDBACK) * 6], { fill: 'indigo' }),
    ...Array.from({ length: 12 }, (_, hour) =>
      line(pointAt(MIDDLE, RADIUS - 12, hour * 30), pointAt(MIDDLE, RADIUS - 3, hour * 30), {
        stroke: 'ink',
        width: 4,
      }),
    ),
    text(`${VISIT}`, ...pointAt(MIDDLE, 84, 62), { size: 52, bold: true, anchor: 'middle' }),
    text(`${FEEDBACK}`, ...pointAt(MIDDLE, 104, 136), { size: 40, bold: true, anchor: 'middle', paint: 'white' }),
  ],
})
