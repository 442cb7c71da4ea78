import { type Diagram, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { hundredPanels } from '../../kit/hundred.ts'

const figures = readFigures('effectiveness.md')

const WORDS: Record<Language, { typical: string; correct: string; alt: string }> = {
  en: { typical: 'As commonly used', correct: 'Used correctly', alt: 'Of 100 women, pregnant in the first year' },
  fr: { typical: 'Emploi courant', correct: 'Emploi correct', alt: 'Sur 100 femmes, enceintes la première année' },
  es: { typical: 'Uso habitual', correct: 'Uso correcto', alt: 'De 100 mujeres, embarazadas en el primer año' },
}

const NOTES: Record<Language, string> = {
  en: 'Ask what lies between the two numbers, and which part of it a provider can change.',
  fr: 'Demandez ce qu’il y a entre les deux chiffres, et ce qu’un prestataire peut y changer.',
  es: 'Pregunte qué hay entre los dos números y qué parte puede cambiar el personal.',
}

/**
 * Typical and correct use of a method, 100 dots each.
 * @param row the method's row in starter/figures/effectiveness.md
 */
function twoUses(id: string, row: string): Diagram {
  const values = [figureOf(figures, row, 0), figureOf(figures, row, 1)]
  const textsOf = (language: Language) => {
    const { typical, correct, alt } = WORDS[language]
    const labels = values.map((value) => (language === 'en' ? `${value}` : `${value}`.replace('.', ',')))
    const [first = '', second = ''] = labels
    return {
      captions: [typical, correct],
      labels,
      alt: `${alt}: ${typical} ${first}; ${correct} ${second}.`,
      note: NOTES[language],
    }
  }
  return diagram({
    id,
    width: 'half',
    height: 272,
    texts: { en: textsOf('en'), fr: textsOf('fr'), es: textsOf('es') },
    draw: ({ captions, labels }) =>
      hundredPanels(
        values.map((value, index) => ({ value, label: labels[index] ?? '', caption: captions[index] ?? '' })),
        WIDTHS.half,
      ),
  })
}

export const cocHundred = twoUses('coc-hundred', 'Combined pills')
export const injectablesHundred = twoUses('injectables-hundred', 'Progestin-only injectables')
