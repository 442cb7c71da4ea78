import { diagram, WIDTHS } from '../../diagram.ts'
import { readFigures } from '../../figures.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { classMark, TEST_CLASSES, testClassOf } from './class-marks.ts'

const figures = [...readFigures('tests-before-a-method.md').values()]
const [LABEL, HEAD, ROW] = [176, 66, 57] as const
/** Widths of the columns; their bands have alternate colours. */
const COLUMNS = [170, 96, 110, 166, 118] as const
const BOTTOM = HEAD + figures.length * ROW

function textsOf(heads: string[], methods: string[], classes: string[], note: string) {
  const rows = methods.map((label, index) => ({ label, cells: (figures[index] ?? []).map(testClassOf) }))
  const legend = classes.map((words, index) => ({ kind: TEST_CLASSES[index] ?? 'A', words }))
  const read = rows.map(
    ({ label, cells }) => `${label}: ${cells.map((cell, index) => `${heads[index]} ${cell}`).join(', ')}`,
  )
  const key = legend.map(({ kind, words }) => `${kind} = ${words}`).join(', ')
  return { heads, rows, legend, note, alt: `${read.join('. ')}. ${key}.` }
}

const TEXTS = {
  en: textsOf(
    ['Pelvic or genital exam', 'STI risk', 'STI, HIV test', 'Haemoglobin', 'Blood pressure'],
    ['Pills, injection, implant', 'IUD', 'Female sterilization', 'Vasectomy'],
    ['must', 'helps', 'not needed', 'desirable'],
    'Let trainees count the dark squares in each row. How many has the first row? None.',
  ),
  fr: textsOf(
    ['Pelvien ou génital', 'Risque d’IST', 'Test IST, VIH', 'Hémoglobine', 'Tension'],
    ['Pilule, injection, implant', 'DIU', 'Stérilisation féminine', 'Vasectomie'],
    ['à faire', 'utile', 'inutile', 'souhaitable'],
    'Faites compter les carrés foncés de chaque ligne. Combien dans la première ? Aucun.',
  ),
  es: textsOf(
    ['Pélvico o genital', 'Riesgo de ITS', 'Prueba ITS, VIH', 'Hemoglobina', 'Presión'],
    ['Hormonales, no DIU', 'DIU', 'Esterilización femenina', 'Vasectomía'],
    ['se hace', 'ayuda', 'no hace falta', 'deseable'],
    'Pida que cuenten los cuadros oscuros de cada fila. ¿Cuántos tiene la primera? Ninguno.',
  ),
}

/** Which method needs which examination; classes as starter/figures/tests-before-a-method.md states them. */
export const testsByMethod = diagram({
  id: 'tests-by-method',
  width: 'full',
  height: BOTTOM + 44,
  texts: TEXTS,
  draw: drawTable,
})

function middleOf(column: number): number {
  const before = COLUMNS.slice(0, column).reduce((sum, width) => sum + width, 0)
  return LABEL + before + (COLUMNS[column] ?? 0) / 2
}

function drawTable({ heads, rows, legend }: ReturnType<typeof textsOf>): Shape[] {
  return [
    ...COLUMNS.map((width, index) =>
      rect(middleOf(index) - width / 2 + 2, 0, width - 4, BOTTOM, {
        fill: index % 2 === 0 ? 'indigoPale' : 'sand',
        radius: 10,
      }),
    ),
    ...heads.flatMap(
      (head, index) =>
        textBox(head, middleOf(index), 4, (COLUMNS[index] ?? 0) - 6, { bold: true, paint: 'indigo', anchor: 'middle' })
          .shapes,
    ),
    ...rows.flatMap(({ label, cells }, index): Shape[] => {
      const top = HEAD + index * ROW
      return [
        line([0, top], [WIDTHS.full, top], { stroke: 'inkSoft', width: 1.5 }),
        ...textBox(label, 0, top + ROW / 2, LABEL - 8, { middle: true }).shapes,
        ...cells.flatMap((cell, place) => classMark(cell, middleOf(place), top + ROW / 2, 24)),
      ]
    }),
    line([0, BOTTOM], [WIDTHS.full, BOTTOM], { stroke: 'line', width: 2 }),
    ...legend.flatMap(({ kind, words }, index): Shape[] => {
      const x = [0, 150, 290, 486][index] ?? 0
      return [...classMark(kind, x + 17, BOTTOM + 25, 17), text(words, x + 42, BOTTOM + 33)]
    }),
  ]
}
