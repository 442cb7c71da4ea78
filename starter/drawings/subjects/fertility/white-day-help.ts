import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { methodSign } from '../../kit/methods.ts'
import { path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const DAYS = figureOf(readFigures('intrauterine-devices.md'), 'Emergency use of copper IUD', 0)
const [TOP, CARD] = [150, 182] as const

/** Emergency pills or a copper IUD after a fertile day without protection. */
export const whiteDayHelp = diagram({
  id: 'white-day-help',
  width: 'half',
  height: 332,
  texts: {
    en: {
      days: 'Days after unprotected sex',
      or: 'or',
      names: ['Emergency pill', 'Copper IUD'],
      alt: `Boxes for day 1 to day ${DAYS} after unprotected sex. Below: emergency pills, as soon as possible, or a copper IUD.`,
      note: 'Name a day: what can she still have, and who gives it in your clinic?',
    },
    fr: {
      days: 'Jours après le rapport',
      or: 'ou',
      names: ['Pilule d’urgence', 'DIU au cuivre'],
      alt: `Des cases du jour 1 au jour ${DAYS} après un rapport non protégé. En bas : la pilule d’urgence, le plus tôt possible, ou un DIU au cuivre.`,
      note: 'Nommez un jour : que peut-elle encore recevoir, et qui le donne chez vous ?',
    },
    es: {
      days: 'Días tras la relación',
      or: 'o',
      names: ['Píldora de emergencia', 'DIU de cobre'],
      alt: `Casillas del día 1 al día ${DAYS} después de una relación sin protección. Abajo: la píldora de emergencia, cuanto antes, o un DIU de cobre.`,
      note: 'Nombre un día: ¿qué puede recibir todavía, y quién lo da en su servicio?',
    },
  },
  draw: ({ days, or, names }): Shape[] => [
    text(days, WIDTHS.half / 2, 24, { bold: true, paint: 'indigo', anchor: 'middle' }),
    ...Array.from({ length: DAYS }, (_, index) => index).flatMap((index): Shape[] => [
      rect(4 + index * 76, 38, 68, 64, { fill: 'indigoPale', stroke: 'indigo', width: 4, radius: 8 }),
      text(`${index + 1}`, 38 + index * 76, 84, { size: 40, bold: true, anchor: 'middle' }),
    ]),
    path('M6 114V130H374V114', { stroke: 'ink', width: 4 }),
    ...(['emergency', 'iud'] as const).flatMap((sign, index): Shape[] => {
      const x = index * 212
      return [
        rect(x, TOP, 168, CARD, { fill: 'sand', radius: 14 }),
        methodSign(sign, { x: x + 34, y: TOP + 10 }),
        ...textBox(names[index] ?? '', x + 84, TOP + 114, 164, { anchor: 'middle' }).shapes,
      ]
    }),
    text(or, WIDTHS.half / 2, TOP + 70, { bold: true, anchor: 'middle' }),
  ],
})
