import { diagram } from '../../../diagram.ts'
import { arrow, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'

/** Insertions and removals side by side on one page. */
export const inAndOut = diagram({
  id: 'supervision-in-and-out',
  width: 'half',
  height: 318,
  texts: {
    en: {
      heads: ['Put in', 'Taken out'],
      words: 'Both counted, no target for either',
      alt: 'Two equal columns: an arm with an implant that is put in, and an arm with an implant that is taken out. Both are counted, and there is no target for either.',
      note: 'Ask where requests for removal are written down at this facility, also those not done.',
    },
    fr: {
      heads: ['Posés', 'Retirés'],
      words: 'Les deux comptés, aucun objectif',
      alt: 'Deux colonnes égales : un bras avec un implant qu’on pose, et un bras avec un implant qu’on retire. Les deux sont comptés, sans objectif pour l’un ni pour l’autre.',
      note: 'Demandez où l’on note ici les demandes de retrait, même celles qui n’ont pas été faites.',
    },
    es: {
      heads: ['Puestos', 'Retirados'],
      words: 'Se cuentan los dos, sin meta',
      alt: 'Dos columnas iguales: un brazo con un implante que se pone y un brazo con un implante que se retira. Los dos se cuentan y ninguno tiene meta.',
      note: 'Pregunte dónde se anotan aquí las solicitudes de retiro, también las que no se hicieron.',
    },
  },
  draw: ({ heads, words }): Shape[] => [
    ...heads.flatMap((head, index): Shape[] => {
      const x = index * 196
      return [
        rect(x, 0, 184, 240, { fill: index === 0 ? 'indigoPale' : 'marigoldPale', radius: 14 }),
        text(head, x + 92, 34, { bold: true, paint: index === 0 ? 'indigo' : 'leaf', anchor: 'middle' }),
        path(
          `M${x + 12} 220C${x + 22} 164 ${x + 82} 134 ${x + 172} 146V206C${x + 120} 200 ${x + 82} 206 ${x + 70} 224Z`,
          {
            fill: 'skin',
          },
        ),
        path(`M${x + 84} 182L${x + 128} 170`, { stroke: 'ink', width: 13 }),
        path(`M${x + 84} 182L${x + 128} 170`, { stroke: 'white', width: 7 }),
        ...(index === 0
          ? arrow([x + 92, 60], [x + 104, 150], { paint: 'indigo', width: 11 })
          : arrow([x + 104, 150], [x + 92, 58], { paint: 'leaf', width: 11 })),
      ]
    }),
    ...textBox(words, 190, 252, 376, { bold: true, anchor: 'middle' }).shapes,
  ],
})
