import { diagram } from '../../diagram.ts'
import { readFigures } from '../../figures.ts'
import { chips } from '../../kit/chip-table.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

interface OpenMethods {
  /** In starter/figures; its first two columns are drawn. */
  file: string
  /** Rows of the table, each with the signs of one or two methods. */
  rows: [row: string, ...signs: MethodSign[]][]
  /** A last row from another table. */
  extra?: { file: string; row: string; signs: MethodSign[] }
}

const [HEAD, ROW, LABEL, COLUMN] = [62, 69, 206, 88] as const

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
    ['Injectables, implants', 'injection', 'implant'],
    ['Copper IUD, LNG-IUD', 'iud'],
  ],
  extra: { file: 'hiv-medicines.md', row: 'Efavirenz, nevirapine', signs: ['pills', 'implant'] },
}

function textsOf(
  { file, rows, extra }: OpenMethods,
  columns: [string, string],
  names: string[],
  head: string,
  note: string,
) {
  const figures = readFigures(file)
  const cells = [
    ...rows.map(([row]) => (figures.get(row) ?? []).slice(0, 2)),
    ...(extra ? [(readFigures(extra.file).get(extra.row) ?? []).slice(0, 2)] : []),
  ]
  const read = cells.map(
    (row, index) => `${names[index]}: ${row.map((cell, at) => `${columns[at]} ${cell}`).join(', ')}`,
  )
  return { columns, cells, names, note, alt: `${head}. ${read.join('. ')}.` }
}

/** Signs of methods and their categories in two columns. */
function draw({ rows, extra }: OpenMethods, { columns, cells, names }: ReturnType<typeof textsOf>): Shape[] {
  const signsOf = [...rows.map(([, ...signs]) => signs), ...(extra ? [extra.signs] : [])]
  return [
    ...columns.map((_, index) =>
      rect(LABEL + COLUMN * index + 2, 0, COLUMN - 4, HEAD + ROW * signsOf.length, {
        fill: index % 2 === 0 ? 'indigoPale' : 'sand',
        radius: 10,
      }),
    ),
    ...columns.flatMap(
      (name, index) => textBox(name, middleOf(index), 2, COLUMN - 2, { paint: 'indigo', anchor: 'middle' }).shapes,
    ),
    ...signsOf.flatMap((signs, index): Shape[] => {
      const top = HEAD + index * ROW
      const size = signs.length > 1 ? 36 : 52
      const left = signs.length * (size + 2) + 4
      return [
        line([0, top], [380, top], { stroke: 'line', width: 2 }),
        ...signs.map((sign, at) =>
          methodSign(sign, { x: at * (size + 2), y: top + (ROW - size) / 2, scale: size / 100 }),
        ),
        ...textBox(names[index] ?? '', left, top + ROW / 2, LABEL - left, { middle: true }).shapes,
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

/** Clients living with HIV: nearly all methods are possible, and efavirenz asks for more explanation. */
export const counsellingHiv = diagram({
  id: 'counselling-hiv',
  width: 'half',
  height: HEAD + ROW * (WITH_HIV.rows.length + 1),
  texts: {
    en: textsOf(
      WITH_HIV,
      ['Stage 1–2', 'Stage 3–4'],
      ['Pills, patch, ring', 'Injectables, implants', 'IUDs: start / continue', 'with efavirenz'],
      'Categories with HIV; after a slash, to go on with the method; last row: pills or implant with efavirenz',
      'The first rows are for HIV itself, the last for pills or an implant with efavirenz. Ask which row differs between the columns.',
    ),
    fr: textsOf(
      WITH_HIV,
      ['Stade 1–2', 'Stade 3–4'],
      ['Pilules, patch, anneau', 'Injectables, implants', 'DIU : début / suite', 'avec éfavirenz'],
      'Catégories avec le VIH ; après la barre, pour continuer la méthode ; dernière ligne : pilules ou implant avec éfavirenz',
      'Les premières lignes sont pour le VIH lui-même, la dernière pour pilules ou implant avec éfavirenz. Quelle ligne diffère entre les colonnes ?',
    ),
    es: textsOf(
      WITH_HIV,
      ['Estadio 1–2', 'Estadio 3–4'],
      ['Píldoras, parche, anillo', 'Inyectables, implantes', 'DIU: inicio / seguir', 'con efavirenz'],
      'Categorías con VIH; tras la barra, para continuar el método; última fila: píldoras o implante con efavirenz',
      'Las primeras filas son para el VIH en sí, la última para píldoras o implante con efavirenz. ¿Qué fila difiere entre las columnas?',
    ),
  },
  draw: (texts) => draw(WITH_HIV, texts),
})
