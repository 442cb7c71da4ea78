import { diagram, WIDTHS } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import type { Paint } from '../../kit/palette.ts'
import { circle, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox, textWidth } from '../../kit/text.ts'
import { spermCell } from './organs.ts'

/** Hours after sex (starter/figures/emergency-contraceptive-pills.md): latest time, and from when ulipristal works better. */
const HOURS = { latest: 120, better: 72 } as const
const LEFT = 190
const at = (hour: number) => LEFT + hour * 4.9

/** Which emergency method until which hour. */
export const ecpHours = diagram({
  id: 'ecp-hours',
  width: 'full',
  height: 330,
  texts: {
    en: {
      rows: ['Levonorgestrel', 'Ulipristal', 'Copper IUD'],
      weaker: 'less effective',
      better: 'probably better',
      best: 'works best of all',
      head: 'Hours after sex: the sooner, the better',
      over: 'After 120 hours: no pills',
      alt: 'Hours after sex, the sooner the better. Levonorgestrel and ulipristal: until 120 hours; between 72 and 120 hours ulipristal probably works better. Copper IUD: within 5 days, works best of all. After 120 hours no pills.',
      note: 'Name a day and an hour of sex and let trainees put a finger on the line: what can she still have?',
    },
    fr: {
      rows: ['Lévonorgestrel', 'Ulipristal', 'DIU au cuivre'],
      weaker: 'moins efficace',
      better: 'sans doute mieux',
      best: 'le plus efficace',
      head: 'Heures après le rapport : le plus tôt possible',
      over: 'Après 120 heures : pas de pilule',
      alt: 'Heures après le rapport, le plus tôt possible. Lévonorgestrel et ulipristal : jusqu’à 120 heures ; entre 72 et 120 heures, l’ulipristal est sans doute plus efficace. DIU au cuivre : dans les 5 jours, le plus efficace. Après 120 heures, pas de pilule.',
      note: 'Donnez un jour et une heure ; les participants posent le doigt sur la ligne : que peut-elle encore recevoir ?',
    },
    es: {
      rows: ['Levonorgestrel', 'Ulipristal', 'DIU de cobre'],
      weaker: 'menos eficaz',
      better: 'tal vez mejor',
      best: 'el más eficaz',
      head: 'Horas después del sexo: cuanto antes, mejor',
      over: 'Después de 120 horas: no píldoras',
      alt: 'Horas después de la relación, cuanto antes mejor. Levonorgestrel y ulipristal: hasta 120 horas; entre 72 y 120 horas el ulipristal probablemente es más eficaz. DIU de cobre: dentro de 5 días, el más eficaz. Después de 120 horas no se dan píldoras.',
      note: 'Diga un día y una hora y pida que pongan el dedo en la línea: ¿qué puede recibir todavía?',
    },
  },
  draw: ({ rows, weaker, better, best, head, over }) => [
    text(head, 0, 24, { bold: true, paint: 'indigo' }),
    ...[0, 24, 48, 72, 96, 120].flatMap((hour) => [
      line([at(hour), 74], [at(hour), 276], { stroke: 'steel', width: 2, dash: [4, 6] }),
      text(`${hour}`, at(hour), 66, { bold: true, anchor: 'middle' }),
    ]),
    ...bar(rows[0] ?? '', 84, [
      [0, HOURS.better, 'indigo'],
      [HOURS.better, HOURS.latest, 'indigoPale'],
    ]),
    ...bar(rows[1] ?? '', 150, [[0, HOURS.latest, 'indigo']]),
    ...bar(rows[2] ?? '', 216, [[0, HOURS.latest, 'leaf']]),
    text(weaker, at(96), 117, { bold: true, anchor: 'middle', size: 24 }),
    text(better, at(96), 183, { bold: true, paint: 'white', anchor: 'middle', size: 24 }),
    text(best, at(60), 249, { bold: true, paint: 'white', anchor: 'middle' }),
    ...cross(WIDTHS.full - textWidth(over, { bold: true }) - 28, 308, 34),
    text(over, WIDTHS.full, 316, { bold: true, paint: 'terracotta', anchor: 'end' }),
  ],
})

function bar(name: string, y: number, parts: [from: number, to: number, fill: Paint][]): Shape[] {
  return [
    text(name, 0, y + 33, { bold: true }),
    ...parts.map(([from, to, fill]) =>
      rect(at(from), y, at(to) - at(from), 50, { fill, stroke: 'indigo', width: 2.5, radius: 6 }),
    ),
  ]
}

/** Days that sperm live in the tubes (same table). */
const SPERM_DAYS = 5

/** Without a pill the egg meets living sperm; with it the egg comes after they have died. */
export const ecpEgg = diagram({
  id: 'ecp-egg',
  width: 'full',
  height: 330,
  anatomical: true,
  texts: {
    en: {
      without: 'No pill',
      withPill: 'With the pill',
      wait: 'Sperm wait about 5 days',
      egg: 'Egg',
      later: 'Egg comes later: no sperm left',
      alt: 'Two lines of days after sex. Sperm live about 5 days. Without a pill the egg comes while they live, and pregnancy is possible. With the pill the egg comes later, when no sperm are left.',
      note: 'Ask what happens when the egg had already left before the pill was taken: then it cannot help.',
    },
    fr: {
      without: 'Sans pilule',
      withPill: 'Avec pilule',
      wait: 'Les spermatozoïdes vivent environ 5 jours',
      egg: 'Ovule',
      later: 'L’ovule sort plus tard : aucun spermatozoïde vivant',
      alt: 'Deux lignes de jours après le rapport. Les spermatozoïdes vivent environ 5 jours. Sans pilule, l’ovule sort pendant ce temps et une grossesse est possible. Avec la pilule, l’ovule sort plus tard, quand aucun spermatozoïde n’est vivant.',
      note: 'Demandez ce qui se passe si l’ovule est parti avant la prise : alors la pilule ne peut rien.',
    },
    es: {
      without: 'Sin píldora',
      withPill: 'Con píldora',
      wait: 'Los espermatozoides viven unos 5 días',
      egg: 'Óvulo',
      later: 'El óvulo sale después: ya no hay espermatozoides',
      alt: 'Dos líneas de días después de la relación. Los espermatozoides viven unos 5 días. Sin píldora el óvulo llega mientras viven y es posible un embarazo. Con la píldora el óvulo llega después, cuando ya no hay espermatozoides vivos.',
      note: 'Pregunte qué pasa si el óvulo ya había salido antes de la píldora: entonces no puede ayudar.',
    },
  },
  draw: ({ without, withPill, wait, egg, later }) => [
    text(wait, LEFT - 20, 26, { bold: true, paint: 'indigo' }),
    ...days(without, 106, 3),
    ...days(withPill, 212, 6.6),
    text(egg, dayAt(3), 68, { bold: true, anchor: 'middle', paint: 'terracotta' }),
    methodSign('emergency', { x: 2, y: 236, scale: 0.8 }),
    ...textBox(later, WIDTHS.full, 294, 720, { bold: true, paint: 'leaf', anchor: 'end' }).shapes,
  ],
})

const dayAt = (day: number) => 236 + day * 72

function days(name: string, y: number, eggDay: number): Shape[] {
  return [
    text(name, 0, y + 8, { bold: true }),
    line([dayAt(-0.5), y + 44], [dayAt(8), y + 44], { stroke: 'ink', width: 4 }),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((day) => circle(dayAt(day), y + 44, 5, { fill: 'ink' })),
    rect(dayAt(-0.4), y - 26, dayAt(SPERM_DAYS) - dayAt(-0.4), 58, { fill: 'indigoPale', radius: 10 }),
    ...Array.from({ length: 11 }, (_, index) => spermCell(dayAt(-0.2) + index * 34, y - 8 + (index % 2) * 8, 1)),
    circle(dayAt(eggDay), y + 2, 19, { fill: 'marigold', stroke: 'ink', width: 3 }),
    ...(eggDay > SPERM_DAYS
      ? [path(`M${dayAt(3.05)} ${y + 64}H${dayAt(eggDay) - 20}m-14 -9l14 9l-14 9`, { stroke: 'terracotta', width: 5 })]
      : []),
    circle(dayAt(3), y + 2, 19, { stroke: 'terracotta', width: 3, dash: [5, 5] }),
  ]
}
