import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { chart, wheel } from '../guidance/icons.ts'

const HEIGHT = 162

/** The wheel is for starting only; the chart has both. */
export const wheelOrChart = diagram({
  id: 'wheel-or-chart',
  width: 'half',
  height: HEIGHT * 2 + 12,
  texts: {
    en: {
      rows: ['She starts', 'She goes on, and is ill'],
      tools: ['Wheel', 'Chart'],
      alt: 'She starts a method: wheel and chart both answer. She uses a method already and becomes ill: the wheel does not answer, the chart does.',
      note: 'Give an example for each row and let pairs choose the tool before they look anything up.',
    },
    fr: {
      rows: ['Elle commence', 'Elle continue, malade'],
      tools: ['Disque', 'Tableau'],
      alt: 'Elle commence une méthode : le disque et le tableau répondent. Elle emploie déjà une méthode et tombe malade : le disque ne répond pas, le tableau oui.',
      note: 'Donnez un exemple pour chaque ligne ; par deux, on choisit l’outil avant de chercher.',
    },
    es: {
      rows: ['Ella inicia', 'Ya lo usa y enferma'],
      tools: ['Disco', 'Tabla'],
      alt: 'Ella inicia un método: el disco y la tabla responden. Ya usa un método y enferma: el disco no responde, la tabla sí.',
      note: 'Dé un ejemplo para cada fila; en parejas eligen la herramienta antes de buscar.',
    },
  },
  draw: ({ rows, tools }): Shape[] =>
    rows.flatMap((row, index) => {
      const top = index * (HEIGHT + 12)
      return [
        rect(0, top, 380, HEIGHT, { fill: index === 0 ? 'indigoPale' : 'marigoldPale', radius: 14 }),
        ...textBox(row, 190, top + 8, 364, { bold: true, anchor: 'middle' }).shapes,
        group(wheel(), { x: 34, y: top + 42, scale: 0.82 }),
        ...(index === 0 ? tick(122, top + 112, 34) : cross(122, top + 112, 32)),
        group(chart(), { x: 214, y: top + 42, scale: 0.82 }),
        ...tick(308, top + 112, 34),
        text(tools[0] ?? '', 75, top + 152, { anchor: 'middle' }),
        text(tools[1] ?? '', 255, top + 152, { anchor: 'middle' }),
      ]
    }),
})
