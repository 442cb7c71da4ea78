import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { circle, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const figures = readFigures('babies-and-hiv.md')
const [LOW, HIGH] = [figureOf(figures, 'Without care', 0), figureOf(figures, 'Without care', 1)]
const WITH_CARE = figureOf(figures, 'With good care', 1)
const STEP = 16.4

/** 100 babies of mothers with HIV, without care and with it. */
export const babiesAndHiv = diagram({
  id: 'babies-and-hiv',
  width: 'full',
  height: 300,
  texts: {
    en: {
      without: `Without care: ${LOW} to ${HIGH} of 100 babies acquire HIV`,
      care: `With good care: fewer than ${WITH_CARE}`,
      alt: `Two fields of 100 dots. Without care, ${LOW} to ${HIGH} of 100 babies acquire HIV. With good care, fewer than ${WITH_CARE}.`,
      note: 'For a mother, begin with the second field. Ask what good care means here: treatment for her, medicine and tests for the baby.',
    },
    fr: {
      without: `Sans soins : ${LOW} à ${HIGH} bébés sur 100 ont le VIH`,
      care: `Avec de bons soins : moins de ${WITH_CARE}`,
      alt: `Deux champs de 100 points. Sans soins, ${LOW} à ${HIGH} bébés sur 100 acquièrent le VIH. Avec de bons soins, moins de ${WITH_CARE}.`,
      note: 'Avec une mère, commencez par le second champ. Demandez ce que veulent dire ici de bons soins : son traitement, médicament et tests du bébé.',
    },
    es: {
      without: `Sin atención: de ${LOW} a ${HIGH} de 100 bebés adquieren el VIH`,
      care: `Con buena atención: menos de ${WITH_CARE}`,
      alt: `Dos campos de 100 puntos. Sin atención, de ${LOW} a ${HIGH} de 100 bebés adquieren el VIH. Con buena atención, menos de ${WITH_CARE}.`,
      note: 'Con una madre, comience por el segundo campo. Pregunte qué es aquí buena atención: su tratamiento, medicina y pruebas para el bebé.',
    },
  },
  draw: ({ without, care }): Shape[] => [
    ...textBox(without, 0, 0, WIDTHS.full, { bold: true }).shapes,
    ...field(42, LOW, HIGH),
    ...textBox(care, 0, 162, WIDTHS.full, { bold: true, paint: 'leaf' }).shapes,
    ...field(204, WITH_CARE - 1, WITH_CARE - 1),
  ],
})

/** 100 dots in two rows: filled up to `low`, half-filled up to `high`. */
function field(top: number, low: number, high: number): Shape[] {
  return [
    rect(0, top, WIDTHS.full, 84, { fill: 'white', stroke: 'line', width: 2, radius: 10 }),
    ...Array.from({ length: 100 }, (_, index) => {
      const [x, y] = [16 + Math.floor(index / 2) * STEP, top + 24 + (index % 2) * 36]
      if (index < low) return circle(x, y, 6.8, { fill: 'terracotta' })
      return circle(
        x,
        y,
        6,
        index < high ? { fill: 'terracottaPale', stroke: 'terracotta', width: 3 } : { stroke: 'indigo', width: 1.8 },
      )
    }),
  ]
}
