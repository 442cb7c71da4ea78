import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { hundred } from '../../kit/hundred.ts'
import { methodSign } from '../../kit/methods.ts'
import type { Paint } from '../../kit/palette.ts'
import { arrow, rect } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const figures = readFigures('efavirenz-and-methods.md')
/** Whole numbers, as the slide says them: about 1 and 3. */
const ABOUT = ['Implant and nevirapine', 'Implant and efavirenz'].map((row) => Math.round(figureOf(figures, row, 0)))

interface Words {
  implant: string
  medicines: [nevirapine: string, efavirenz: string]
  about: string
}

function textsOf(words: Words, head: string, note: string) {
  const fields = words.medicines.map(
    (medicine, index) => `${words.implant} ${medicine}: ${words.about} ${ABOUT[index]}`,
  )
  return { ...words, note, alt: `${head}. ${fields.join('; ')}.` }
}

const FILLS: Paint[] = ['sand', 'marigoldPale']
const [HEIGHT, GAP, STEP] = [312, 36, 21] as const
const PANEL = (WIDTHS.full - GAP) / 2
const DOTS = { x: 20, y: 90 } as const

/**
 * Pregnancies in a year with an implant and HIV medicines in western Kenya. DMPA stays out: the table has no figure without
 * efavirenz to compare it with.
 */
export const efavirenzHundred = diagram({
  id: 'efavirenz-hundred',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: textsOf(
      { implant: 'Implant', medicines: ['with nevirapine', 'with efavirenz'], about: 'about' },
      'Of 100 women with an implant, pregnant in a year, western Kenya, 2011 to 2013',
      'Each filled dot is a pregnancy among 100 women in a year. The picture compares two medicines and one method.',
    ),
    fr: textsOf(
      { implant: 'Implant', medicines: ['avec névirapine', 'avec éfavirenz'], about: 'environ' },
      'Sur 100 femmes avec un implant, enceintes en un an, ouest du Kenya, de 2011 à 2013',
      'Chaque point plein est une grossesse pour 100 femmes en un an. Le dessin compare deux médicaments, une seule méthode.',
    ),
    es: textsOf(
      { implant: 'Implante', medicines: ['con nevirapina', 'con efavirenz'], about: 'cerca de' },
      'De 100 mujeres con implante, embarazadas en un año, oeste de Kenia, de 2011 a 2013',
      'Cada punto lleno es un embarazo entre 100 mujeres en un año. El dibujo compara dos medicinas y un solo método.',
    ),
  },
  draw: ({ implant, medicines, about }) =>
    medicines
      .flatMap((medicine, index) => {
        const x = index * (PANEL + GAP)
        const right = x + (DOTS.x + STEP * 10 + PANEL) / 2
        return [
          rect(x, 0, PANEL, HEIGHT, { fill: FILLS[index] ?? 'sand', radius: 14 }),
          methodSign('implant', { x: x + 18, y: 10, scale: 0.68 }),
          text(implant, x + 100, 38, { bold: true, size: 26, paint: 'indigo' }),
          text(medicine, x + 100, 68, { size: 26 }),
          ...hundred(x + DOTS.x, DOTS.y, STEP, ABOUT[index] ?? 0, { paint: 'blood', isPale: true }),
          text(about, right, 172, { size: 28, bold: true, paint: 'terracotta', anchor: 'middle' }),
          text(`${ABOUT[index]}`, right, 244, { size: 76, bold: true, paint: 'terracotta', anchor: 'middle' }),
        ]
      })
      .concat(arrow([PANEL - 14, 40], [PANEL + GAP + 12, 40], { width: 7 })),
})
