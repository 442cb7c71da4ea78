import { diagram, WIDTHS } from '../../diagram.ts'
import { tick } from '../../kit/marks.ts'
import type { Paint } from '../../kit/palette.ts'
import { circle, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const ROW = 112
const FILLS: Paint[] = ['leafPale', 'indigoPale', 'terracottaPale']

/** What to do where the law allows, is silent, or restricts. */
export const lawThreeWays = diagram({
  id: 'law-three-ways',
  width: 'half',
  height: ROW * 3 - 8,
  texts: {
    en: {
      titles: ['The law allows', 'The law is silent', 'The law restricts'],
      words: ['Serve her', 'No ban: her interest guides', 'Say what remains: information'],
      alt: 'Three cases. The law allows: serve her. The law is silent: that is no ban, good practice and her interest guide. The law restricts: say exactly what remains allowed; information nearly always is.',
      note: 'Put each line of the law sheet into one of the three rows.',
    },
    fr: {
      titles: ['La loi permet', 'La loi se tait', 'La loi limite'],
      words: ['On la sert', 'Pas d’interdit : son intérêt guide', 'Dire ce qui reste : l’information'],
      alt: 'Trois cas. La loi permet : on la sert. La loi se tait : ce n’est pas une interdiction, la bonne pratique et son intérêt guident. La loi limite : dire exactement ce qui reste permis ; l’information l’est presque toujours.',
      note: 'Rangez chaque ligne de la feuille de loi dans l’un des trois cas.',
    },
    es: {
      titles: ['La ley permite', 'La ley calla', 'La ley limita'],
      words: ['Se le atiende', 'No prohíbe: guía su interés', 'Decir qué queda: información'],
      alt: 'Tres casos. La ley permite: se le atiende. La ley calla: no prohíbe, guían la buena práctica y su interés. La ley limita: decir con exactitud qué queda permitido; la información casi siempre lo está.',
      note: 'Ponga cada línea de la hoja de ley en uno de los tres casos.',
    },
  },
  draw: ({ titles, words }): Shape[] =>
    titles.flatMap((title, index) => {
      const y = index * ROW
      return [
        rect(0, y, WIDTHS.half, ROW - 10, { fill: FILLS[index] ?? 'sand', radius: 12 }),
        ...(SIGNS[index]?.(46, y + (ROW - 10) / 2) ?? []),
        text(title, 92, y + 34, { bold: true }),
        ...textBox(words[index] ?? '', 92, y + 40, WIDTHS.half - 98).shapes,
      ]
    }),
})

const SIGNS: ((x: number, y: number) => Shape[])[] = [
  (x, y) => tick(x, y, 56),
  (x, y) => [circle(x, y, 26, { fill: 'white', stroke: 'indigo', width: 5, dash: [9, 7] })],
  (x, y) => [circle(x, y, 27, { fill: 'terracotta' }), path(`M${x - 14} ${y}h28`, { stroke: 'white', width: 10 })],
]
