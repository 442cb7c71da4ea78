import { diagram, type Language } from '../../diagram.ts'
import { tick } from '../../kit/marks.ts'
import { line, path, polygon, rect } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { windowOf } from './windows.ts'

/** Days from 1 January in a year of 365 days. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212] as const
const MONTHS: Record<Language, string[]> = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  fr: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août'],
  es: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto'],
}

function dateOf(day: number, language: Language): string {
  const month = DAYS_BEFORE.findLastIndex((before) => before < day)
  const name = MONTHS[language][month] ?? ''
  const number = day - (DAYS_BEFORE[month] ?? 0)
  return language === 'es' ? `${number} de ${name}` : `${number} ${name}`
}

/**
 * An example: injected on 10 April, as the table of dates has it (starter/figures/dmpa-sc-self-injection.md). The 91 days of 13
 * weeks end on the same day of the month then, so that the picture fits both rules.
 */
const INJECTED = 100

function example(language: Language) {
  const { earliest, due, latest } = windowOf('DMPA')
  const [from, on, until] = [earliest, due, latest].map((weeks) => INJECTED + weeks * 7)
  return { days: [from ?? 0, on ?? 0, until ?? 0], date: (day: number) => dateOf(day, language) }
}

function exampleTexts(
  language: Language,
  words: { injected: string; from: string; aim: string; until: string; note: string },
) {
  const { days, date } = example(language)
  const [from = 0, due = 0, until = 0] = days
  const rows = {
    injected: [words.injected, date(INJECTED)],
    from: [words.from, date(from)],
    aim: [words.aim, date(due)],
    until: [words.until, date(until)],
  }
  return {
    ...rows,
    note: words.note,
    alt: `${Object.values(rows)
      .map((row) => row.join(' '))
      .join('; ')}.`,
  }
}

/** One injection and the dates of the next. */
export const scDates = diagram({
  id: 'sc-dates',
  width: 'full',
  height: 250,
  texts: {
    en: exampleTexts('en', {
      injected: 'Injected:',
      from: 'From',
      aim: 'Aim for',
      until: 'until',
      note: 'The client marks the same day of the month, three months on. The last date is a safety net, not an appointment.',
    }),
    fr: exampleTexts('fr', {
      injected: 'Injection :',
      from: 'Dès le',
      aim: 'Viser le',
      until: 'jusqu’au',
      note: 'La cliente note le même jour du mois, trois mois après. La dernière date est une sécurité, pas un rendez-vous.',
    }),
    es: exampleTexts('es', {
      injected: 'Inyección:',
      from: 'Desde el',
      aim: 'Mejor el',
      until: 'hasta el',
      note: 'La usuaria marca el mismo día del mes, tres meses después. La última fecha es una red de seguridad, no una cita.',
    }),
  },
  draw: ({ injected, from, aim, until }) => {
    const x = (day: number) => 40 + (day - INJECTED) * 5.5
    const { earliest, due, latest } = windowOf('DMPA')
    const [start, end] = [x(INJECTED + earliest * 7), x(INJECTED + latest * 7)]
    const goal = x(INJECTED + due * 7)
    return [
      rect(40, 110, 756, 44, { fill: 'line' }),
      rect(end, 110, 796 - end, 44, { fill: 'terracotta' }),
      rect(start, 110, end - start, 44, { fill: 'leafPale', stroke: 'leaf', width: 6 }),
      line([40, 84], [40, 154], { stroke: 'indigo', width: 6 }),
      ...textBox(injected.join(' '), 30, 20, 220, { bold: true, paint: 'indigo' }).shapes,
      path(`M${goal} 74V154`, { stroke: 'ink', width: 5 }),
      polygon(
        [
          [goal - 16, 74],
          [goal + 16, 74],
          [goal, 96],
        ],
        { fill: 'marigold', stroke: 'ink', width: 2 },
      ),
      ...textBox(aim.join(' '), goal, 34, 330, { bold: true, anchor: 'middle', size: 28 }).shapes,
      ...textBox(from.join(' '), start, 168, 170, { anchor: 'middle' }).shapes,
      ...textBox(until.join(' '), end, 168, 170, { anchor: 'middle' }).shapes,
      ...tick(start + 40, 132, 32),
      text('?', (end + 796) / 2, 143, { size: 34, bold: true, paint: 'white', anchor: 'middle' }),
    ]
  },
})
