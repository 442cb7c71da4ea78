import { diagram } from '../../diagram.ts'
import { CATEGORY_ROWS_HEIGHT, type CategoryRow, categoryRows } from '../../kit/category-rows.ts'
import { methodShapes } from '../../kit/methods.ts'
import { bleeding, migraine } from '../training/community/screening-icons.ts'
import { germs, ribbon } from './signs.ts'

const iud = () => methodShapes('iud')
const pills = () => methodShapes('pills')

/** Categories to start and to continue, as starter/figures/who-guidance-and-job-aids.md states them. */
const ROWS: CategoryRow[] = [
  { signs: [germs, iud], cells: ['4', '2'] },
  { signs: [bleeding, iud], cells: ['4', '2'] },
  { signs: [ribbon, iud], cells: ['3', '2'] },
  { signs: [migraine, pills], cells: ['2', '3'] },
]

/** The category depends on whether she starts a method or uses it already. */
export const startOrContinue = diagram({
  id: 'start-or-continue',
  width: 'full',
  height: CATEGORY_ROWS_HEIGHT,
  texts: {
    en: {
      heads: ['Start', 'Continue'],
      words: [
        'Gonorrhoea, copper IUD',
        'Unexplained bleeding, IUD',
        'HIV stage 3 or 4, IUD',
        'Migraine, no aura, under 35',
      ],
      alt: 'Four conditions with the category to start and to continue. Gonorrhoea now, copper IUD: start 4, continue 2. Unexplained bleeding, IUD: start 4, continue 2. HIV stage 3 or 4, IUD: start 3, continue 2. Migraine without aura under 35, combined pills: start 2, continue 3.',
      note: 'Cover one column. In which row is it better to have the method already, and in which not?',
    },
    fr: {
      heads: ['Débuter', 'Garder'],
      words: [
        'Gonorrhée actuelle, DIU au cuivre',
        'Saignement inexpliqué, DIU',
        'VIH stade 3 ou 4, DIU',
        'Migraine sans aura, moins de 35 ans, pilule combinée',
      ],
      alt: 'Quatre situations avec la catégorie pour débuter et pour garder la méthode. Gonorrhée actuelle, DIU au cuivre : débuter 4, garder 2. Saignement inexpliqué, DIU : débuter 4, garder 2. VIH stade 3 ou 4, DIU : débuter 3, garder 2. Migraine sans aura avant 35 ans, pilule combinée : débuter 2, garder 3.',
      note: 'Cachez une colonne. Dans quelle ligne vaut-il mieux avoir déjà la méthode, et dans laquelle non ?',
    },
    es: {
      heads: ['Iniciar', 'Seguir'],
      words: [
        'Gonorrea actual, DIU de cobre',
        'Sangrado sin explicación, DIU',
        'VIH estadio 3 o 4, DIU',
        'Migraña sin aura, menor de 35, píldora combinada',
      ],
      alt: 'Cuatro situaciones con la categoría para iniciar y para seguir. Gonorrea actual, DIU de cobre: iniciar 4, seguir 2. Sangrado sin explicación, DIU: iniciar 4, seguir 2. VIH estadio 3 o 4, DIU: iniciar 3, seguir 2. Migraña sin aura, menor de 35 años, píldora combinada: iniciar 2, seguir 3.',
      note: 'Tape una columna. ¿En qué fila conviene tener ya el método y en cuál no?',
    },
  },
  draw: ({ heads, words }) => categoryRows({ heads, words, rows: ROWS }),
})
