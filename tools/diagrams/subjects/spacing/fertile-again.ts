import { diagram } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const figures = readFigures('fertility-again.md')
const ROWS = ['Loss in months 1 to 3', 'Loss in months 4 to 6', 'Birth, no breastfeeding'] as const
const WEEKS = ROWS.map((row) => figureOf(figures, row, 0))
const STEP = 67

/** Weeks until a woman may be fertile again. */
export const fertileAgain = diagram({
  id: 'fertile-again',
  width: 'half',
  height: 336,
  texts: {
    en: {
      head: 'Fertile again as early as',
      rows: ['Loss in months 1 to 3', 'Loss in months 4 to 6', 'Birth, not breastfeeding'],
      weeks: 'weeks',
      alt: altText(
        'Fertile again as early as',
        ['loss in months 1 to 3', 'loss in months 4 to 6', 'birth without breastfeeding'],
        'weeks',
      ),
      note: 'Ask what people here believe about the first weeks. Then show that fertility comes before the first bleeding.',
    },
    fr: {
      head: 'De nouveau fertile dès',
      rows: ['Avortement, 1er trimestre', 'Avortement, 2e trimestre', 'Naissance, sans allaiter'],
      weeks: 'semaines',
      alt: altText(
        'De nouveau fertile dès',
        ['perte au 1er trimestre', 'perte au 2e trimestre', 'naissance sans allaitement'],
        'semaines',
      ),
      note: 'Demandez ce que l’on croit ici des premières semaines. Montrez que la fécondité vient avant les premières règles.',
    },
    es: {
      head: 'Fértil de nuevo ya a las',
      rows: ['Pérdida, meses 1 a 3', 'Pérdida, meses 4 a 6', 'Parto, sin amamantar'],
      weeks: 'semanas',
      alt: altText(
        'Fértil de nuevo ya a las',
        ['pérdida en los meses 1 a 3', 'pérdida en los meses 4 a 6', 'parto sin amamantar'],
        'semanas',
      ),
      note: 'Pregunte qué se cree aquí de las primeras semanas. Muestre que la fertilidad llega antes de la primera regla.',
    },
  },
  draw: ({ head, rows, weeks }): Shape[] => [
    text(head, 0, 24, { bold: true, paint: 'indigo' }),
    ...WEEKS.flatMap((count, index) => {
      const y = 36 + index * 100
      return [
        text(rows[index] ?? '', 0, y + 26),
        ...Array.from({ length: count }, (_, week) =>
          rect(week * STEP + 1, y + 40, STEP - 6, 48, { fill: 'terracotta', radius: 6 }),
        ),
        ...textBox(`${count}`, STEP * count - STEP / 2 - 3, y + 64, 60, {
          bold: true,
          paint: 'white',
          anchor: 'middle',
          middle: true,
        }).shapes,
        text(weeks, count * STEP + 4, y + 72),
      ]
    }),
  ],
})

function altText(head: string, rows: string[], weeks: string): string {
  return `${head}: ${rows.map((row, index) => `${row} ${WEEKS[index]} ${weeks}`).join('; ')}.`
}
