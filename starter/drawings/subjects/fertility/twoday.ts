import { diagram, WIDTHS } from '../../diagram.ts'
import { drop } from '../../kit/objects.ts'
import { arrow, circle, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** The two questions of the TwoDay Method. */
export const twodayQuestions = diagram({
  id: 'twoday-questions',
  width: 'half',
  height: 330,
  texts: {
    en: {
      questions: ['Secretions today?', 'Secretions yesterday?'],
      yes: 'yes',
      no: 'no',
      likely: 'Pregnancy likely today',
      unlikely: 'Pregnancy very unlikely today',
      alt: 'Two questions. Secretions today? Yes: pregnancy is likely today. No: secretions yesterday? Yes: pregnancy is likely today. No: pregnancy is very unlikely today.',
      note: 'Ask the two questions for yesterday and the day before, with a day that a trainee makes up.',
    },
    fr: {
      questions: ['Sécrétions aujourd’hui\u00a0?', 'Sécrétions hier\u00a0?'],
      yes: 'oui',
      no: 'non',
      likely: 'Grossesse probable aujourd’hui',
      unlikely: 'Grossesse très peu probable',
      alt: 'Deux questions. Sécrétions aujourd’hui ? Oui : grossesse probable aujourd’hui. Non : sécrétions hier ? Oui : grossesse probable aujourd’hui. Non : grossesse très peu probable aujourd’hui.',
      note: 'Posez les deux questions pour hier et avant-hier, avec une journée inventée par un participant.',
    },
    es: {
      questions: ['¿Secreciones hoy?', '¿Secreciones ayer?'],
      yes: 'sí',
      no: 'no',
      likely: 'Embarazo probable hoy',
      unlikely: 'Hoy, embarazo muy poco probable',
      alt: 'Dos preguntas. ¿Secreciones hoy? Sí: embarazo probable hoy. No: ¿secreciones ayer? Sí: embarazo probable hoy. No: embarazo muy poco probable hoy.',
      note: 'Haga las dos preguntas para ayer y anteayer, con un día inventado por un participante.',
    },
  },
  draw: ({ questions, yes, no, likely, unlikely }) => [
    ...question(questions[0] ?? '', 0),
    ...question(questions[1] ?? '', 118),
    ...arrow([100, 72], [100, 114], { width: 5 }),
    text(no, 114, 102),
    ...arrow([100, 190], [100, 232], { width: 5 }),
    text(no, 114, 220),
    rect(228, 0, 152, 190, { fill: 'marigold', stroke: 'ink', width: 3, radius: 12 }),
    ...textBox(likely, 304, 112, 140, { anchor: 'middle', middle: true, bold: true }).shapes,
    drop(304, 54, 40),
    ...arrow([180, 36], [226, 36], { width: 5 }),
    ...arrow([180, 154], [226, 154], { width: 5 }),
    text(yes, 201, 24, { anchor: 'middle' }),
    text(yes, 201, 142, { anchor: 'middle' }),
    rect(0, 236, WIDTHS.half, 92, { fill: 'leafPale', stroke: 'leaf', width: 3, radius: 12 }),
    ...textBox(unlikely, 190, 282, 360, { anchor: 'middle', middle: true, bold: true }).shapes,
  ],
})

function question(words: string, y: number): Shape[] {
  return [
    rect(0, y, 176, 70, { fill: 'indigo', radius: 12 }),
    ...textBox(words, 88, y + 35, 170, { anchor: 'middle', middle: true, paint: 'white' }).shapes,
  ]
}

/** A made-up row of days: moist or dry. */
const MOIST = [false, false, true, true, true, true, false, false, false, true, false, false]
const [LEFT, COLUMN] = [188, 54] as const

/** Twelve days by the TwoDay rule. */
export const twodayChart = diagram({
  id: 'twoday-chart',
  width: 'full',
  height: 226,
  texts: {
    en: {
      rows: ['Secretions', 'Pregnancy likely'],
      alt: 'Example of twelve days. Secretions on days 3 to 6 and on day 10; the other days are dry. Pregnancy is likely on days 3 to 7 and on days 10 and 11: each day with secretions and the day after.',
      note: 'Cover the lower row and let the group fill it in, day by day. Each moist day marks the next day as well.',
    },
    fr: {
      rows: ['Sécrétions', 'Grossesse probable'],
      alt: 'Exemple de douze jours. Sécrétions les jours 3 à 6 et le jour 10 ; les autres jours sont secs. Grossesse probable les jours 3 à 7 et les jours 10 et 11 : chaque jour avec sécrétions et le lendemain.',
      note: 'Cachez la ligne du bas et faites-la remplir jour par jour. Chaque jour humide marque aussi le lendemain.',
    },
    es: {
      rows: ['Secreciones', 'Embarazo probable'],
      alt: 'Ejemplo de doce días. Secreciones en los días 3 a 6 y en el día 10; los demás días son secos. Embarazo probable en los días 3 a 7 y en los días 10 y 11: cada día con secreciones y el siguiente.',
      note: 'Tape la fila de abajo y pida que la completen día por día. Cada día húmedo marca también el siguiente.',
    },
  },
  draw: ({ rows }) => [
    ...textBox(rows[0] ?? '', 0, 84, 180, { middle: true }).shapes,
    ...textBox(rows[1] ?? '', 0, 178, 180, { middle: true }).shapes,
    ...MOIST.flatMap((isMoist, index) => column(index, isMoist, isMoist || MOIST[index - 1] === true)),
  ],
})

function column(index: number, isMoist: boolean, isLikely: boolean): Shape[] {
  const x = LEFT + (index + 0.5) * COLUMN
  return [
    text(`${index + 1}`, x, 26, { anchor: 'middle' }),
    rect(x - 24, 44, 48, 80, { fill: 'white', stroke: 'line', width: 2.5 }),
    isMoist ? drop(x, 108, 50) : line([x - 9, 84], [x + 9, 84], { stroke: 'inkSoft', width: 4 }),
    rect(
      x - 24,
      138,
      48,
      80,
      isLikely ? { fill: 'marigold', stroke: 'ink', width: 3 } : { fill: 'leafPale', stroke: 'line', width: 2.5 },
    ),
    ...(isLikely ? [line([x, 160], [x, 182], { stroke: 'ink', width: 7 }), circle(x, 198, 4.5, { fill: 'ink' })] : []),
  ]
}
