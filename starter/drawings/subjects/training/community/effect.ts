import { diagram, WIDTHS } from '../../../diagram.ts'
import { figureOf, readFigures } from '../../../figures.ts'
import { hundred } from '../../../kit/hundred.ts'
import type { Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'

const figures = readFigures('effectiveness.md')
const ROWS = [
  'Copper IUD',
  'LAM',
  'Progestin-only injectables',
  'Combined pills',
  'Standard Days Method',
  'Male condoms',
] as const
const VALUES = ROWS.map((row) => figureOf(figures, row, 0))
const [COLUMN, STEP] = [WIDTHS.full / ROWS.length, 12.6] as const

const CAPTIONS = {
  en: ['IUDs, implants', 'LAM, in its six months', 'DMPA', 'Pills', 'Standard Days', 'Male condoms'],
  fr: ['DIU, implants', 'MAMA, sur six mois', 'DMPA', 'Pilules', 'Jours fixes', 'Préservatifs'],
  es: ['DIU, implantes', 'MELA, en seis meses', 'AMPD', 'Píldoras', 'Días Fijos', 'Condones'],
}

/** IUDs and implants stay below one woman: the copper IUD has the highest figure of them. */
function labelOf(value: number): string {
  return value < 1 ? '< 1' : `${value}`
}

function listOf(names: string[]): string {
  return names.map((name, index) => `${name}: ${labelOf(VALUES[index] ?? 0)}`).join('; ')
}

/** Methods of the bag, the clinic and those that a worker teaches, as grains of maize. */
export const communityEffect = diagram({
  id: 'community-effect',
  width: 'full',
  height: 270,
  texts: {
    en: {
      captions: CAPTIONS.en,
      alt: `Of 100 women, pregnant in the first year of common use. ${listOf(CAPTIONS.en)}.`,
      note: 'Each filled dot is a woman who becomes pregnant; let the group count them aloud.',
    },
    fr: {
      captions: CAPTIONS.fr,
      alt: `Sur 100 femmes, enceintes pendant la première année d’emploi courant. ${listOf(CAPTIONS.fr)}.`,
      note: 'Chaque point plein est une femme qui devient enceinte ; le groupe les compte à voix haute.',
    },
    es: {
      captions: CAPTIONS.es,
      alt: `De 100 mujeres, embarazadas en el primer año de uso habitual. ${listOf(CAPTIONS.es)}.`,
      note: 'Cada punto lleno es una mujer que queda embarazada; el grupo los cuenta en voz alta.',
    },
  },
  draw: ({ captions }): Shape[] =>
    VALUES.flatMap((value, index): Shape[] => {
      const middle = COLUMN * (index + 0.5)
      return [
        ...hundred(middle - STEP * 5, 4, STEP, Math.floor(value)),
        text(labelOf(value), middle, 172, { size: 36, bold: true, paint: 'terracotta', anchor: 'middle' }),
        ...textBox(captions[index] ?? '', middle, 182, COLUMN - 8, { anchor: 'middle' }).shapes,
      ]
    }),
})
