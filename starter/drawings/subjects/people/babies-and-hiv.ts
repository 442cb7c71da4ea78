import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { circle, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const figures = readFigures('babies-and-hiv.md')
const [LOW, HIGH] = [figureOf(figures, 'Without care', 0), figureOf(figures, 'Without care', 1)]
const WITH_CARE = figureOf(figures, 'With good care', 1)
const HALF = WIDTHS.full / 2
/** Between the middles of two dots. */
const STEP = 22

/** 100 babies of mothers with HIV, without care and with it. */
export const babiesAndHiv = diagram({
  id: 'babies-and-hiv',
  width: 'full',
  height: 334,
  texts: {
    en: {
      without: `Without care: ${LOW} to ${HIGH} of 100 babies acquire HIV`,
      care: `With good care: 0 to fewer than ${WITH_CARE}`,
      legend: ['at least', 'up to'],
      alt: `Two fields of 100 dots. Without care, ${LOW} to ${HIGH} of 100 babies acquire HIV. With good care, fewer than ${WITH_CARE}.`,
      note: 'For a mother, begin with the second field. Ask what good care means here: treatment for her, medicine and tests for the baby.',
    },
    fr: {
      without: `Sans soins : ${LOW} à ${HIGH} bébés sur 100 ont le VIH`,
      care: `Avec de bons soins : de 0 à moins de ${WITH_CARE}`,
      legend: ['au moins', 'jusqu’à'],
      alt: `Deux champs de 100 points. Sans soins, ${LOW} à ${HIGH} bébés sur 100 acquièrent le VIH. Avec de bons soins, moins de ${WITH_CARE}.`,
      note: 'Avec une mère, commencez par le second champ. Demandez ce que veulent dire ici de bons soins : son traitement, médicament et tests du bébé.',
    },
    es: {
      without: `Sin atención: de ${LOW} a ${HIGH} de 100 bebés adquieren el VIH`,
      care: `Con buena atención: de 0 a menos de ${WITH_CARE}`,
      legend: ['al menos', 'hasta'],
      alt: `Dos campos de 100 puntos. Sin atención, de ${LOW} a ${HIGH} de 100 bebés adquieren el VIH. Con buena atención, menos de ${WITH_CARE}.`,
      note: 'Con una madre, comience por el segundo campo. Pregunte qué es aquí buena atención: su tratamiento, medicina y pruebas para el bebé.',
    },
  },
  draw: ({ without, care, legend: [least = '', most = ''] }): Shape[] => [
    ...textBox(without, HALF / 2, 0, HALF - 30, { bold: true, anchor: 'middle' }).shapes,
    ...field({ x: (HALF - 10 * STEP) / 2, top: 70, inRow: 10, step: STEP }, LOW, HIGH),
    ...dot(HALF / 2 - 150, 318, 9, 'filled'),
    text(least, HALF / 2 - 132, 326),
    ...dot(HALF / 2 + 20, 318, 9, 'range'),
    text(most, HALF / 2 + 38, 326),
    ...textBox(care, HALF * 1.5, 0, HALF - 30, { bold: true, paint: 'leaf', anchor: 'middle' }).shapes,
    ...field({ x: HALF + (HALF - 10 * STEP) / 2, top: 70, inRow: 10, step: STEP }, 0, WITH_CARE),
  ],
})

interface Field {
  x: number
  top: number
  inRow: number
  step: number
}

/** 100 dots in rows: filled up to `low`, ringed up to `high`. `Fewer than` has no lower number: its last dot is dashed. */
function field({ x, top, inRow, step }: Field, low: number, high: number): Shape[] {
  return Array.from({ length: 100 }, (_, index) =>
    dot(
      x + ((index % inRow) + 0.5) * step,
      top + (Math.floor(index / inRow) + 0.5) * step,
      step * 0.4,
      index < low ? 'filled' : index < high - (low === 0 ? 1 : 0) ? 'range' : index < high ? 'edge' : 'none',
    ),
  ).flat()
}

function dot(x: number, y: number, radius: number, kind: 'filled' | 'range' | 'edge' | 'none'): Shape[] {
  if (kind === 'filled') return [circle(x, y, radius, { fill: 'terracotta' })]
  if (kind === 'range') return [circle(x, y, radius - 1, { fill: 'terracottaPale', stroke: 'terracotta', width: 3.5 })]
  if (kind === 'edge') return [circle(x, y, radius - 1, { stroke: 'terracotta', width: 2.5, dash: [3, 5] })]
  return [circle(x, y, radius - 1, { stroke: 'steel', width: 2 })]
}
