import { diagram } from '../../diagram.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import type { Paint } from '../../kit/palette.ts'
import { arrow, group, line, rect, type Shape } from '../../kit/shapes.ts'
import { classMark, type TestClass } from './class-marks.ts'
import { cuff, tube } from './icons.ts'

interface Example {
  kind: TestClass
  test: () => Shape[]
  method: MethodSign
}

const ROW = 112
const FILLS: Record<TestClass, Paint> = { A: 'indigoPale', B: 'marigoldPale', C: 'leafPale', W: 'sand' }

/** One example of each class; classes as starter/figures/tests-before-a-method.md states them. */
const EXAMPLES: Example[] = [
  { kind: 'A', test: cuff, method: 'tubes' },
  { kind: 'B', test: tube, method: 'iud' },
  { kind: 'C', test: tube, method: 'pills' },
]

/** Three classes of examinations and tests before a method, each with an example. */
export const testClasses = diagram({
  id: 'test-classes',
  width: 'half',
  height: ROW * 3 - 8,
  texts: {
    en: {
      alt: 'Three classes with an example each. A, must be done: blood pressure before female sterilization; the way to the method leads through the test. B, helps: haemoglobin before an IUD, weighed against the delay. C, not needed: a test for HIV or STIs before pills; the way to the method leads past the test, which is never a condition.',
      note: 'Let trainees add one more example to each class before the next slide. Class C is no ban; it is never the price of a method.',
    },
    fr: {
      alt: 'Trois classes avec un exemple chacune. A, à faire : la tension avant la stérilisation féminine ; le chemin vers la méthode passe par l’examen. B, utile : l’hémoglobine avant un DIU, à peser contre le retard. C, inutile : un test du VIH ou d’IST avant la pilule ; le chemin passe à côté de l’examen, qui n’est jamais une condition.',
      note: 'Faites ajouter un exemple à chaque classe avant la diapositive suivante. La classe C n’interdit rien ; elle n’est jamais le prix d’une méthode.',
    },
    es: {
      alt: 'Tres clases con un ejemplo cada una. A, se hace: la presión antes de la esterilización femenina; el camino al método pasa por el examen. B, ayuda: la hemoglobina antes de un DIU, pesada contra la demora. C, no hace falta: una prueba de VIH o ITS antes de la píldora; el camino pasa al lado del examen, que nunca es condición.',
      note: 'Pida otro ejemplo para cada clase antes de la siguiente diapositiva. La clase C no prohíbe; nunca es el precio de un método.',
    },
  },
  draw: () => EXAMPLES.flatMap((example, index) => row(example, index * ROW)),
})

function row({ kind, test, method }: Example, top: number): Shape[] {
  const y = top + 50
  const isNeeded = kind !== 'C'
  return [
    rect(0, top, 380, ROW - 8, { fill: FILLS[kind], radius: 14 }),
    ...classMark(kind, 42, y, 28),
    rect(92, y - 40, 80, 80, {
      fill: 'white',
      stroke: isNeeded ? 'ink' : 'steelDark',
      width: kind === 'A' ? 5 : 2.5,
      ...(isNeeded ? {} : { dash: [7, 6] }),
      radius: 10,
    }),
    group(test(), { x: 99, y: y - 33, scale: 0.66 }),
    ...way(kind, y),
    methodSign(method, { x: 290, y: y - 40, scale: 0.8 }),
  ]
}

/** Through the test, weighed against the time, or past it. */
function way(kind: TestClass, y: number): Shape[] {
  if (kind === 'A') return arrow([178, y], [284, y], { width: 9 })
  if (kind === 'B')
    return [
      line([178, y + 32], [284, y + 32], { stroke: 'ink', width: 5, dash: [9, 7] }),
      ...clock(231, y - 8, 28, 0.7),
    ]
  return arrow([12, y + 46], [284, y + 30], { paint: 'leaf', width: 7 })
}
