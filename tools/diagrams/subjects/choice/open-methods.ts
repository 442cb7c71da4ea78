import { diagram } from '../../diagram.ts'
import { readFigures } from '../../figures.ts'
import { chips } from '../../kit/chip-table.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

interface OpenMethods {
  /** In docs/figures; its first two columns are drawn. */
  file: string
  /** Rows of the table, each with the sign of a method; a row with two methods stands twice. */
  rows: [row: string, sign: MethodSign][]
}

const [HEAD, ROW, LABEL, COLUMN] = [60, 55, 206, 88] as const

const YOUNG: OpenMethods = {
  file: 'methods-by-age.md',
  rows: [
    ['Pills, patch, ring', 'pills'],
    ['Implants', 'implant'],
    ['DMPA, NET-EN', 'injection'],
    ['Copper IUD, LNG-IUD', 'iud'],
  ],
}
const WITH_HIV: OpenMethods = {
  file: 'hiv-methods.md',
  rows: [
    ['Pills, patch, ring', 'pills'],
    ['Injectables, implants', 'injection'],
    ['Injectables, implants', 'implant'],
    ['Copper IUD, LNG-IUD', 'iud'],
    ['Condoms', 'condom'],
  ],
}

function textsOf({ file, rows }: OpenMethods, columns: [string, string], names: string[], head: string, note: string) {
  const figures = readFigures(file)
  const cells = rows.map(([row]) => (figures.get(row) ?? []).slice(0, 2))
  const read = cells.map(
    (row, index) => `${names[index]}: ${row.map((cell, at) => `${columns[at]} ${cell}`).join(', ')}`,
  )
  return { columns, cells, names, note, alt: `${head}. ${read.join('. ')}.` }
}

/** Signs of methods and their categories in two columns. */
function draw({ rows }: OpenMethods, { columns, cells, names }: ReturnType<typeof textsOf>): Shape[] {
  return [
    ...columns.map((_, index) =>
      rect(LABEL + COLUMN * index + 2, 0, COLUMN - 4, HEAD + ROW * rows.length, {
        fill: index % 2 === 0 ? 'indigoPale' : 'sand',
        radius: 10,
      }),
    ),
    ...columns.flatMap(
      (name, index) => textBox(name, middleOf(index), 2, COLUMN - 2, { paint: 'indigo', anchor: 'middle' }).shapes,
    ),
    ...rows.flatMap(([, sign], index): Shape[] => {
      const top = HEAD + index * ROW
      return [
        line([0, top], [380, top], { stroke: 'line', width: 2 }),
        methodSign(sign, { x: 2, y: top + 4, scale: 0.47 }),
        ...textBox(names[index] ?? '', 56, top + ROW / 2, LABEL - 56, { middle: true }).shapes,
        ...(cells[index] ?? []).flatMap((cell, at) => chips(cell, middleOf(at), top + ROW / 2, 17)),
      ]
    }),
  ]
}

function middleOf(column: number): number {
  return LABEL + COLUMN * (column + 0.5)
}

/** Adolescents: age closes no method. */
export const counsellingYoung = diagram({
  id: 'counselling-young',
  width: 'half',
  height: HEAD + ROW * YOUNG.rows.length,
  texts: {
    en: textsOf(
      YOUNG,
      ['Under 18', '18 or 19'],
      ['Pills, patch, ring', 'Implants', 'Injectables', 'IUDs'],
      'Categories for age alone',
      'Ask for a triangle or an octagon in the table. There is none.',
    ),
    fr: textsOf(
      YOUNG,
      ['Moins de 18', '18 ou 19'],
      ['Pilules, patch, anneau', 'Implants', 'Injectables', 'DIU'],
      'Catégories pour l’âge seul',
      'Demandez où se trouve un triangle ou un octogone. Il n’y en a pas.',
    ),
    es: textsOf(
      YOUNG,
      ['Menos de 18', '18 o 19'],
      ['Píldoras, parche, anillo', 'Implantes', 'Inyectables', 'DIU'],
      'Categorías solo por la edad',
      'Pregunte dónde hay un triángulo o un octágono. No hay ninguno.',
    ),
  },
  draw: (texts) => draw(YOUNG, texts),
})

/** Clients living with HIV: nearly all methods are possible. */
export const counsellingHiv = diagram({
  id: 'counselling-hiv',
  width: 'half',
  height: HEAD + ROW * WITH_HIV.rows.length,
  texts: {
    en: textsOf(
      WITH_HIV,
      ['Stage 1–2', 'Stage 3–4'],
      ['Pills, patch, ring', 'Injectables', 'Implants', 'IUDs', 'Condoms'],
      'Categories with HIV; after a slash, to go on with the method',
      'HIV itself, without medicines: those have rows of their own. Ask which row differs between the columns.',
    ),
    fr: textsOf(
      WITH_HIV,
      ['Stade 1–2', 'Stade 3–4'],
      ['Pilules, patch, anneau', 'Injectables', 'Implants', 'DIU', 'Préservatifs'],
      'Catégories avec le VIH ; après la barre, pour continuer la méthode',
      'Le VIH lui-même, sans les médicaments, qui ont leurs lignes. Demandez quelle ligne diffère entre les colonnes.',
    ),
    es: textsOf(
      WITH_HIV,
      ['Estadio 1–2', 'Estadio 3–4'],
      ['Píldoras, parche, anillo', 'Inyectables', 'Implantes', 'DIU', 'Condones'],
      'Categorías con VIH; tras la barra, para continuar el método',
      'El VIH en sí, sin los medicamentos, que tienen sus filas. Pregunte qué fila difiere entre las columnas.',
    ),
  },
  draw: (texts) => draw(WITH_HIV, texts),
})
