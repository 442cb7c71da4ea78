import { type Diagram, diagram, WIDTHS } from '../../diagram.ts'
import { calendar, drop } from '../../kit/objects.ts'
import { arrow, ellipse, group, path, pointAt, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { alongEllipse, bead, marker, thread } from './beads.ts'
import { CYCLE, DAYS } from './rules.ts'

const { half: WIDTH } = WIDTHS
/** Stones on the floor: the guide of the module. */
const STONES = 28

function question(x: number, y: number, size: number): Shape {
  return text('?', x, y, { size, bold: true, paint: 'terracotta', anchor: 'middle' })
}

/** The circle of stones, all alike: nobody has said yet which days are fertile. */
const whichDays = diagram({
  id: 'fam-which-days',
  width: 'half',
  height: 336,
  texts: {
    en: {
      alt: 'A circle of 28 equal stones on the floor, one for each day, and a question mark in the middle.',
      note: 'Each trainee stands at a stone on which, as people say, a woman can become pregnant.',
    },
    fr: {
      alt: 'Un cercle de 28 pierres égales sur le sol, une par jour, et un point d’interrogation au milieu.',
      note: 'Chacun se place à une pierre où, dit-on, une femme peut devenir enceinte.',
    },
    es: {
      alt: 'Un círculo de 28 piedras iguales en el suelo, una por día, y un signo de interrogación en el centro.',
      note: 'Cada persona se pone junto a una piedra en la que, según se dice, una mujer puede embarazarse.',
    },
  },
  draw: () => [
    rect(0, 0, WIDTH, 336, { fill: 'marigoldPale', radius: 14 }),
    ...Array.from({ length: STONES }, (_, index): Shape => {
      const angle = (index / STONES) * 360
      const [x, y] = pointAt([190, 168], 132, angle)
      return group([ellipse(0, 0, 13, 10, { fill: 'steelPale', stroke: 'steelDark', width: 3 })], {
        x,
        y,
        rotate: angle + (index % 3) * 14,
      })
    }),
    question(190, 214, 132),
  ],
})

/** A page of a calendar, 92 by 76. */
function page(day: string, name: string, x: number, y: number): Shape[] {
  return [
    rect(x, y, 92, 76, { fill: 'white', stroke: 'indigo', width: 3, radius: 6 }),
    rect(x, y, 92, 28, { fill: 'indigo', radius: 6 }),
    text(name, x + 46, y + 22, { bold: true, paint: 'white', anchor: 'middle' }),
    text(day, x + 46, y + 66, { size: 38, bold: true, anchor: 'middle' }),
  ]
}

const [HEAD, ROW] = [36, 88] as const
/** First days of two bleedings, and the names of their months in `texts`. */
const PAIRS = [
  ['2', '29'],
  ['30', '1'],
  ['11', '14'],
] as const

/** Three pairs of dates to count, with empty boxes for the answer. */
const countDays = diagram({
  id: 'fam-count-days',
  width: 'full',
  height: HEAD + 3 * ROW,
  texts: {
    en: {
      months: ['May', 'May', 'Jan', 'Mar', 'Aug', 'Sep'],
      heads: ['short', `${CYCLE.shortest}–${CYCLE.longest}`, 'long'],
      days: '? days',
      alt: 'Three pairs of first days of bleeding: 2 May to 29 May; 30 January to 1 March; 11 August to 14 September. For each pair: how many days? Empty boxes for short, 26 to 32 days, and long.',
      note: 'Pairs write the number of days and tick one box in each row before they look at the wall calendar.',
    },
    fr: {
      months: ['mai', 'mai', 'jan', 'mars', 'août', 'sept'],
      heads: ['court', `${CYCLE.shortest}–${CYCLE.longest}`, 'long'],
      days: '? jours',
      alt: 'Trois paires de premiers jours des règles : 2 mai au 29 mai ; 30 janvier au 1er mars ; 11 août au 14 septembre. Pour chaque paire : combien de jours ? Cases vides pour court, 26 à 32 jours, et long.',
      note: 'Par deux, on écrit le nombre de jours et on coche une case par ligne avant de regarder le calendrier mural.',
    },
    es: {
      months: ['may', 'may', 'ene', 'mar', 'ago', 'sep'],
      heads: ['corto', `${CYCLE.shortest}–${CYCLE.longest}`, 'largo'],
      days: '? días',
      alt: 'Tres pares de primeros días de sangrado: 2 al 29 de mayo; 30 de enero al 1 de marzo; 11 de agosto al 14 de septiembre. Para cada par: ¿cuántos días? Casillas vacías para corto, 26 a 32 días, y largo.',
      note: 'En parejas escriben los días y marcan una casilla por fila antes de mirar el calendario de pared.',
    },
  },
  draw: ({ months, heads, days }) => [
    ...heads.map((head, index) => text(head, 560 + index * 110, 26, { bold: true, paint: 'indigo', anchor: 'middle' })),
    ...PAIRS.flatMap(([from, to], index): Shape[] => {
      const y = HEAD + index * ROW
      return [
        rect(0, y, WIDTHS.full, ROW - 6, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 10 }),
        ...page(from, months[index * 2] ?? '', 16, y + 3),
        drop(130, y + 58, 34, 'terracotta'),
        ...arrow([152, y + 41], [338, y + 41], { width: 5 }),
        rect(180, y + 17, 118, 48, { fill: 'white', stroke: 'ink', width: 3, dash: [8, 6], radius: 8 }),
        text(days, 239, y + 50, { bold: true, paint: 'terracotta', anchor: 'middle' }),
        drop(358, y + 58, 34, 'terracotta'),
        ...page(to, months[index * 2 + 1] ?? '', 380, y + 3),
        ...[0, 1, 2].map((box) =>
          rect(536 + box * 110, y + 17, 48, 48, { fill: 'white', stroke: 'ink', width: 3, dash: [8, 6], radius: 6 }),
        ),
      ]
    }),
  ],
})

/** Two dates and the string: where is the ring? The example in the notes of the slide. */
const lesson = diagram({
  id: 'fam-lesson-dates',
  width: 'half',
  height: 336,
  texts: {
    en: {
      words: ['Bleeding: 5th', 'Today: 20th'],
      alt: 'Bleeding began on the 5th; today is the 20th. A string of 32 beads; the rubber ring lies beside it with a question mark.',
      note: 'Step 5: she moves the ring herself, and counts aloud from the red bead.',
    },
    fr: {
      words: ['Règles : le 5', 'Ce jour : le 20'],
      alt: 'Les règles ont commencé le 5 ; nous sommes le 20. Un collier de 32 perles ; l’anneau est à côté, avec un point d’interrogation.',
      note: 'Étape 5 : elle déplace l’anneau elle-même et compte à voix haute depuis la perle rouge.',
    },
    es: {
      words: ['Regla: día 5', 'Hoy: día 20'],
      alt: 'El sangrado empezó el día 5; hoy es 20. Un collar de 32 cuentas; el anillo está al lado, con un signo de interrogación.',
      note: 'Paso 5: ella misma mueve el anillo y cuenta en voz alta desde la cuenta roja.',
    },
  },
  draw: ({ words }) => {
    const points = alongEllipse([190, 236], 172, 88, CYCLE.longest)
    return [
      ...words.flatMap((word, index): Shape[] => {
        const x = index * 196
        return [
          rect(x, 0, 184, 132, { fill: index === 0 ? 'marigoldPale' : 'indigoPale', radius: 12 }),
          ...calendar(x + (index === 0 ? 74 : 92), 50, 78),
          rect(x + (index === 0 ? 38 : 56), 36, 72, 50, { fill: 'white' }),
          text(index === 0 ? '5' : '20', x + (index === 0 ? 74 : 92), 76, { size: 42, bold: true, anchor: 'middle' }),
          ...(index === 0 ? [drop(148, 78, 48, 'terracotta')] : []),
          text(word, x + 92, 120, { anchor: 'middle' }),
        ]
      }),
      thread(points, true),
      ...DAYS.flatMap((day) => {
        const [x, y] = points[day - 1] ?? [0, 0]
        return bead(day, x, y, 10.5)
      }),
      ...marker(160, 236, 14),
      question(220, 258, 62),
    ]
  },
})

/** Three cards for three words. */
const words = diagram({
  id: 'fam-three-cards',
  width: 'half',
  height: 324,
  texts: {
    en: {
      alt: 'A drop, and three empty cards with the numbers 1 to 3 for the words that the group chooses.',
      note: 'Write the three words on large cards; they stay on the wall to the end of the session.',
    },
    fr: {
      alt: 'Une goutte, et trois cartes vides numérotées de 1 à 3 pour les mots que le groupe choisit.',
      note: 'Écrivez les trois mots sur de grandes cartes ; elles restent au mur jusqu’à la fin.',
    },
    es: {
      alt: 'Una gota, y tres tarjetas vacías con los números 1 a 3 para las palabras que elige el grupo.',
      note: 'Escriba las tres palabras en tarjetas grandes; quedan en la pared hasta el final.',
    },
  },
  draw: () => [
    rect(0, 0, WIDTH, 324, { fill: 'indigoPale', radius: 14 }),
    drop(66, 212, 130),
    ...[0, 1, 2].flatMap((index): Shape[] => {
      const y = 22 + index * 98
      return [
        rect(134, y, 230, 84, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
        text(`${index + 1}`, 152, y + 55, { size: 36, bold: true, paint: 'indigo' }),
        path(`M190 ${y + 56}H344`, { stroke: 'steel', width: 4, dash: [9, 6] }),
      ]
    }),
  ],
})

/** Pictures of the exercises. */
export const FERTILITY_EXERCISES: Diagram[] = [whichDays, countDays, lesson, words]
