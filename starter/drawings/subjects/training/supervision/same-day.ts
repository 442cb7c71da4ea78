import { diagram } from '../../../diagram.ts'
import { line, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'

/** The invented clinic of the slides: removals done on the day of asking, of all requests, in three months. */
const MONTHS = [
  [4, 9],
  [5, 11],
  [9, 15],
] as const
const [FOOT, UNIT] = [240, 14] as const

/** Requests as outlines, removals of the same day filled. */
export const sameDayGraph = diagram({
  id: 'supervision-same-day',
  width: 'half',
  height: 326,
  texts: {
    en: {
      of: 'of',
      month: 'Month',
      legend: 'Removed on the same day, of all who asked',
      alt: `Graph of an invented clinic over three months: removals on the day of asking, of all requests. ${MONTHS.map(([done, asked]) => `${done} of ${asked}`).join('; ')}.`,
      note: 'The numbers are invented. One minute of silence; then people say only what they see.',
    },
    fr: {
      of: 'sur',
      month: 'Mois',
      legend: 'Retirés le jour même, sur toutes les demandes',
      alt: `Graphique d’un centre inventé sur trois mois : retraits le jour de la demande, sur toutes les demandes. ${MONTHS.map(([done, asked]) => `${done} sur ${asked}`).join(' ; ')}.`,
      note: 'Les chiffres sont inventés. Une minute de silence ; puis on dit seulement ce qu’on voit.',
    },
    es: {
      of: 'de',
      month: 'Mes',
      legend: 'Retirados el mismo día, de todas las solicitudes',
      alt: `Gráfico de un centro inventado en tres meses: retiros el día de la solicitud, de todas las solicitudes. ${MONTHS.map(([done, asked]) => `${done} de ${asked}`).join('; ')}.`,
      note: 'Las cifras son inventadas. Un minuto de silencio; después se dice solo lo que se ve.',
    },
  },
  draw: ({ of, month, legend }): Shape[] => [
    ...MONTHS.flatMap(([done, asked], index): Shape[] => {
      const x = 20 + index * 122
      return [
        ...Array.from({ length: asked }, (_, place) => {
          const y = FOOT - (place + 1) * UNIT
          const look =
            place < done
              ? { fill: 'leaf' as const }
              : { fill: 'white' as const, stroke: 'terracotta' as const, width: 2.5 }
          return rect(x + 14, y + 2, 68, UNIT - 3, { ...look, radius: 3 })
        }),
        text(`${done} ${of} ${asked}`, x + 48, FOOT - asked * UNIT - 6, { bold: true, anchor: 'middle' }),
      ]
    }),
    line([4, FOOT], [376, FOOT], { stroke: 'ink', width: 4 }),
    ...MONTHS.map((_, index) =>
      text(index === 0 ? `${month} 1` : `${index + 1}`, 68 + index * 122, FOOT + 26, { anchor: 'middle' }),
    ),
    ...textBox(legend, 190, FOOT + 32, 380, { anchor: 'middle', bold: true, paint: 'leaf' }).shapes,
  ],
})
