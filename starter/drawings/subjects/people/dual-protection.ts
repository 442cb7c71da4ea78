import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { shield } from './signs.ts'

const figures = readFigures('effectiveness.md')
const [CONDOM, IMPLANT, PILL] = ['Male condoms', 'Implants', 'Combined pills'].map((name) => figureOf(figures, name, 0))

const [LEFT, GAP, HEAD, ROW] = [388, 6, 62, 78] as const
const COLUMN = (WIDTHS.full - LEFT - GAP * 2) / 2

/** What each way does: infections, and pregnancies in a year of common use. */
export const dualProtection = diagram({
  id: 'dual-protection',
  width: 'full',
  height: HEAD + 3 * ROW + 2 * GAP,
  texts: {
    en: {
      rows: ['Condom alone', 'Implant, injection or pill alone', 'Condom with another method'],
      heads: ['Protects from HIV and other STIs', 'Pregnant in a year, of 100'],
      pregnant: [`${CONDOM}`, `${IMPLANT} to ${PILL}`, 'fewest'],
      note: 'Ask: which tool does which job? Only a condom has the shield against infections; with another method as well, fewest become pregnant. The numbers are for common use, of male condoms, and from implants to pills.',
      alt: `A table. A condom alone protects from HIV and other STIs; ${CONDOM} of 100 become pregnant in a year of common use. An implant, an injection or pills alone do not protect from HIV; ${IMPLANT} to ${PILL} of 100 become pregnant. A condom together with another method protects from HIV and STIs, and fewest become pregnant.`,
    },
    fr: {
      rows: ['Préservatif seul', 'Implant, injection ou pilule seuls', 'Préservatif et autre méthode'],
      heads: ['Protège du VIH et des autres IST', 'Enceintes en un an, sur 100'],
      pregnant: [`${CONDOM}`, `${comma(IMPLANT)} à ${PILL}`, 'le moins'],
      note: 'Demandez : quel outil fait quel travail ? Seul le préservatif a le bouclier contre les infections ; avec une autre méthode en plus, il y a le moins de grossesses. Les nombres valent pour l’emploi courant, du préservatif masculin, et de l’implant à la pilule.',
      alt: `Un tableau. Le préservatif seul protège du VIH et des autres IST ; ${CONDOM} femmes sur 100 sont enceintes en un an d’emploi courant. L’implant, l’injection ou la pilule seuls ne protègent pas du VIH ; ${comma(IMPLANT)} à ${PILL} sur 100 sont enceintes. Le préservatif avec une autre méthode protège du VIH et des IST, avec le moins de grossesses.`,
    },
    es: {
      rows: ['Condón solo', 'Implante, inyección o píldora solos', 'Condón y otro método'],
      heads: ['Protege del VIH y de otras ITS', 'Embarazo en un año, de 100'],
      pregnant: [`${CONDOM}`, `${comma(IMPLANT)} a ${PILL}`, 'menos'],
      note: 'Pregunte qué herramienta hace qué trabajo. Solo el condón tiene el escudo contra las infecciones; con otro método además, hay menos embarazos. Los números son del uso habitual, del condón masculino, y del implante a la píldora.',
      alt: `Una tabla. El condón solo protege del VIH y de otras ITS; ${CONDOM} de 100 se embarazan en un año de uso habitual. El implante, la inyección o la píldora solos no protegen del VIH; de ${comma(IMPLANT)} a ${PILL} de 100 se embarazan. El condón con otro método protege del VIH y de las ITS, con menos embarazos.`,
    },
  },
  draw: ({ rows, heads, pregnant }): Shape[] => [
    ...heads.flatMap(
      (head, index) =>
        textBox(head, columnMiddle(index), HEAD / 2 - 2, COLUMN, { anchor: 'middle', middle: true, bold: true }).shapes,
    ),
    ...rows.flatMap((label, index) => [
      ...row(index, pregnant[index] ?? '', index !== 1),
      ...signs(index),
      ...textBox(label, 156, top(index) + ROW / 2, LEFT - 160, { bold: true, middle: true }).shapes,
    ]),
  ],
})

function comma(value: number | undefined): string {
  return `${value}`.replace('.', ',')
}

const top = (index: number) => HEAD + index * (ROW + GAP)

/** The methods of a row. */
function signs(index: number): Shape[] {
  const y = top(index)
  if (index === 0) return [methodSign('condom', { x: 36, y: y + 3, scale: 0.72 })]
  if (index === 1) {
    return [
      methodSign('implant', { x: 3, y: y + 14, scale: 0.5 }),
      methodSign('injection', { x: 50, y: y + 14, scale: 0.5 }),
      methodSign('pills', { x: 97, y: y + 14, scale: 0.5 }),
    ]
  }
  return [
    methodSign('condom', { x: 4, y: y + 8, scale: 0.62 }),
    path(`M68 ${y + 39}h18M77 ${y + 30}v18`, { stroke: 'ink', width: 5 }),
    methodSign('implant', { x: 88, y: y + 8, scale: 0.62 }),
  ]
}

function columnMiddle(index: number): number {
  return LEFT + GAP + index * (COLUMN + GAP) + COLUMN / 2
}

const ROW_FILLS = ['indigoPale', 'sand', 'marigoldPale'] as const

/** A row of the table: protection from infections, and pregnancies. */
function row(index: number, pregnant: string, isAgainstInfections: boolean): Shape[] {
  const y = top(index)
  return [
    rect(0, y, LEFT, ROW, { fill: ROW_FILLS[index] ?? 'sand', radius: 14 }),
    rect(columnMiddle(0) - COLUMN / 2, y, COLUMN, ROW, {
      fill: isAgainstInfections ? 'leafPale' : 'terracottaPale',
      radius: 14,
    }),
    ...(isAgainstInfections
      ? [group(shield(), { x: columnMiddle(0) - 34, y: y + 5, scale: 0.68 })]
      : cross(columnMiddle(0), y + ROW / 2, 44)),
    rect(columnMiddle(1) - COLUMN / 2, y, COLUMN, ROW, { fill: 'sand', radius: 14 }),
    text(pregnant, columnMiddle(1), y + 51, { size: 34, bold: true, anchor: 'middle' }),
  ]
}
