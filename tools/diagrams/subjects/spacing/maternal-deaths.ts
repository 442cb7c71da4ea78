import { diagram } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import type { Paint } from '../../kit/palette.ts'
import { circle, group, path, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const figures = readFigures('benefits-of-family-planning.md')
const AVERTED = figureOf(figures, 'Maternal deaths averted by contraceptive use', 0)
const FURTHER = figureOf(figures, 'Further deaths averted if all need were met', 0)
/** 25 figures, as in the peg exercise. */
const ALL = 25
const NOW = Math.round((ALL * AVERTED) / 100)
const MORE = Math.round(((ALL - NOW) * FURTHER) / 100)

/** 25 women who would die without contraception: prevented today, preventable, remaining. */
export const maternalDeaths = diagram({
  id: 'maternal-deaths',
  width: 'half',
  height: 340,
  texts: {
    en: {
      now: 'prevented by contraception',
      more: 'if all need were met',
      left: 'need other care, too',
      alt: `25 figures of women. ${NOW} are green: their deaths are prevented by contraception. ${MORE} are yellow: prevented if all need were met. ${ALL - NOW - MORE} are black: they need other care, too.`,
      note: 'Each figure stands for 4 of 100 deaths that there would be without contraception. Take the pegs off while you count.',
    },
    fr: {
      now: 'évités par la contraception',
      more: 'si tout besoin était couvert',
      left: 'demandent d’autres soins',
      alt: `25 silhouettes de femmes. ${NOW} sont vertes : décès évités par la contraception. ${MORE} sont jaunes : évités si tout besoin était couvert. ${ALL - NOW - MORE} sont noires : elles demandent aussi d’autres soins.`,
      note: 'Chaque silhouette vaut 4 décès sur 100 qu’il y aurait sans contraception. Retirez les pinces en comptant.',
    },
    es: {
      now: 'evitadas por anticoncepción',
      more: 'si se cubriera todo',
      left: 'necesitan otra atención',
      alt: `25 figuras de mujeres. ${NOW} son verdes: muertes evitadas por la anticoncepción. ${MORE} son amarillas: evitadas si se cubriera toda la necesidad. ${ALL - NOW - MORE} son negras: necesitan también otra atención.`,
      note: 'Cada figura representa 4 de 100 muertes que habría sin anticoncepción. Quite las pinzas mientras cuenta.',
    },
  },
  draw: ({ now, more, left }): Shape[] => [
    ...Array.from({ length: ALL }, (_, index) => {
      const paint: Paint = index < NOW ? 'leaf' : index < NOW + MORE ? 'marigold' : 'ink'
      return woman(16 + (index % 9) * 41, 2 + Math.floor(index / 9) * 68, paint, index < NOW)
    }),
    ...key(NOW, now, 'leaf', 212),
    ...key(MORE, more, 'marigold', 258),
    ...key(ALL - NOW - MORE, left, 'ink', 304),
  ],
})

/** A small figure; with a white line for those whose death is prevented, for copies without colour. */
function woman(x: number, y: number, paint: Paint, isPrevented: boolean): Shape {
  return group(
    [
      circle(14, 9, 8.5, { fill: paint }),
      path('M14 19L29 60H-1Z', { fill: paint }),
      ...(isPrevented ? [path('M8 44l5 6 9 -12', { stroke: 'white', width: 3.5 })] : []),
    ],
    { x, y },
  )
}

function key(count: number, words: string, paint: Paint, y: number): Shape[] {
  return [
    circle(12, y + 12, 11, { fill: paint }),
    text(`${count}`, 62, y + 21, { bold: true, anchor: 'end' }),
    ...textBox(words, 72, y + 12, 306, { middle: true }).shapes,
  ]
}
