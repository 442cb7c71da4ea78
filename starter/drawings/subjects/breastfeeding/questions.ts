import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { drop } from '../../kit/objects.ts'
import { arrow, circle, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { feeding, noBottle, sixMonths } from './icons.ts'

const [WIDTH, GAP] = [170, 56] as const

/** The three questions as three doors. */
export const lamQuestions = diagram({
  id: 'lam-questions',
  width: 'full',
  height: 318,
  texts: {
    en: {
      questions: ['Has bleeding come back?', 'Almost only breast, day and night?', 'Under 6 months?'],
      answers: ['no', 'yes', 'yes'],
      others: ['yes', 'no', 'no'],
      holds: 'LAM holds today',
      fails: 'Another answer? Another method today, if she wants one',
      alt: 'Three questions in a row. Has bleeding come back? No. Fully or nearly fully breastfed, day and night? Yes; the picture has a crossed-out bottle. Is the baby under six months? Yes. Then LAM holds today. Arrows down, bleeding yes, or one of the others no: another method today, if she wants one.',
      note: 'Walk through the doors with a made-up mother. One door that stays closed is enough.',
    },
    fr: {
      questions: [
        'Règles revenues\u00a0?',
        'Sein, presque rien d’autre, jour et nuit\u00a0?',
        'Moins de 6 mois\u00a0?',
      ],
      answers: ['non', 'oui', 'oui'],
      others: ['oui', 'non', 'non'],
      holds: 'La MAMA protège aujourd’hui',
      fails: 'Autre réponse\u00a0? Une autre méthode aujourd’hui, si elle veut',
      alt: 'Trois questions de suite. Les règles sont-elles revenues ? Non. Allaitement exclusif ou presque, jour et nuit ? Oui ; un biberon est barré. Bébé de moins de six mois ? Oui. Alors la MAMA protège aujourd’hui. Flèches vers le bas, règles oui, ou une des autres réponses non : une autre méthode aujourd’hui, si elle en veut une.',
      note: 'Passez les portes avec une mère imaginaire. Une seule porte fermée suffit.',
    },
    es: {
      questions: ['¿Volvió el sangrado?', '¿Casi solo pecho, día y noche?', '¿Menos de 6 meses?'],
      answers: ['no', 'sí', 'sí'],
      others: ['sí', 'no', 'no'],
      holds: 'La MELA protege hoy',
      fails: '¿Otra respuesta? Otro método hoy, si lo desea',
      alt: 'Tres preguntas seguidas. ¿Volvió el sangrado? No. ¿Lactancia completa o casi completa, día y noche? Sí; hay un biberón tachado. ¿Bebé de menos de seis meses? Sí. Entonces la MELA protege hoy. Flechas hacia abajo, sangrado sí, u otra respuesta no: otro método hoy, si lo desea.',
      note: 'Pase por las puertas con una madre inventada. Basta una puerta cerrada.',
    },
  },
  draw: ({ questions, answers, others, holds, fails }) => [
    ...questions.flatMap((question, index) => door(question, [answers[index] ?? '', others[index] ?? ''], index)),
    rect(3 * (WIDTH + GAP), 0, 836 - 3 * (WIDTH + GAP), 206, { fill: 'leaf', radius: 12 }),
    circle(757, 58, 36, { fill: 'white' }),
    ...tick(757, 58, 66),
    ...textBox(holds, 757, 142, 140, { anchor: 'middle', middle: true, bold: true, paint: 'white' }).shapes,
    rect(0, 258, 836, 58, { fill: 'terracottaPale', stroke: 'terracotta', width: 3, radius: 12 }),
    ...cross(34, 287, 32),
    ...textBox(fails, 62, 287, 768, { middle: true, bold: true }).shapes,
  ],
})

function door(question: string, [onward, down]: [string, string], index: number): Shape[] {
  const x = index * (WIDTH + GAP)
  const middle = x + WIDTH / 2
  const icon = [[drop(middle, 100, 84, 'terracotta')], onlyBreast(middle), sixMonths(middle, 58, 96)][index] ?? []
  return [
    rect(x + 1.5, 1.5, WIDTH - 3, 203, { fill: 'white', stroke: 'indigo', width: 3, radius: 12 }),
    ...icon,
    ...textBox(question, middle, 156, WIDTH - 14, { anchor: 'middle', middle: true }).shapes,
    text(onward, x + WIDTH + GAP / 2, 86, { anchor: 'middle', bold: true, paint: 'leaf' }),
    ...arrow([x + WIDTH + 2, 112], [x + WIDTH + GAP - 2, 112], { width: 6, paint: 'leaf' }),
    ...arrow([middle, 208], [middle, 254], { width: 6, paint: 'terracotta' }),
    text(down, middle + 16, 238, { bold: true, paint: 'terracotta' }),
  ]
}

/** The mother feeds at the breast, and no bottle. @param x of the middle */
function onlyBreast(x: number): Shape[] {
  return [...feeding(x - 24, 58, 84), ...noBottle(x + 48, 92, 74)]
}
