import { diagram } from '../../diagram.ts'
import type { Paint } from '../../kit/palette.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** First and last year of each word: starter/figures/adolescents-and-youth.md. The last is 'under 18' in most laws. */
const SPANS: [from: number, to: number, fill: Paint][] = [
  [10, 19, 'leaf'],
  [15, 24, 'terracotta'],
  [10, 24, 'indigo'],
  [8, 17, 'inkSoft'],
]
const LEFT = 250
const YEAR = 586 / 18
const at = (age: number) => LEFT + (age - 8) * YEAR
const ROW = 66
/** Gaps at the left end of the last bar: a child is one from birth, before the scale begins. */
const FADES = [-1, 13, 30]

function textsOf(names: string[], child: string, years: string, head: string, note: string) {
  const spans = SPANS.slice(0, 3).map(([from, to], index) => `${names[index]} ${from}–${to}`)
  return { names, child, note, alt: `${head}: ${spans.join('; ')} ${years}; ${names[3]} ${child}.` }
}

/** The words for young people on one scale of years. */
export const ageWords = diagram({
  id: 'age-words',
  width: 'full',
  height: 20 + ROW * 4 + 40,
  texts: {
    en: textsOf(
      ['Adolescents', 'Youth', 'Young people', 'Child, in most laws'],
      'under 18',
      'years',
      'Bars on a scale of years',
      'Let trainees stand on the scale where they began work, married or first met a nurse. Which words apply at 17?',
    ),
    fr: textsOf(
      ['Adolescents', 'Jeunes', 'Adolescents et jeunes', 'Enfant, selon la plupart des lois'],
      'moins de 18',
      'ans',
      'Barres sur une échelle d’années',
      'Chacun se place sur l’échelle à l’âge de son premier travail ou de son mariage. Quels mots valent à 17 ans ?',
    ),
    es: textsOf(
      ['Adolescentes', 'Juventud', 'Jóvenes', 'Niñez (leyes)'],
      'menos de 18',
      'años',
      'Barras sobre una escala de años',
      'Cada persona se coloca en la escala a la edad de su primer trabajo o matrimonio. ¿Qué palabras valen a los 17?',
    ),
  },
  draw: ({ names, child }): Shape[] => [
    ...[10, 15, 18, 20, 25].flatMap((age) => [
      line([at(age), 6], [at(age), 20 + ROW * 4], { stroke: 'line', width: 2 }),
      text(`${age}`, at(age), 20 + ROW * 4 + 30, { anchor: 'middle', paint: 'inkSoft' }),
    ]),
    ...SPANS.flatMap(([from, to, fill], index) => {
      const y = 14 + index * ROW
      const words = index === 3 ? child : `${from}–${to}`
      return [
        ...textBox(names[index] ?? '', 0, y + 25, LEFT - 8, { bold: true, middle: true }).shapes,
        rect(at(from), y, (to - from + 1) * YEAR, 50, { fill, radius: 8 }),
        ...(index === 3 ? FADES.map((x) => rect(at(from) + x, y, 7, 50, { fill: 'white' })) : []),
        text(words, at(from) + ((to - from + 1) * YEAR) / 2, y + 34, { bold: true, paint: 'white', anchor: 'middle' }),
      ]
    }),
  ],
})
