import { diagram, WIDTHS } from '../../diagram.ts'
import { coins } from '../../kit/belongings.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { thermometer } from '../../kit/client-scenes.ts'
import { cross, tick } from '../../kit/marks.ts'
import { clock, drop, moon } from '../../kit/objects.ts'
import { baby } from '../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { shield } from '../people/signs.ts'
import { clinic, house } from '../training/things.ts'
import { feeding, OTHER_MOTHER, sixMonths } from './icons.ts'

const [ROW, GAP, HEAD, COLUMN] = [68, 8, 40, 412] as const

/** What mothers like about LAM, and what they find hard. */
export const lamLikes = diagram({
  id: 'lam-likes',
  width: 'full',
  height: HEAD + 4 * ROW + 3 * GAP,
  texts: {
    en: {
      heads: ['Mothers like', 'Mothers find hard'],
      words: [
        'Starts at birth, no visit needed',
        'No side effects',
        'Free of cost',
        'Good for baby’s growth',
        'Feeding often, nights too',
        'Being apart from the baby',
        'Ends at six months or sooner',
        'No protection from HIV and STIs',
      ],
      alt: 'Mothers like: it starts at birth and needs no visit; no side effects; free of cost; good for the baby’s growth. Mothers find hard: feeding often, at night too; being apart from the baby; it ends at six months or sooner; no protection from HIV and STIs.',
      note: 'Ask which line at the right would decide for a mother you know.',
    },
    fr: {
      heads: ['Les mères aiment', 'Plus difficile'],
      words: [
        'Dès la naissance, sans visite',
        'Pas d’effets indésirables',
        'Gratuite',
        'Bonne pour la croissance',
        'Allaiter souvent, la nuit aussi',
        'Être loin du bébé',
        'Finit à six mois, ou avant',
        'Ne protège pas du VIH ni des IST',
      ],
      alt: 'Les mères aiment : dès la naissance, sans visite ; pas d’effets indésirables ; gratuite ; bonne pour la croissance du bébé. Plus difficile : allaiter souvent, la nuit aussi ; être loin du bébé ; finit à six mois ou avant ; ne protège pas du VIH ni des IST.',
      note: 'Demandez quelle ligne de droite serait décisive pour une mère que l’on connaît.',
    },
    es: {
      heads: ['Les gusta', 'Les cuesta'],
      words: [
        'Desde el parto, sin cita',
        'Sin efectos secundarios',
        'Gratis',
        'Buena para el crecimiento',
        'Amamantar seguido, también de noche',
        'Estar lejos del bebé',
        'Termina a los seis meses o antes',
        'No protege del VIH ni de las ITS',
      ],
      alt: 'A las madres les gusta: desde el parto, sin cita; sin efectos secundarios; gratis; buena para el crecimiento del bebé. Les cuesta: amamantar seguido, también de noche; estar lejos del bebé; termina a los seis meses o antes; no protege del VIH ni de las ITS.',
      note: 'Pregunte qué línea de la derecha sería decisiva para una madre que conozcan.',
    },
  },
  draw: ({ heads, words }) => [
    ...heads.map((head, side) => text(head, side * (WIDTHS.full - COLUMN) + 8, 26, { bold: true, paint: 'indigo' })),
    ...words.flatMap((label, index): Shape[] => {
      const [x, y] = [Math.floor(index / 4) * (WIDTHS.full - COLUMN), HEAD + (index % 4) * (ROW + GAP)]
      return [
        rect(x, y, COLUMN, ROW, { fill: index < 4 ? 'leafPale' : 'terracottaPale', radius: 12 }),
        group(SIGNS[index]?.() ?? [], { x: x + 10, y: y + 3, scale: 0.62 }),
        ...textBox(label, x + 84, y + ROW / 2, COLUMN - 90, { middle: true }).shapes,
      ]
    }),
  ],
})

const SIGNS: (() => Shape[])[] = [
  () => [baby('skin', 'leaf', { x: 0, y: 20, scale: 0.9 })],
  shield,
  () => [...coins(42, 96, 5, 60), ...cross(78, 30, 38)],
  () => [...feeding(50, 54, 92, OTHER_MOTHER)],
  () => [...feeding(42, 56, 84), moon(84, 24, 32)],
  () => [group(house(), { x: -6, y: 24, scale: 0.68 }), ...clock(78, 40, 24, 0.6)],
  () => sixMonths(50, 52, 98),
  () => [
    path('M50 4L92 18V50C92 76 72 90 50 98C28 90 8 76 8 50V18Z', { fill: 'steelPale', stroke: 'ink', width: 3 }),
    ...cross(50, 50, 46),
  ],
]

const DIFFICULTY_ROW = 154

/** When feeding hurts or worries a mother: what to look at and to offer. */
export const lamWorries = diagram({
  id: 'lam-worries',
  width: 'full',
  height: cellsHeight(2, DIFFICULTY_ROW),
  texts: {
    en: {
      words: [
        '“Not enough milk”: urine 6 times a day or more? Weight?',
        '“My nipples crack”: position, mouth wide open on the breast',
        '“A hard, sore lump”: feed often, change the position',
        '“Fever, red hot breast”: refer today; keep feeding',
      ],
      alt: 'Four worries. Not enough milk: urine 6 times a day or more, weight? Cracked nipples: position, mouth wide open on the breast. A hard, sore lump: feed often, change the position. Fever and a red, hot breast: refer today, keep feeding.',
      note: 'Cover the words after the colon and ask what trainees would look at.',
    },
    fr: {
      words: [
        '« Pas assez de lait » : urines 6 fois par jour ou plus ? Poids ?',
        '« Crevasses » : position, bouche grande ouverte sur le sein',
        '« Boule dure » : téter souvent, changer de position',
        '« Fièvre, sein rouge » : référer ce jour ; allaiter encore',
      ],
      alt: 'Quatre soucis. Pas assez de lait : urines 6 fois par jour ou plus, poids ? Crevasses : position, bouche grande ouverte sur le sein. Boule dure et douloureuse : téter souvent, changer de position. Fièvre, sein rouge et chaud : référer ce jour, continuer d’allaiter.',
      note: 'Cachez les mots après les deux points : que regarderait-on ?',
    },
    es: {
      words: [
        '«Poca leche»: ¿orina 6 veces al día o más? ¿Peso?',
        '«Grietas»: postura, boca bien abierta en el pecho',
        '«Bulto duro»: amamantar seguido, cambiar la postura',
        '«Fiebre, pecho rojo»: referir hoy; seguir con el pecho',
      ],
      alt: 'Cuatro preocupaciones. Poca leche: ¿orina 6 veces al día o más, peso? Grietas: postura, boca bien abierta en el pecho. Bulto duro y doloroso: amamantar seguido, cambiar la postura. Fiebre, pecho rojo y caliente: referir hoy, seguir con el pecho.',
      note: 'Tape las palabras tras los dos puntos: ¿qué mirarían?',
    },
  },
  draw: ({ words }) =>
    cells({ words, columns: 2, rowHeight: DIFFICULTY_ROW, scene: (index) => WORRIES[index]?.() ?? [] }),
})

const WORRIES: (() => Shape[])[] = [
  () => [0, 1, 2, 3, 4, 5].map((index) => drop(20 + (index % 3) * 30, 46 + Math.floor(index / 3) * 48, 40)),
  () => [...feeding(44, 56, 88), ...tick(84, 20, 30)],
  () => [...feeding(40, 60, 80, OTHER_MOTHER), ...clock(80, 24, 22, 0.25)],
  () => [
    group(thermometer(0, 0), { x: 22, y: 80, scale: 0.72 }),
    ...arrow([40, 56], [56, 56], { width: 5, paint: 'terracotta' }),
    group(clinic(), { x: 52, y: 26, scale: 0.52 }),
  ],
]
