import { diagram } from '../../diagram.ts'
import { drop } from '../../kit/objects.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Lengths of six cycles, an example. */
const CYCLES = [29, 26, 31, 28, 33, 30]
const [SHORTEST, LONGEST] = [Math.min(...CYCLES), Math.max(...CYCLES)]
/** Calendar rhythm: starter/figures/fertility-awareness-methods.md. */
const [FROM_SHORTEST, FROM_LONGEST] = [18, 11]
const [FIRST, LAST] = [SHORTEST - FROM_SHORTEST, LONGEST - FROM_LONGEST]

/** The sum of the calendar rhythm method with an example. */
export const famRhythm = diagram({
  id: 'fam-rhythm',
  width: 'half',
  height: 304,
  texts: {
    en: {
      words: ['Six cycles, in days', 'Shortest', 'Longest', `Fertile: days ${FIRST} to ${LAST}`],
      alt: altText('Six cycles of', 'days.', 'shortest', 'longest', 'Fertile: days', 'to'),
      note: 'Change one of the six numbers and let pairs work out the days again.',
    },
    fr: {
      words: ['Six cycles, en jours', 'Le plus court', 'Le plus long', `Féconds : jours ${FIRST} à ${LAST}`],
      alt: altText('Six cycles de', 'jours.', 'le plus court', 'le plus long', 'Féconds : jours', 'à'),
      note: 'Changez un des six nombres ; par deux, on refait le calcul.',
    },
    es: {
      words: ['Seis ciclos, en días', 'El más corto', 'El más largo', `Fértil: días ${FIRST} a ${LAST}`],
      alt: altText('Seis ciclos de', 'días.', 'el más corto', 'el más largo', 'Fértil: días', 'a'),
      note: 'Cambie uno de los seis números; en parejas se repite la cuenta.',
    },
  },
  draw: ({ words: [head = '', short = '', long = '', fertile = ''] }) => [
    text(head, 0, 24, { bold: true, paint: 'indigo' }),
    ...CYCLES.flatMap((days, index): Shape[] => {
      const x = index * 64
      const isEnd = days === SHORTEST || days === LONGEST
      return [
        rect(x + 1.5, 38, 56, 56, {
          fill: isEnd ? 'marigold' : 'white',
          stroke: isEnd ? 'ink' : 'steel',
          width: 3,
          radius: 8,
        }),
        text(`${days}`, x + 29, 75, { bold: isEnd, anchor: 'middle' }),
      ]
    }),
    ...sum(short, `${SHORTEST} − ${FROM_SHORTEST} = ${FIRST}`, 112),
    ...sum(long, `${LONGEST} − ${FROM_LONGEST} = ${LAST}`, 176),
    rect(2, 244, 376, 58, { fill: 'marigold', stroke: 'ink', width: 3, radius: 12 }),
    text(fertile, 190, 283, { bold: true, anchor: 'middle' }),
  ],
})

function sum(name: string, words: string, y: number): Shape[] {
  return [
    rect(0, y, 380, 54, { fill: 'indigoPale', radius: 12 }),
    text(name, 16, y + 35),
    text(words, 364, y + 35, { bold: true, anchor: 'end' }),
  ]
}

function altText(cycles: string, days: string, short: string, long: string, fertile: string, to: string): string {
  return `${cycles} ${CYCLES.join(', ')} ${days} ${SHORTEST}, ${short}: ${SHORTEST} − ${FROM_SHORTEST} = ${FIRST}. ${LONGEST}, ${long}: ${LONGEST} − ${FROM_LONGEST} = ${LAST}. ${fertile} ${FIRST} ${to} ${LAST}.`
}

const MOIST = [false, false, true, false, false, true]

/** A week of moist and dry days, as a question. */
export const famSixDays = diagram({
  id: 'fam-six-days',
  width: 'full',
  height: 226,
  texts: {
    en: {
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
      words: ['dry', 'moist'],
      alt: 'Six days. Monday and Tuesday are dry, Wednesday is moist, Thursday and Friday are dry, Saturday is moist. Below each day is an empty box for the answer.',
      note: 'A trainee marks the evenings on which pregnancy is likely; the group agrees or corrects.',
    },
    fr: {
      days: ['Lun', 'Mar', 'Mer', 'Jeu', 'Ven', 'Sam'],
      words: ['sec', 'humide'],
      alt: 'Six jours. Lundi et mardi secs, mercredi humide, jeudi et vendredi secs, samedi humide. Sous chaque jour, une case vide pour la réponse.',
      note: 'Un participant marque les soirs où une grossesse est probable ; le groupe approuve ou corrige.',
    },
    es: {
      days: ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb'],
      words: ['seco', 'húmedo'],
      alt: 'Seis días. Lunes y martes secos, miércoles húmedo, jueves y viernes secos, sábado húmedo. Debajo de cada día hay una casilla vacía para la respuesta.',
      note: 'Un participante marca las noches en que el embarazo es probable; el grupo aprueba o corrige.',
    },
  },
  draw: ({ days, words: [dry = '', moist = ''] }) =>
    MOIST.flatMap((isMoist, index): Shape[] => {
      const x = index * 141
      return [
        text(days[index] ?? '', x + 65, 24, { bold: true, paint: 'indigo', anchor: 'middle' }),
        rect(x, 36, 131, 118, { fill: isMoist ? 'indigoPale' : 'sand', radius: 12 }),
        isMoist ? drop(x + 65, 108, 62) : line([x + 43, 82], [x + 87, 82], { stroke: 'ink', width: 7 }),
        ...textBox(isMoist ? moist : dry, x + 65, 132, 127, { anchor: 'middle', middle: true }).shapes,
        rect(x + 38, 166, 56, 56, { fill: 'white', stroke: 'ink', width: 3, dash: [8, 6], radius: 8 }),
      ]
    }),
})
