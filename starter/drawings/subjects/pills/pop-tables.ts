import { diagram } from '../../diagram.ts'
import { bowl } from '../../kit/belongings.ts'
import { CATEGORY_ROWS_HEIGHT, categoryRows } from '../../kit/category-rows.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { condomNotNeeded, methodSign } from '../../kit/methods.ts'
import { clock, sun } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { baby } from '../../kit/people.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { headache, heartSign, migraine, newborn, placeOnHead } from '../training/community/screening-icons.ts'
import { pack, pills } from './pack.ts'

const PRODUCTS_HEIGHT = 316
/** Hours of starter/figures/progestin-only-pills.md, row 'Late'. */
const ALLOWED = [3, 3, 12] as const

/** The progestin-only pills that a trainee may meet. */
export const popProducts = diagram({
  id: 'pop-products',
  width: 'full',
  height: PRODUCTS_HEIGHT,
  texts: {
    en: {
      titles: ['Levonorgestrel', 'Norethisterone', 'Desogestrel'],
      words: ['30 µg; late after 3 hours', '350 µg; late after 3 hours', '75 µg; late after 12 hours'],
      alt: 'Three packs with a clock. Levonorgestrel, 30 µg: late after 3 hours. Norethisterone, 350 µg: late after 3 hours. Desogestrel, 75 µg: late after 12 hours.',
      note: 'Find the name and the dose on each pack in the room. Which clock belongs to it?',
    },
    fr: {
      titles: ['Lévonorgestrel', 'Noréthistérone', 'Désogestrel'],
      words: ['30 µg ; retard après 3 heures', '350 µg ; retard après 3 heures', '75 µg ; retard après 12 heures'],
      alt: 'Trois plaquettes avec une horloge. Lévonorgestrel, 30 µg : en retard après 3 heures. Noréthistérone, 350 µg : en retard après 3 heures. Désogestrel, 75 µg : en retard après 12 heures.',
      note: 'Cherchez le nom et la dose sur chaque plaquette de la salle. Quelle horloge va avec ?',
    },
    es: {
      titles: ['Levonorgestrel', 'Noretisterona', 'Desogestrel'],
      words: [
        '30 µg; tarde después de 3 horas',
        '350 µg; tarde después de 3 horas',
        '75 µg; tarde después de 12 horas',
      ],
      alt: 'Tres paquetes con un reloj. Levonorgestrel, 30 µg: tarde después de 3 horas. Noretisterona, 350 µg: tarde después de 3 horas. Desogestrel, 75 µg: tarde después de 12 horas.',
      note: 'Busque el nombre y la dosis en cada paquete de la sala. ¿Qué reloj le toca?',
    },
  },
  draw: ({ titles, words }) =>
    panels(3, {
      titles,
      words,
      height: PRODUCTS_HEIGHT,
      sceneHeight: 206,
      titleSize: 28,
      scene: (index, width) => [
        pack(pills([28, 'active']), width / 2 - 90, 14, 0.545),
        ...clock(width / 2, 165, 40, (ALLOWED[index] ?? 0) / 12, 'leaf'),
      ],
    }),
})

/** Categories to start and to continue when an illness begins during use. */
export const popIllness = diagram({
  id: 'pop-illness',
  width: 'full',
  height: CATEGORY_ROWS_HEIGHT,
  texts: {
    en: {
      heads: ['Start', 'Continue'],
      words: ['Migraine with aura', 'Heart disease from narrow arteries', 'Stroke', 'Migraine without aura'],
      alt: 'Four illnesses with the category to start and to continue progestin-only pills. Migraine with aura: start 2, continue 3. Heart disease from narrow arteries: start 2, continue 3. Stroke: start 2, continue 3. Migraine without aura: start 1, continue 2.',
      note: 'Cover one column. Why does the number rise when the illness begins during use?',
    },
    fr: {
      heads: ['Débuter', 'Garder'],
      words: ['Migraine avec aura', 'Maladie du cœur par artères étroites', 'AVC', 'Migraine sans aura'],
      alt: 'Quatre maladies avec la catégorie pour débuter et pour garder la pilule progestative. Migraine avec aura : débuter 2, garder 3. Maladie du cœur par artères étroites : débuter 2, garder 3. AVC : débuter 2, garder 3. Migraine sans aura : débuter 1, garder 2.',
      note: 'Cachez une colonne. Pourquoi le chiffre monte-t-il quand la maladie commence sous pilule ?',
    },
    es: {
      heads: ['Iniciar', 'Seguir'],
      words: [
        'Migraña con aura',
        'Enfermedad del corazón por arterias estrechas',
        'Derrame cerebral',
        'Migraña sin aura',
      ],
      alt: 'Cuatro enfermedades con la categoría para iniciar y para seguir con píldoras de progestina. Migraña con aura: iniciar 2, seguir 3. Enfermedad del corazón por arterias estrechas: iniciar 2, seguir 3. Derrame cerebral: iniciar 2, seguir 3. Migraña sin aura: iniciar 1, seguir 2.',
      note: 'Tape una columna. ¿Por qué sube el número cuando la enfermedad empieza durante el uso?',
    },
  },
  draw: ({ heads, words }) =>
    categoryRows({
      heads,
      words,
      rows: [
        { signs: [headache], cells: ['2', '3'] },
        { signs: [heartSign], cells: ['2', '3'] },
        { signs: [placeOnHead], cells: ['2', '3'] },
        { signs: [migraine], cells: ['1', '2'] },
      ],
    }),
})

const BIRTH_ROW = 162

/** Condoms for two days or none, at the right of a picture. */
function condoms(isNeeded: boolean): Shape[] {
  if (!isNeeded) return [condomNotNeeded({ x: 53, y: 26, scale: 0.48 })]
  return [methodSign('condom', { x: 53, y: 16, scale: 0.48 }), ...sun(66, 78, 6), ...sun(88, 78, 6)]
}

/** The first pill after a birth, before bleeding has returned. */
export const popAfterBirth = diagram({
  id: 'pop-after-birth',
  width: 'full',
  height: cellsHeight(2, BIRTH_ROW),
  texts: {
    en: {
      words: [
        'Under 21 days, any feeding: today, no condoms',
        'Full breastfeeding, to 6 months: today, no condoms',
        'Other feeding, 21 days or more: today, condoms 2 days',
        'Any feeding, after 6 months: today, condoms 2 days',
      ],
      alt: 'The first pill after a birth without bleeding. Under 21 days with any feeding: today, no condoms. Full breastfeeding to six months: today, no condoms. Other feeding, 21 days or more: today, and condoms for 2 days. Any feeding after six months: today, and condoms for 2 days.',
      note: 'Describe a mother; the group points to the picture. The pill is always today.',
    },
    fr: {
      words: [
        'Moins de 21 jours : aujourd’hui, sans préservatif',
        'Allaitement exclusif, jusqu’à 6 mois : aujourd’hui, sans préservatif',
        'Autre alimentation, dès 21 jours : aujourd’hui, préservatif 2 jours',
        'Après 6 mois : aujourd’hui, préservatif 2 jours',
      ],
      alt: 'La première pilule après une naissance, sans règles. Moins de 21 jours : aujourd’hui, sans préservatif. Allaitement exclusif jusqu’à six mois : aujourd’hui, sans préservatif. Autre alimentation, dès 21 jours : aujourd’hui, préservatif 2 jours. Après six mois : aujourd’hui, préservatif 2 jours.',
      note: 'Décrivez une mère ; le groupe montre l’image. La pilule, c’est toujours aujourd’hui.',
    },
    es: {
      words: [
        'Menos de 21 días: hoy, sin condón',
        'Lactancia completa, hasta 6 meses: hoy, sin condón',
        'Otra alimentación, desde 21 días: hoy, condón 2 días',
        'Después de 6 meses: hoy, condón 2 días',
      ],
      alt: 'La primera píldora después del parto, sin regla. Menos de 21 días: hoy, sin condón. Lactancia completa hasta seis meses: hoy, sin condón. Otra alimentación, desde 21 días: hoy, condón 2 días. Después de seis meses: hoy, condón 2 días.',
      note: 'Describa a una madre; el grupo señala la imagen. La píldora siempre es hoy.',
    },
  },
  draw: ({ words }) =>
    cells({
      words,
      columns: 2,
      rowHeight: BIRTH_ROW,
      size: 150,
      scene: (index) => BIRTHS[index]?.() ?? [],
    }),
})

const BIRTHS: (() => Shape[])[] = [
  () => [group(newborn(), { x: -5, y: 26, scale: 0.5 }), ...condoms(false)],
  () => [methodSign('breastfeeding', { x: 0, y: 26, scale: 0.48 }), ...condoms(false)],
  () => [...bowl(25, 50, 46), ...condoms(true)],
  () => [baby('skin', 'leaf', { x: -5, y: 32, scale: 0.5 }), ...condoms(true)],
]
