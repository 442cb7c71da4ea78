import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { hundredPanels } from '../../kit/hundred.ts'

const figures = readFigures('effectiveness.md')
const ROWS = ['Symptothermal method', 'Standard Days Method', 'TwoDay Method', 'Ovulation method', 'No method'] as const
const VALUES = ROWS.map((row) => figureOf(figures, row, 0))

function listOf(names: string[]): string {
  return names.map((name, index) => `${name} ${VALUES[index]}`).join('; ')
}

const NAMES = {
  en: ['Sympto-thermal', 'Standard Days', 'TwoDay', 'Ovulation method', 'No method'],
  fr: ['Sympto-thermique', 'Jours fixes', 'Deux jours', 'Ovulation', 'Aucune méthode'],
  es: ['Sintotérmico', 'Días Fijos', 'Dos Días', 'Ovulación', 'Ningún método'],
}

/** Pregnancies among 100 women in a year of common use. */
export const famEffect = diagram({
  id: 'fam-effect',
  width: 'full',
  height: 272,
  texts: {
    en: {
      names: NAMES.en,
      alt: `Of 100 women, pregnant in a year of common use. ${listOf(NAMES.en)}.`,
      note: 'These are the numbers of common use; give those of correct use from the table as well.',
    },
    fr: {
      names: NAMES.fr,
      alt: `Sur 100 femmes, enceintes en un an d’emploi courant. ${listOf(NAMES.fr)}.`,
      note: 'Ce sont les chiffres de l’emploi courant ; donnez aussi ceux de l’emploi correct, dans le tableau.',
    },
    es: {
      names: NAMES.es,
      alt: `De 100 mujeres, embarazadas en un año de uso habitual. ${listOf(NAMES.es)}.`,
      note: 'Son las cifras del uso habitual; dé también las del uso correcto, de la tabla.',
    },
  },
  draw: ({ names }) =>
    hundredPanels(
      VALUES.map((value, index) => ({ value, caption: names[index] ?? '' })),
      WIDTHS.full,
    ),
})
