import { diagram } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { circle, group, type Look, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const figures = readFigures('benefits-of-family-planning.md')
const AVERTED = figureOf(figures, 'Maternal deaths averted by contraceptive use', 0)
const FURTHER = figureOf(figures, 'Further deaths averted if all need were met', 0)
/** 25 figures, as in the peg exercise. */
const ALL = 25
const NOW = Math.round((ALL * AVERTED) / 100)
const MORE = Math.round(((ALL - NOW) * FURTHER) / 100)

const GROUPS = [
  { count: NOW, columns: 4, width: 318 },
  { count: MORE, columns: 2, width: 186 },
  { count: ALL - NOW - MORE, columns: 4, width: 292 },
] as const
const GAP = 20

/** 25 women who would have died without contraception: alive today, alive if all need were met, in need of other care. */
export const maternalDeaths = diagram({
  id: 'maternal-deaths',
  width: 'full',
  height: 318,
  texts: {
    en: {
      words: ['live thanks to contraception', 'if all need were met', 'need other care, too'],
      alt: `25 figures of women who would have died without contraception. ${NOW} with a tick live thanks to contraception. ${MORE} with a broken outline would live if all need were met. ${ALL - NOW - MORE} black ones need other care, too.`,
      note: 'Each figure stands for 4 of 100 deaths that there would be without contraception. Take the pegs off while you count.',
    },
    fr: {
      words: ['vivent grâce à la contraception', 'si tout besoin était couvert', 'demandent aussi d’autres soins'],
      alt: `25 silhouettes de femmes qui seraient mortes sans contraception. ${NOW} avec une coche vivent grâce à la contraception. ${MORE} en tirets vivraient si tout besoin était couvert. ${ALL - NOW - MORE} noires demandent aussi d’autres soins.`,
      note: 'Chaque silhouette vaut 4 décès sur 100 qu’il y aurait sans contraception. Retirez les pinces en comptant.',
    },
    es: {
      words: ['viven gracias a la anticoncepción', 'si se cubriera todo', 'necesitan también otra atención'],
      alt: `25 figuras de mujeres que habrían muerto sin anticoncepción. ${NOW} con una marca viven gracias a la anticoncepción. ${MORE} con rayas vivirían si se cubriera toda la necesidad. ${ALL - NOW - MORE} negras necesitan también otra atención.`,
      note: 'Cada figura representa 4 de 100 muertes que habría sin anticoncepción. Quite las pinzas mientras cuenta.',
    },
  },
  draw: ({ words }): Shape[] =>
    GROUPS.flatMap(({ count, columns, width }, index) => {
      const x = GROUPS.slice(0, index).reduce((sum, { width: each }) => sum + each + GAP, 0)
      return [
        rect(x, 0, width, 318, { fill: PANEL_FILLS[(index + 2) % 5] ?? 'sand', radius: 14 }),
        ...Array.from({ length: count }, (_, at) =>
          woman(x + 14 + (at % columns) * 48, 10 + Math.floor(at / columns) * 74, index),
        ),
        text(`${count}`, x + width - 14, 60, { bold: true, size: 48, anchor: 'end' }),
        ...textBox(words[index] ?? '', x + width / 2, 276, width - 12, { bold: true, anchor: 'middle', middle: true })
          .shapes,
      ]
    }),
})

/** A figure with the sign of its group: a tick, a broken outline, or black. */
function woman(x: number, y: number, groupIndex: number): Shape {
  const look: Look =
    groupIndex === 1
      ? { fill: 'white', stroke: 'ink', width: 3, dash: [5, 4] }
      : { fill: groupIndex === 0 ? 'leaf' : 'ink' }
  return group(
    [
      circle(18, 11, 10, look),
      path('M18 24L35 66H1Z', look),
      ...(groupIndex === 0 ? [path('M10 50l6 7 11 -15', { stroke: 'white', width: 4.5 })] : []),
    ],
    { x, y },
  )
}
