import { diagram, WIDTHS } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { shield } from './signs.ts'

const [LEFT, GAP, HEAD, ROW] = [388, 6, 62, 78] as const
const COLUMN = (WIDTHS.full - LEFT - GAP * 2) / 2

/** Condoms for infections, another method for pregnancy, both for both. */
export const dualProtection = diagram({
  id: 'dual-protection',
  width: 'full',
  height: HEAD + 3 * ROW + 2 * GAP,
  texts: {
    en: {
      rows: ['Condom alone', 'Implant, injection or pill alone', 'Condom with another method'],
      heads: ['Protects from HIV and other STIs', 'Protects from pregnancy'],
      note: 'Ask: which tool does which job? Only with a condom are there two shields; with another method as well, pregnancy is less likely still.',
      alt: 'A table with shields. A condom alone protects from HIV and other STIs, and from pregnancy. An implant, an injection or pills alone protect from pregnancy, not from HIV. A condom together with another method protects from both.',
    },
    fr: {
      rows: ['Préservatif seul', 'Implant, injection ou pilule seuls', 'Préservatif et autre méthode'],
      heads: ['Protège du VIH et des autres IST', 'Protège de la grossesse'],
      note: 'Demandez : quel outil fait quel travail ? Il y a deux boucliers seulement avec le préservatif ; avec une autre méthode en plus, la grossesse est encore moins probable.',
      alt: 'Un tableau avec des boucliers. Le préservatif seul protège du VIH et des autres IST, et de la grossesse. L’implant, l’injection ou la pilule seuls protègent de la grossesse, pas du VIH. Le préservatif avec une autre méthode protège des deux.',
    },
    es: {
      rows: ['Condón solo', 'Implante, inyección o píldora solos', 'Condón y otro método'],
      heads: ['Protege del VIH y de otras ITS', 'Protege del embarazo'],
      note: 'Pregunte qué herramienta hace qué trabajo. Solo con el condón hay dos escudos; con otro método además, el embarazo es aún menos probable.',
      alt: 'Una tabla con escudos. El condón solo protege del VIH y de otras ITS, y del embarazo. El implante, la inyección o la píldora solos protegen del embarazo, no del VIH. El condón con otro método protege de los dos.',
    },
  },
  draw: ({ rows, heads }): Shape[] => [
    ...heads.flatMap(
      (head, index) =>
        textBox(head, columnMiddle(index), HEAD / 2 - 2, COLUMN, { anchor: 'middle', middle: true, bold: true }).shapes,
    ),
    ...rows.flatMap((label, index) => [
      ...row(index, index !== 1),
      ...signs(index),
      ...textBox(label, 156, top(index) + ROW / 2, LEFT - 160, { bold: true, middle: true }).shapes,
    ]),
  ],
})

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

/** A row of the table: against infections, and against pregnancy. */
function row(index: number, isAgainstInfections: boolean): Shape[] {
  const y = top(index)
  return [
    rect(0, y, LEFT, ROW, { fill: ROW_FILLS[index] ?? 'sand', radius: 14 }),
    ...[isAgainstInfections, true].flatMap((isProtected, column) => [
      rect(columnMiddle(column) - COLUMN / 2, y, COLUMN, ROW, {
        fill: isProtected ? 'leafPale' : 'terracottaPale',
        radius: 14,
      }),
      ...(isProtected
        ? [group(shield(), { x: columnMiddle(column) - 34, y: y + 5, scale: 0.68 })]
        : cross(columnMiddle(column), y + ROW / 2, 44)),
    ]),
  ]
}
