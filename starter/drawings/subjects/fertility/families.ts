import { diagram } from '../../diagram.ts'
import { thermometer } from '../../kit/client-scenes.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, drop } from '../../kit/objects.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { book } from '../people/signs.ts'

const [WIDTH, ROW] = [408, 58] as const

/** Methods that count days, and methods that watch the body. */
export const famFamilies = diagram({
  id: 'fam-families',
  width: 'full',
  height: 328,
  texts: {
    en: {
      heads: ['Count the days', 'Watch the body'],
      count: ['Standard Days Method', 'Calendar rhythm'],
      watch: ['TwoDay Method', 'Ovulation method', 'Symptothermal method'],
      alt: 'Two families. Count the days, with a calendar: Standard Days Method, calendar rhythm. Watch the body, with a drop and a thermometer: TwoDay Method, ovulation method, symptothermal method.',
      note: 'Ask what a user of each family needs: dates, or attention every day.',
    },
    fr: {
      heads: ['Compter les jours', 'Observer le corps'],
      count: ['Jours fixes', 'Calendrier calculé'],
      watch: ['Deux jours', 'Ovulation', 'Sympto-thermique'],
      alt: 'Deux familles. Compter les jours, avec un calendrier : jours fixes, calendrier calculé. Observer le corps, avec une goutte et un thermomètre : deux jours, ovulation, sympto-thermique.',
      note: 'Demandez ce qu’il faut à chaque famille : des dates, ou de l’attention chaque jour.',
    },
    es: {
      heads: ['Contar los días', 'Observar el cuerpo'],
      count: ['Días Fijos', 'Ritmo del calendario'],
      watch: ['Dos Días', 'Ovulación', 'Sintotérmico'],
      alt: 'Dos familias. Contar los días, con un calendario: Días Fijos, ritmo del calendario. Observar el cuerpo, con una gota y un termómetro: Dos Días, ovulación, sintotérmico.',
      note: 'Pregunte qué necesita cada familia: fechas, o atención cada día.',
    },
  },
  draw: ({ heads: [dates = '', body = ''], count, watch }) => [
    ...family(0, dates, count, [...calendar(WIDTH / 2, 96, 96)]),
    ...family(836 - WIDTH, body, watch, [drop(WIDTH / 2 - 50, 142, 88), ...thermometer(WIDTH / 2 + 50, 128, 78)]),
  ],
})

function family(x: number, head: string, methods: string[], scene: Shape[]): Shape[] {
  return [
    rect(x, 0, WIDTH, 328, { fill: x === 0 ? 'indigoPale' : 'marigoldPale', radius: 14 }),
    text(head, x + WIDTH / 2, 32, { bold: true, paint: 'indigo', anchor: 'middle' }),
    group(scene, { x }),
    ...methods.flatMap((method, index) => {
      const y = 152 + index * ROW
      return [
        rect(x + 30, y, WIDTH - 60, ROW - 8, { fill: 'white', radius: 10 }),
        text(method, x + WIDTH / 2, y + 33, { anchor: 'middle' }),
      ]
    }),
  ]
}

/** What each of WHO's three words means in practice. */
export const famThreeWords = diagram({
  id: 'fam-three-words',
  width: 'half',
  height: 324,
  texts: {
    en: {
      letters: ['A', 'C', 'D'],
      words: ['Accept: begin', 'Caution: teach more', 'Delay: another method now'],
      alt: 'Three rows with a letter. A, accept: she begins with her beads. C, caution: a book, more teaching. D, delay: a condom, another method for now.',
      note: 'For each letter, ask what the client takes home today. Nobody leaves with empty hands.',
    },
    fr: {
      letters: ['A', 'P', 'D'],
      words: ['Accepter : débuter', 'Prudence : enseigner plus', 'Différer : autre méthode'],
      alt: 'Trois lignes avec une lettre. A, accepter : elle débute avec son collier. P, prudence : un livre, plus d’enseignement. D, différer : un préservatif, une autre méthode d’ici là.',
      note: 'Pour chaque lettre : qu’emporte la cliente aujourd’hui ? Personne ne part les mains vides.',
    },
    es: {
      letters: ['A', 'C', 'D'],
      words: ['Aceptar: empieza', 'Cautela: enseñar más', 'Demorar: otro método'],
      alt: 'Tres filas con una letra. A, aceptar: empieza con su collar. C, cautela: un libro, más enseñanza. D, demorar: un condón, otro método mientras tanto.',
      note: 'Con cada letra pregunte qué se lleva hoy la usuaria. Nadie se va con las manos vacías.',
    },
  },
  draw: ({ letters, words }) =>
    letters.flatMap((letter, index): Shape[] => {
      const y = index * 110
      return [
        rect(0, y, 380, 104, { fill: LOOKS[index] ?? 'sand', radius: 14 }),
        rect(18, y + 16, 72, 72, { fill: 'white', stroke: 'indigo', width: 4, radius: 10 }),
        text(letter, 54, y + 67, { size: 42, bold: true, anchor: 'middle' }),
        group(SIGNS[index] ?? [], { x: 106, y: y + 14, scale: 0.76 }),
        ...textBox(words[index] ?? '', 196, y + 52, 180, { bold: true, middle: true }).shapes,
      ]
    }),
})

const LOOKS = ['leafPale', 'marigoldPale', 'terracottaPale'] as const
const SIGNS: Shape[][] = [[methodSign('beads', { x: 0, y: 0 })], book(), [methodSign('condom', { x: 0, y: 0 })]]

const CARDS: PersonLook[] = [
  { skin: 'skin', head: 'bun', cloth: 'marigold' },
  { skin: 'skinDark', head: 'wrap', headPaint: 'indigo', cloth: 'terracotta' },
  { skin: 'skinDeep', head: 'veil', headPaint: 'leaf', cloth: 'indigo' },
]

/** Cards of clients, to lay below three letters. */
export const famCards = diagram({
  id: 'fam-cards',
  width: 'half',
  height: 312,
  texts: {
    en: {
      letters: ['A', 'C', 'D'],
      meanwhile: '+ until then?',
      alt: 'Three columns with the letters A, C and D. Three cards, each with a woman, wait to be laid below a letter. Below D stands: until then?',
      note: 'Each card below D gets a method for the time until then.',
    },
    fr: {
      letters: ['A', 'P', 'D'],
      meanwhile: '+ d’ici là ?',
      alt: 'Trois colonnes avec les lettres A, P et D. Trois cartes, chacune avec une femme, attendent d’être posées sous une lettre. Sous D : d’ici là ?',
      note: 'Avec chaque carte sous D, on ajoute une méthode d’ici là.',
    },
    es: {
      letters: ['A', 'C', 'D'],
      meanwhile: '¿Hasta entonces?',
      alt: 'Tres columnas con las letras A, C y D. Tres tarjetas, cada una con una mujer, esperan debajo. Bajo la D dice: ¿hasta entonces?',
      note: 'Con cada tarjeta en D se añade un método mientras tanto.',
    },
  },
  draw: ({ letters, meanwhile }) => [
    ...letters.flatMap((letter, index): Shape[] => {
      const x = index * 131
      return [
        rect(x, 0, 118, 176, { fill: LOOKS[index] ?? 'sand', radius: 14 }),
        text(letter, x + 59, 60, { size: 52, bold: true, anchor: 'middle' }),
        ...(index === 2 ? textBox(meanwhile, x + 59, 120, 112, { anchor: 'middle', middle: true }).shapes : []),
      ]
    }),
    ...CARDS.flatMap((look, index): Shape[] => [
      ...arrow([59 + index * 131, 222], [59 + index * 131, 186], { width: 6 }),
      rect(12 + index * 131, 224, 94, 88, { fill: 'white', stroke: 'indigo', width: 3, radius: 8 }),
      bust(look, { x: 26 + index * 131, y: 232, scale: 0.43 }),
    ]),
  ],
})
