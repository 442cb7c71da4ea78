import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { hundred } from '../../kit/hundred.ts'
import { methodSign } from '../../kit/methods.ts'
import type { Paint } from '../../kit/palette.ts'
import { arrow, rect } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const figures = readFigures('efavirenz-and-methods.md')
/** Whole numbers, as the slide says them: about 1, 3 and 5. */
const ABOUT = ['Implant and nevirapine', 'Implant and efavirenz', 'DMPA and efavirenz'].map((row) =>
  Math.round(figureOf(figures, row, 0)),
)

interface Words {
  methods: [implant: string, dmpa: string]
  medicines: [nevirapine: string, efavirenz: string]
  about: string
}

/** Method and medicine of each field of dots. */
function fieldsOf({ methods: [implant, dmpa], medicines: [nevirapine, efavirenz] }: Words): [string, string][] {
  return [
    [implant, nevirapine],
    [implant, efavirenz],
    [dmpa, efavirenz],
  ]
}

function textsOf(words: Words, head: string, note: string) {
  const fields = fieldsOf(words).map((names, index) => `${names.join(', ')}: ${words.about} ${ABOUT[index]}`)
  return { ...words, note, alt: `${head}. ${fields.join('; ')}.` }
}

const FILLS: Paint[] = ['sand', 'marigoldPale', 'indigoPale']
const [HEIGHT, GAP, STEP] = [308, 20, 18] as const
const PANEL = (WIDTHS.full - GAP * 2) / 3

/** Pregnancies in a year with HIV medicines in western Kenya. */
export const efavirenzHundred = diagram({
  id: 'efavirenz-hundred',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: textsOf(
      { methods: ['Implant', 'DMPA'], medicines: ['with nevirapine', 'with efavirenz'], about: 'about' },
      'Of 100 women, pregnant in a year, western Kenya, 2011 to 2013',
      'Each filled dot is a pregnancy among 100 women in a year. Ask what this picture says to “efavirenz, therefore injection”.',
    ),
    fr: textsOf(
      { methods: ['Implant', 'DMPA'], medicines: ['avec névirapine', 'avec éfavirenz'], about: 'environ' },
      'Sur 100 femmes, enceintes en un an, ouest du Kenya, de 2011 à 2013',
      'Chaque point plein est une grossesse pour 100 femmes en un an. Que répond ce dessin à « éfavirenz, donc injection » ?',
    ),
    es: textsOf(
      { methods: ['Implante', 'AMPD'], medicines: ['con nevirapina', 'con efavirenz'], about: 'cerca de' },
      'De 100 mujeres, embarazadas en un año, oeste de Kenia, de 2011 a 2013',
      'Cada punto lleno es un embarazo entre 100 mujeres en un año. ¿Qué responde el dibujo a «efavirenz, luego inyección»?',
    ),
  },
  draw: (words) =>
    fieldsOf(words)
      .flatMap(([method, medicine], index) => {
        const x = index * (PANEL + GAP)
        const middle = x + PANEL / 2
        return [
          rect(x, 0, PANEL, HEIGHT, { fill: FILLS[index] ?? 'sand', radius: 14 }),
          methodSign(index === 2 ? 'injection' : 'implant', { x: x + 14, y: 8, scale: 0.6 }),
          text(method, x + 86, 34, { bold: true, paint: 'indigo' }),
          text(medicine, x + 86, 62),
          ...hundred(middle - 5 * STEP, 78, STEP, ABOUT[index] ?? 0, { paint: 'blood', isPale: true }),
          text(`${words.about} ${ABOUT[index]}`, middle, 294, {
            size: 36,
            bold: true,
            paint: 'terracotta',
            anchor: 'middle',
          }),
        ]
      })
      .concat(arrow([PANEL - 16, 168], [PANEL + GAP + 18, 168], { width: 7 })),
})
