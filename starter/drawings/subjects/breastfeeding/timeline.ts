import { diagram } from '../../diagram.ts'
import { line, polygon, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Months and weeks as the rows 'Three conditions' and 'Bleeding that does not count' of starter/figures state them. */
const [LAM_MONTHS, UNCOUNTED_WEEKS] = [6, 8] as const
const [LEFT, MONTH, SHOWN] = [252, 72, 8] as const
const WEEKS_A_MONTH = 52 / 12

/** From birth to eight months. */
export const lamTimeline = diagram({
  id: 'lam-timeline',
  width: 'full',
  height: 296,
  texts: {
    en: {
      axis: 'Months since birth',
      rows: ['Bleeding is not counted', 'LAM, if all three hold', 'Next method', 'Breastfeeding'],
      weeks: '8 weeks',
      any: 'any day',
      goesOn: 'continues, 2 years or longer',
      alt: 'From birth to eight months. Bleeding in the first eight weeks is not counted. LAM can hold until the baby is six months old. The next method may start on any day, at the latest when LAM ends. Breastfeeding continues for two years or longer.',
      note: 'Ask at any place on the line: does LAM hold, and what would she like to use afterwards?',
    },
    fr: {
      axis: 'Âge en mois',
      rows: ['Saignements non comptés', 'MAMA, si les trois tiennent', 'Méthode suivante', 'Allaitement'],
      weeks: '8 sem.',
      any: 'n’importe quel jour',
      goesOn: 'continue, 2 ans ou plus',
      alt: 'De la naissance à huit mois. Les saignements des huit premières semaines ne comptent pas. La MAMA peut tenir jusqu’aux six mois du bébé. La méthode suivante peut commencer n’importe quel jour, au plus tard quand la MAMA finit. L’allaitement continue deux ans ou plus.',
      note: 'Demandez à un point de la ligne : la MAMA tient-elle, et que voudrait-elle ensuite ?',
    },
    es: {
      axis: 'Meses desde el parto',
      rows: ['Sangrado que no cuenta', 'MELA, si se cumplen las tres', 'Método siguiente', 'Lactancia'],
      weeks: '8 sem.',
      any: 'cualquier día',
      goesOn: 'sigue, 2 años o más',
      alt: 'Desde el parto hasta ocho meses. El sangrado de las primeras ocho semanas no cuenta. La MELA puede durar hasta que el bebé cumple seis meses. El método siguiente puede empezar cualquier día, a más tardar cuando termina la MELA. La lactancia sigue dos años o más.',
      note: 'Pregunte en cualquier punto de la línea: ¿se cumple la MELA, y qué quisiera usar después?',
    },
  },
  draw: ({ axis, rows, weeks, any, goesOn }) => [
    ...textBox(axis, 0, 18, LEFT - 20, { middle: true, paint: 'inkSoft' }).shapes,
    ...Array.from({ length: SHOWN + 1 }, (_, month) => mark(month)).flat(),
    ...row(rows[0] ?? '', 0, UNCOUNTED_WEEKS / WEEKS_A_MONTH, weeks, 'flesh', 'ink'),
    ...row(rows[1] ?? '', 1, LAM_MONTHS, '', 'leaf', 'white'),
    ...row(rows[2] ?? '', 2, SHOWN, any, 'marigold', 'ink'),
    ...row(rows[3] ?? '', 3, SHOWN, goesOn, 'indigo', 'white'),
    line([at(LAM_MONTHS), 34], [at(LAM_MONTHS), 292], { stroke: 'terracotta', width: 5 }),
  ],
})

function at(month: number): number {
  return LEFT + month * MONTH
}

function mark(month: number): Shape[] {
  const isEnd = month === LAM_MONTHS
  return [
    line([at(month), 34], [at(month), 292], { stroke: 'line', width: 2 }),
    text(`${month}`, at(month), 26, { anchor: 'middle', bold: isEnd, paint: isEnd ? 'terracotta' : 'ink' }),
  ]
}

function row(
  name: string,
  index: number,
  months: number,
  words: string,
  fill: 'flesh' | 'leaf' | 'marigold' | 'indigo',
  ink: 'ink' | 'white',
): Shape[] {
  const y = 44 + index * 63
  const end = at(months)
  const isOpen = months === SHOWN
  const isNarrow = months < 3
  return [
    ...textBox(name, 0, y + 25, LEFT - 16, { middle: true }).shapes,
    isOpen
      ? polygon(
          [
            [LEFT, y],
            [end - 22, y],
            [end, y + 25],
            [end - 22, y + 50],
            [LEFT, y + 50],
          ],
          { fill },
        )
      : rect(LEFT, y, end - LEFT, 50, { fill }),
    ...(words === '' ? [] : [text(words, isNarrow ? LEFT + 10 : LEFT + 16, y + 34, { bold: true, paint: ink })]),
  ]
}
