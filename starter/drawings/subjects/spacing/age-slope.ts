import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { arrow, group, line, path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

/** The curve of each picture, from 10 to 24 years: WHO compares mothers of 10 to 19 with those of 20 to 24. */
const STEP = 'M66 40H218V112H332'
const SLOPE = 'M66 34C120 40 200 92 332 110'
/** Points from the left, 19 a year. */
const at = (age: number) => 66 + (age - 10) * 19

/** The risk of a young mother falls slowly with age; it does not jump on a birthday. */
export const ageSlope = diagram({
  id: 'age-slope',
  width: 'half',
  height: 338,
  texts: {
    en: {
      risk: 'Risk',
      age: 'Age',
      step: 'Wrong idea: a jump',
      slope: 'Right idea: a slope',
      alt: 'Two graphs of risk by age from 10 to 24 years, without a scale of risk. Wrong idea: the risk jumps down on the 18th birthday. Right idea: it falls slowly, and 18 is a clear minimum.',
      note: 'The graphs show an idea, not measurements, and end at 24: at later ages there are other risks. 18 is a clear minimum that families and laws know.',
    },
    fr: {
      risk: 'Risque',
      age: 'Âge',
      step: 'Idée fausse : un saut',
      slope: 'Idée juste : une pente',
      alt: 'Deux courbes du risque selon l’âge, de 10 à 24 ans, sans échelle de risque. Idée fausse : le risque tombe d’un coup le jour des 18 ans. Idée juste : il baisse peu à peu, et 18 ans est un minimum clair.',
      note: 'Les courbes montrent une idée, pas des mesures, et s’arrêtent à 24 ans : plus tard, il y a d’autres risques. 18 ans est un minimum clair que familles et lois connaissent.',
    },
    es: {
      risk: 'Riesgo',
      age: 'Edad',
      step: 'Idea falsa: un salto',
      slope: 'Idea cierta: poco a poco',
      alt: 'Dos curvas del riesgo según la edad, de 10 a 24 años, sin escala de riesgo. Idea falsa: el riesgo cae de golpe al cumplir 18 años. Idea cierta: poco a poco a poco, y 18 es un mínimo claro.',
      note: 'Las curvas muestran una idea, no mediciones, y terminan a los 24 años: más tarde hay otros riesgos. 18 es un mínimo claro que familias y leyes conocen.',
    },
  },
  draw: ({ risk, age, step, slope }): Shape[] => [
    graph(0, { risk, age, words: step, curve: STEP, mark: cross(362, 16, 30) }),
    graph(172, { risk, age, words: slope, curve: SLOPE, mark: tick(361, 16, 34) }),
  ],
})

interface Graph {
  risk: string
  age: string
  words: string
  curve: string
  mark: Shape[]
}

function graph(y: number, { risk, age, words, curve, mark }: Graph): Shape {
  return group(
    [
      ...arrow([56, 132], [56, 28], { width: 4 }),
      line([54, 132], [340, 132], { stroke: 'ink', width: 4 }),
      line([at(18), 34], [at(18), 132], { stroke: 'inkSoft', width: 3, dash: [7, 6] }),
      path(curve, { stroke: 'terracotta', width: 8 }),
      group([text(risk, 0, 0)], { x: 44, y: 118, rotate: -90 }),
      text(age, at(14), 158, { anchor: 'middle' }),
      ...[10, 18, 24].map((years) => text(`${years}`, at(years), 158, { anchor: 'middle', bold: years === 18 })),
      text(words, 36, 24, { bold: true }),
      ...mark,
    ],
    { y },
  )
}
