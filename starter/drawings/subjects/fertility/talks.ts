import { type Diagram, diagram, WIDTHS } from '../../diagram.ts'
import { calendar as month } from '../../kit/days.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, drop } from '../../kit/objects.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { MONTHS } from '../implants/months.ts'
import { manyMethods } from '../people/signs.ts'
import { bead, marker, thread } from './beads.ts'

const { half: WIDTH } = WIDTHS
const SHE: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
const HE: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'indigo' }

function question(x: number, y: number, size: number): Shape {
  return text('?', x, y, { size, bold: true, paint: 'terracotta', anchor: 'middle' })
}

/** Three rows with pictures beside the lines of a slide. @param scenes each 360 by 100 */
function rows(scenes: Shape[][]): Shape[] {
  return scenes.flatMap((scene, index): Shape[] => [
    rect(0, index * 110, WIDTH, 104, { fill: index === 1 ? 'marigoldPale' : 'indigoPale', radius: 12 }),
    group(scene, { x: 10, y: index * 110 + 2 }),
  ])
}

const couples = diagram({
  id: 'fam-three-couples',
  width: 'half',
  height: 324,
  texts: {
    en: {
      alt: 'Three rounds. 1: a couple, and white beads with a question mark between them. 2: a woman, and a calendar with 23 days. 3: a man speaks, and the woman does not smile.',
      note: 'Before each round, point to the picture and ask who should be seen alone.',
    },
    fr: {
      alt: 'Trois tours. 1 : un couple, et entre eux des perles blanches avec un point d’interrogation. 2 : une femme, et un calendrier de 23 jours. 3 : un homme parle, la femme ne sourit pas.',
      note: 'Avant chaque tour, montrez l’image : qui faut-il voir seul ?',
    },
    es: {
      alt: 'Tres rondas. 1: una pareja, y entre los dos cuentas blancas con un signo de interrogación. 2: una mujer, y un calendario con 23 días. 3: un hombre habla, la mujer no sonríe.',
      note: 'Antes de cada ronda señale el dibujo: ¿a quién hay que ver a solas?',
    },
  },
  draw: () =>
    rows([
      [
        bust(SHE, { x: 14, y: 0, scale: 0.56 }),
        ...[0, 1, 2, 3].flatMap((index) => bead(10 + index, 138 + index * 28, 72, 13)),
        question(180, 50, 48),
        bust(HE, { x: 262, y: 0, scale: 0.56 }),
      ],
      [
        bust({ skin: 'skinDeep', head: 'bun', cloth: 'terracotta' }, { x: 14, y: 0, scale: 0.56 }),
        drop(152, 74, 52, 'terracotta'),
        ...arrow([176, 52], [210, 52], { width: 5 }),
        ...calendar(262, 52, 90),
        rect(224, 38, 76, 54, { fill: 'white' }),
        text('23', 262, 82, { size: 46, bold: true, anchor: 'middle' }),
      ],
      [
        bust({ skin: 'skinLight', head: 'short', cloth: 'leaf' }, { x: 14, y: 0, scale: 0.56 }),
        group(bubble(0, 0, 128, 56, 4), { x: 108, y: 8 }),
        path('M126 28H216M126 44H196', { stroke: 'inkSoft', width: 6 }),
        bust(
          { skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'marigold', isSad: true },
          { x: 262, y: 0, scale: 0.56 },
        ),
      ],
    ]),
})

const sentences = diagram({
  id: 'fam-say',
  width: 'half',
  height: 324,
  texts: {
    en: {
      alt: 'Three pictures for three sentences. Two calendars with the first days of bleeding; a couple with one string of beads; a month of irregular bleeding, and an arrow to other methods.',
      note: 'One trainee points to a picture, the neighbour says the sentence in the words of the clinic.',
    },
    fr: {
      alt: 'Trois images pour trois phrases. Deux calendriers avec les premiers jours des règles ; un couple et un collier ; un mois de saignements irréguliers, et une flèche vers d’autres méthodes.',
      note: 'Un participant montre une image, son voisin dit la phrase avec les mots du centre.',
    },
    es: {
      alt: 'Tres dibujos para tres frases. Dos calendarios con los primeros días de sangrado; una pareja y un collar; un mes de sangrado irregular, y una flecha a otros métodos.',
      note: 'Una persona señala un dibujo y la de al lado dice la frase con las palabras del servicio.',
    },
  },
  draw: () =>
    rows([
      [
        ...month(22, 14, 18, [1, 2, 2, 1, ...MONTHS.none.slice(4)]),
        ...arrow([158, 50], [202, 50], { width: 6, paint: 'indigo' }),
        ...month(212, 14, 18, [1, 2, 2, 1, ...MONTHS.none.slice(4)]),
      ],
      [
        bust({ ...SHE, head: 'bun' }, { x: 22, y: 0, scale: 0.56 }),
        methodSign('beads', { x: 134, y: 4, scale: 0.92 }),
        bust({ ...HE, skin: 'skin' }, { x: 254, y: 0, scale: 0.56 }),
      ],
      [
        ...month(22, 14, 18, MONTHS.irregular),
        ...arrow([158, 50], [216, 50], { width: 6, paint: 'indigo' }),
        group(manyMethods(), { x: 236, y: 2, scale: 0.96 }),
      ],
    ]),
})

/** The three lines that she must not forget. */
const keep = diagram({
  id: 'fam-keep',
  width: 'half',
  height: 324,
  texts: {
    en: {
      alt: 'Three rows. 1: the red bead and a calendar: write down the date. 2: white beads and a condom: protect or wait. 3: a drop before the darker bead, and a drop with a question mark after the last bead: come and talk.',
      note: 'Trainees say the line to each picture without looking at the words.',
    },
    fr: {
      alt: 'Trois lignes. 1 : la perle rouge et un calendrier : noter la date. 2 : des perles blanches et un préservatif : se protéger ou attendre. 3 : une goutte avant la perle foncée, et une goutte avec un point d’interrogation après la dernière perle : venir en parler.',
      note: 'Les participants disent la phrase de chaque image sans regarder les mots.',
    },
    es: {
      alt: 'Tres filas. 1: la cuenta roja y un calendario: anotar la fecha. 2: cuentas blancas y un condón: protegerse o esperar. 3: una gota antes de la cuenta oscura, y una gota con interrogación después de la última: venir a hablar.',
      note: 'Los participantes dicen la frase de cada dibujo sin mirar las palabras.',
    },
  },
  draw: () =>
    rows([
      [
        ...beadRow([31, 32, 1, 2, 3], 26),
        ...marker(98, 52, 16),
        ...arrow([196, 52], [234, 52], { width: 6, paint: 'indigo' }),
        ...calendar(300, 54, 84),
      ],
      [...beadRow([9, 10, 11, 12, 13], 26), methodSign('condom', { x: 256, y: 4, scale: 0.9 })],
      [
        ...beadRow([23, 24, 25, 26, 27], 26, 70),
        drop(26, 48, 42, 'terracotta'),
        ...beadRow([31, 32], 238, 70),
        rect(302, 22, 52, 64, { fill: 'white', stroke: 'ink', width: 3, dash: [8, 6], radius: 6 }),
        question(328, 74, 50),
      ],
    ]),
})

/** Beads on a thread. */
function beadRow(days: number[], x: number, y = 52): Shape[] {
  return [
    thread([
      [x, y],
      [x + (days.length - 1) * 36, y],
    ]),
    ...days.flatMap((day, index) => bead(day, x + index * 36, y, 16)),
  ]
}

/** Emergency pills and a copper IUD in the five days after sex without protection. */
const fiveDays = diagram({
  id: 'fam-five-days',
  width: 'half',
  height: 330,
  texts: {
    en: {
      words: ['Days after the sex', 'sooner is better', 'Pills', 'or copper IUD'],
      alt: 'Five days after sex without protection. Emergency pills: a bar that grows narrower to day 5, the sooner the better. Or a copper IUD: a bar of equal width to day 5.',
      note: 'Name a day and an hour: what can she still have, and who gives it in your clinic?',
    },
    fr: {
      words: ['Jours après le rapport', 'au plus tôt', 'Pilule', 'ou DIU au cuivre'],
      alt: 'Cinq jours après un rapport non protégé. Pilule d’urgence : une barre qui s’amincit jusqu’au jour 5, au plus tôt. Ou un DIU au cuivre : une barre égale jusqu’au jour 5.',
      note: 'Nommez un jour et une heure : que peut-elle encore avoir, et qui le donne chez vous ?',
    },
    es: {
      words: ['Días tras la relación', 'cuanto antes', 'Píldora', 'o DIU de cobre'],
      alt: 'Cinco días después de una relación sin protección. Píldora de emergencia: una barra que se estrecha hasta el día 5, cuanto antes. O un DIU de cobre: una barra igual hasta el día 5.',
      note: 'Nombre un día y una hora: ¿qué puede recibir todavía, y quién lo da en su servicio?',
    },
  },
  draw: ({ words: [head = '', soon = '', pills = '', device = ''] }) => [
    text(head, 190, 26, { bold: true, paint: 'indigo', anchor: 'middle' }),
    ...[1, 2, 3, 4, 5].flatMap((day): Shape[] => {
      const x = 106 + (day - 1) * 55
      return [
        rect(x, 40, 51, 286, { fill: day % 2 === 0 ? 'marigoldPale' : 'sand', radius: 6 }),
        text(`${day}`, x + 25, 74, { size: 32, bold: true, anchor: 'middle' }),
      ]
    }),
    text(pills, 110, 114, { bold: true }),
    methodSign('emergency', { x: 0, y: 104, scale: 0.92 }),
    path('M106 124L377 146V172L377 172L106 194Z', { fill: 'indigo' }),
    text(soon, 116, 167, { paint: 'white' }),
    text(device, 110, 234, { bold: true }),
    methodSign('iud', { x: 0, y: 226, scale: 0.92 }),
    rect(106, 246, 271, 60, { fill: 'leaf' }),
  ],
})

/** Pictures of the talks. */
export const FERTILITY_TALKS: Diagram[] = [couples, sentences, fiveDays, keep]
