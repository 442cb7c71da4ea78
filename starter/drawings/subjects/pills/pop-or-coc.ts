import { type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { CATEGORY_ROWS_HEIGHT, type CategoryRow, categoryRows } from '../../kit/category-rows.ts'
import { group } from '../../kit/shapes.ts'
import { dial } from '../implants/signs.ts'
import {
  breastfeeds,
  breastfeedsLonger,
  headache,
  legBefore,
  medicine,
  smokes,
} from '../training/community/screening-icons.ts'

interface PairTexts extends DiagramTexts {
  words: string[]
}

const HEADS: Record<Language, string[]> = {
  en: ['Combined', 'Progestin-only'],
  fr: ['Combinée', 'Progestative'],
  es: ['Combinada', 'De progestina'],
}

/** Conditions with their categories for both kinds of pills: starter/figures/progestin-only-pills.md. */
function bothPills(id: string, rows: CategoryRow[], texts: Record<Language, PairTexts>) {
  return diagram({
    id,
    width: 'full',
    height: CATEGORY_ROWS_HEIGHT,
    texts: {
      en: { ...texts.en, heads: HEADS.en },
      fr: { ...texts.fr, heads: HEADS.fr },
      es: { ...texts.es, heads: HEADS.es },
    },
    draw: ({ heads, words }) => categoryRows({ heads, words, rows }),
  })
}

export const popOrCoc = bothPills(
  'pop-or-coc',
  [
    { signs: [breastfeeds], cells: ['4', '2'] },
    { signs: [smokes], cells: ['4', '1'] },
    { signs: [headache], cells: ['4', '2'] },
  ],
  {
    en: {
      words: ['Breastfeeding, under 6 weeks', '35 or older, 15 cigarettes a day', 'Migraine with aura, to start'],
      alt: 'Three conditions with the category for combined and for progestin-only pills. Breastfeeding, under 6 weeks: 4 and 2. 35 or older and 15 cigarettes a day: 4 and 1. Migraine with aura, to start: 4 and 2.',
      note: 'Cover the right column; trainees say the number and draw its shape in the air.',
    },
    fr: {
      words: [
        'Allaite, moins de 6 semaines',
        '35 ans ou plus, 15 cigarettes par jour',
        'Migraine avec aura, pour débuter',
      ],
      alt: 'Trois situations avec la catégorie pour la pilule combinée et la progestative. Allaitement, moins de 6 semaines : 4 et 2. 35 ans ou plus et 15 cigarettes par jour : 4 et 1. Migraine avec aura, pour débuter : 4 et 2.',
      note: 'Cachez la colonne de droite ; on dit le chiffre et on dessine sa forme en l’air.',
    },
    es: {
      words: ['Da pecho, menos de 6 semanas', '35 años o más, 15 cigarrillos al día', 'Migraña con aura, para iniciar'],
      alt: 'Tres situaciones con la categoría para la píldora combinada y la de progestina. Da pecho, menos de 6 semanas: 4 y 2. 35 años o más y 15 cigarrillos al día: 4 y 1. Migraña con aura, para iniciar: 4 y 2.',
      note: 'Tape la columna derecha; digan el número y dibujen su forma en el aire.',
    },
  },
)

export const popOrCocVessels = bothPills(
  'pop-or-coc-vessels',
  [
    { signs: [() => dial(45)], cells: ['3', '1'] },
    { signs: [() => dial(100)], cells: ['4', '2'] },
    { signs: [() => [group(legBefore(), { x: 6, y: 6, scale: 0.88 })]], cells: ['4', '2'] },
  ],
  {
    en: {
      words: ['Blood pressure 150/95', 'Blood pressure 170/105', 'Clot in the leg in the past'],
      alt: 'Three conditions with the category for combined and for progestin-only pills. Blood pressure 150/95: 3 and 1. Blood pressure 170/105: 4 and 2. A clot in the leg in the past: 4 and 2.',
      note: 'Ask what changes when the clot is there now: progestin-only pills become 3.',
    },
    fr: {
      words: ['Tension 150/95', 'Tension 170/105', 'Caillot à la jambe dans le passé'],
      alt: 'Trois situations avec la catégorie pour la pilule combinée et la progestative. Tension 150/95 : 3 et 1. Tension 170/105 : 4 et 2. Un caillot à la jambe dans le passé : 4 et 2.',
      note: 'Demandez ce qui change si le caillot est là maintenant : la progestative passe à 3.',
    },
    es: {
      words: ['Presión 150/95', 'Presión 170/105', 'Coágulo en la pierna en el pasado'],
      alt: 'Tres situaciones con la categoría para la píldora combinada y la de progestina. Presión 150/95: 3 y 1. Presión 170/105: 4 y 2. Un coágulo en la pierna en el pasado: 4 y 2.',
      note: 'Pregunte qué cambia si el coágulo está ahora: la de progestina pasa a 3.',
    },
  },
)

/** Where oestrogen is the problem, and one row where it is not. */
export const popOrCocFive = bothPills(
  'pop-or-coc-five',
  [
    { signs: [breastfeedsLonger], cells: ['3', '1'] },
    { signs: [smokes], cells: ['3', '1'] },
    { signs: [() => dial(45)], cells: ['3', '1'] },
    { signs: [headache], cells: ['4', '2'] },
    { signs: [medicine], cells: ['3', '3'] },
  ],
  {
    en: {
      words: [
        'Breastfeeds, 6 weeks to 6 months',
        '35 or older, under 15 cigarettes',
        'Blood pressure 145/92',
        'Migraine with aura, to start',
        'Rifampicin, carbamazepine',
      ],
      alt: 'Five conditions with the category for combined and for progestin-only pills. Breastfeeding, 6 weeks to 6 months: 3 and 1. 35 or older, fewer than 15 cigarettes a day: 3 and 1. Blood pressure 145/92: 3 and 1. Migraine with aura, to start: 4 and 2. Rifampicin or carbamazepine: 3 and 3.',
      note: 'Cover the right column; trainees say the number and draw its shape in the air.',
    },
    fr: {
      words: [
        'Allaite, de 6 semaines à 6 mois',
        '35 ans ou plus, moins de 15 cigarettes',
        'Tension 145/92',
        'Migraine avec aura, pour débuter',
        'Rifampicine, carbamazépine',
      ],
      alt: 'Cinq situations avec la catégorie pour la pilule combinée et la progestative. Allaitement, de 6 semaines à 6 mois : 3 et 1. 35 ans ou plus, moins de 15 cigarettes par jour : 3 et 1. Tension 145/92 : 3 et 1. Migraine avec aura, pour débuter : 4 et 2. Rifampicine ou carbamazépine : 3 et 3.',
      note: 'Cachez la colonne de droite ; on dit le chiffre et on dessine sa forme en l’air.',
    },
    es: {
      words: [
        'Da pecho, de 6 semanas a 6 meses',
        '35 o más, menos de 15 cigarrillos',
        'Presión 145/92',
        'Migraña con aura, para iniciar',
        'Rifampicina o carbamazepina',
      ],
      alt: 'Cinco situaciones con la categoría para la píldora combinada y la de progestina. Da pecho, de 6 semanas a 6 meses: 3 y 1. 35 años o más, menos de 15 cigarrillos al día: 3 y 1. Presión 145/92: 3 y 1. Migraña con aura, para iniciar: 4 y 2. Rifampicina o carbamazepina: 3 y 3.',
      note: 'Tape la columna derecha; digan el número y dibujen su forma en el aire.',
    },
  },
)
