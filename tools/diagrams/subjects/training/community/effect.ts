import { diagram, WIDTHS } from '../../../diagram.ts'
import { figureOf, readFigures } from '../../../figures.ts'
import { hundredPanels } from '../../../kit/hundred.ts'

const figures = readFigures('effectiveness.md')
const ROWS = ['LAM', 'Progestin-only injectables', 'Combined pills', 'Standard Days Method', 'Male condoms'] as const
const VALUES = ROWS.map((row) => figureOf(figures, row, 0))

const CAPTIONS = {
  en: ['LAM, in its six months', 'DMPA', 'Pills', 'Standard Days', 'Male condoms'],
  fr: ['MAMA, sur six mois', 'DMPA', 'Pilules', 'Jours fixes', 'Préservatifs'],
  es: ['MELA, en seis meses', 'AMPD', 'Píldoras', 'Días Fijos', 'Condones'],
}

function listOf(names: string[]): string {
  return names.map((name, index) => `${name}: ${VALUES[index]}`).join('; ')
}

/** Methods in the bag and methods that a worker teaches, as grains of maize. */
export const communityEffect = diagram({
  id: 'community-effect',
  width: 'full',
  height: 272,
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
  draw: ({ captions }) =>
    hundredPanels(
      VALUES.map((value, index) => ({ value, caption: captions[index] ?? '' })),
      WIDTHS.full,
    ),
})
