import { diagram } from '../../diagram.ts'
import { line, polygon, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Hours, as in the rows 'PEP' and 'ECPs' of starter/figures/male-condoms.md. */
const PEP_HOURS = 72
const ECP_HOURS = 120
const [LEFT, RIGHT] = [250, 800] as const

/** After a condom failure: the time limits of PEP, emergency pills and the copper IUD. */
export const condomClock = diagram({
  id: 'condom-clock',
  width: 'full',
  height: 286,
  texts: {
    en: {
      rows: ['HIV possible: PEP', 'Pregnancy possible: ECPs', 'or copper IUD'],
      soon: 'the sooner, the better',
      days: 'days',
      alt: 'After a condom broke, slipped or was not used: PEP for HIV as soon as possible, within 72 hours; emergency contraceptive pills as soon as possible, or a copper IUD, within 5 days.',
      note: 'Ask first whether the sex was wanted. Then name a day and let trainees say what is still possible.',
    },
    fr: {
      rows: ['VIH possible : PPE', 'Grossesse possible : PCU', 'ou DIU au cuivre'],
      soon: 'le plus tôt possible',
      days: 'jours',
      alt: 'Après un préservatif déchiré, glissé ou non utilisé : PPE contre le VIH le plus tôt possible, dans les 72 heures ; pilules contraceptives d’urgence le plus tôt possible, ou DIU au cuivre, dans les 5 jours.',
      note: 'Demandez d’abord si le rapport était voulu. Nommez ensuite un jour : que peut-on encore faire ?',
    },
    es: {
      rows: ['Posible VIH: PEP', 'Posible embarazo: PAE', 'o DIU de cobre'],
      soon: 'cuanto antes, mejor',
      days: 'días',
      alt: 'Después de que un condón se rompió, se salió o no se usó: PEP contra el VIH lo antes posible, dentro de 72 horas; píldoras anticonceptivas de emergencia lo antes posible, o un DIU de cobre, dentro de 5 días.',
      note: 'Pregunte primero si la relación fue deseada. Luego nombre un día: ¿qué es posible todavía?',
    },
  },
  draw: ({ rows, soon, days }) => [
    ...axis(days),
    ...bar(rows[0] ?? '', 52, PEP_HOURS, '72 h', 'terracotta', soon),
    ...bar(rows[1] ?? '', 134, ECP_HOURS, '5', 'indigo', soon),
    ...bar(rows[2] ?? '', 212, ECP_HOURS, '5', 'leaf', ''),
  ],
})

function at(hours: number): number {
  return LEFT + ((RIGHT - LEFT) * hours) / ECP_HOURS
}

function axis(days: string): Shape[] {
  return [0, 1, 2, 3, 4, 5].flatMap((day) => [
    line([at(day * 24), 34], [at(day * 24), 284], { stroke: 'line', width: 2.5 }),
    text(day === 5 ? `5 ${days}` : `${day}`, at(day * 24) + (day === 5 ? 36 : 0), 24, {
      anchor: day === 5 ? 'end' : 'middle',
    }),
  ])
}

/** A bar that grows narrower, because help works less well later. */
function bar(
  name: string,
  y: number,
  hours: number,
  limit: string,
  fill: 'terracotta' | 'indigo' | 'leaf',
  words: string,
): Shape[] {
  const end = at(hours)
  const isSooner = words !== ''
  const low = isSooner ? 16 : 0
  return [
    ...textBox(name, 0, y + 30, LEFT - 20, { middle: true, bold: true, paint: fill }).shapes,
    polygon(
      [
        [LEFT, y],
        [end, y + low],
        [end, y + 60 - low],
        [LEFT, y + 60],
      ],
      { fill },
    ),
    ...(isSooner ? [text(words, LEFT + 14, y + 38, { paint: 'white' })] : []),
    rect(end - 3, y - 4, 6, 68, { fill: 'ink' }),
    ...(hours < ECP_HOURS ? [text(limit, end + 10, y + 38, { bold: true })] : []),
  ]
}
