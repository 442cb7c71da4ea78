import { diagram } from '../../diagram.ts'
import { backdrop } from '../../kit/frames.ts'
import { LABEL, leader } from '../../kit/leader.ts'
import { arrow, circle, group, line, type Point, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { uterus } from '../../kit/uterus.ts'

/** Length of the opening: starter/figures/female-sterilization.md, row "Incision, minilaparotomy". */
const OPENING = '2–5 cm'

/** A tube that is tied and cut. @param fill of what lies behind the gap */
export function closedTube(x: number, y: number, rotate: number): Shape {
  return group(
    [
      rect(-9, -13, 18, 26, { fill: 'white' }),
      path('M-13 -10V10M13 -10V10', { stroke: 'indigo', width: 6 }),
      path('M-13 -10q-6 -6 -10 -4M13 -10q6 -6 10 -4', { stroke: 'indigo', width: 3 }),
    ],
    { x, y, rotate },
  )
}

/** Womb, ovaries and closed tubes. */
export const tubesClosed = diagram({
  id: 'tubes-closed',
  width: 'half',
  height: 300,
  anatomical: true,
  texts: {
    en: {
      tube: 'Tubes closed',
      egg: 'Egg',
      ovary: 'Ovaries stay',
      womb: 'Womb stays',
      alt: 'The womb from the front with both tubes tied and cut. An egg on one side and sperm on the other cannot meet. Womb and ovaries stay as they were.',
      note: 'Trace the way of the egg with a finger and ask where it goes now.',
    },
    fr: {
      tube: 'Trompes fermées',
      egg: 'Ovule',
      ovary: 'Ovaires en place',
      womb: 'Utérus en place',
      alt: 'L’utérus vu de face, les deux trompes liées et coupées. L’ovule d’un côté et les spermatozoïdes de l’autre ne peuvent pas se rencontrer. L’utérus et les ovaires restent.',
      note: 'Suivez du doigt le chemin de l’ovule et demandez où il va maintenant.',
    },
    es: {
      tube: 'Trompas cerradas',
      egg: 'Óvulo',
      ovary: 'Ovarios intactos',
      womb: 'El útero queda',
      alt: 'El útero visto de frente con las dos trompas ligadas y cortadas. El óvulo de un lado y los espermatozoides del otro no pueden encontrarse. El útero y los ovarios quedan igual.',
      note: 'Siga con el dedo el camino del óvulo y pregunte adónde va ahora.',
    },
  },
  draw: ({ tube, egg, ovary, womb }) => [
    group([...uterus({ tubes: true, vagina: 186 }), closedTube(-84, 4, -4), closedTube(84, 4, 4)], {
      x: 190,
      y: 62,
      scale: 1.16,
    }),
    circle(340, 106, 8, { fill: 'marigold', stroke: 'ink', width: 2.5 }),
    text(egg, 378, 182, { ...LABEL, anchor: 'end' }),
    ...leader([350, 160], [342, 116]),
    text(tube, 190, 24, { ...LABEL, anchor: 'middle' }),
    ...leader([148, 34], [96, 54]),
    ...leader([232, 34], [284, 54]),
    ...textBox(ovary, 0, 196, 120, LABEL).shapes,
    ...leader([44, 194], [66, 152]),
    ...textBox(womb, 270, 216, 110, LABEL).shapes,
    ...leader([278, 214], [240, 128]),
  ],
})

/** Where the small opening lies after a birth and at another time. */
export const minilapSites = diagram({
  id: 'minilap-sites',
  width: 'half',
  height: 308,
  anatomical: true,
  texts: {
    en: {
      heads: ['After birth', 'Other times'],
      labels: ['Navel', 'Opening', 'Womb'],
      alt: 'Two bellies. After a birth the womb is large and the opening of 2 to 5 cm lies just below the navel. At other times the womb is small and the opening lies just above the pubic hair.',
      note: 'Ask why the place differs: in the first days after birth the tubes lie high.',
    },
    fr: {
      heads: ['Post-partum', 'Autre moment'],
      labels: ['Nombril', 'Ouverture', 'Utérus'],
      alt: 'Deux ventres. Après un accouchement, l’utérus est grand et l’ouverture de 2 à 5 cm est juste sous le nombril. À un autre moment, l’utérus est petit et l’ouverture est juste au-dessus des poils du pubis.',
      note: 'Demandez pourquoi l’endroit diffère : les premiers jours après l’accouchement, les trompes sont hautes.',
    },
    es: {
      heads: ['Tras el parto', 'Otro momento'],
      labels: ['Ombligo', 'Abertura', 'Útero'],
      alt: 'Dos vientres. Después de un parto el útero es grande y la abertura de 2 a 5 cm está justo debajo del ombligo. En otro momento el útero es pequeño y la abertura está justo encima del vello púbico.',
      note: 'Pregunte por qué cambia el lugar: en los primeros días tras el parto las trompas están altas.',
    },
  },
  draw: ({ heads, labels }) => SITES.flatMap((site, index) => siteRow(site, heads[index] ?? '', labels, index * 158)),
})

/** In the belly's coordinates. */
interface Site {
  /** Top of the womb. */
  womb: number
  scale: number
  /** Height of the opening. */
  opening: number
  /** A point on the womb's outline. */
  edge: Point
}

const SITES: Site[] = [
  { womb: 82, scale: 0.66, opening: 88, edge: [122, 118] },
  { womb: 134, scale: 0.32, opening: 122, edge: [104, 146] },
]
/** From the belly's coordinates to those of a row. */
const BELLY = { x: 6, y: 1, scale: 0.8 } as const

function siteRow({ womb, scale, opening, edge }: Site, head: string, labels: string[], top: number): Shape[] {
  const at = ([x, y]: Point): Point => [BELLY.x + x * BELLY.scale, BELLY.y + y * BELLY.scale]
  const targets: Point[] = [at([89, 66]), at([103, opening]), at(edge)]
  const [navel = '', cut = '', organ = ''] = labels
  return [
    group(
      [
        rect(0, 0, 146, 150, { fill: 'indigoPale', radius: 12 }),
        group(
          [
            path('M28 0C40 40 36 60 28 86C22 110 24 142 30 186H138C144 142 146 110 140 86C132 60 128 40 140 0Z', {
              fill: 'skin',
            }),
            path('M84 186L56 158Q84 148 112 158Z', { fill: 'hair' }),
            path(wombOutline(womb, scale), { stroke: 'white', width: 3, dash: [7, 6] }),
            circle(84, 66, 5, { fill: 'hair' }),
            line([64, opening], [104, opening], { stroke: 'white', width: 12 }),
            line([65, opening], [103, opening], { stroke: 'blood', width: 6 }),
          ],
          BELLY,
        ),
        text(head, 158, 22, { bold: true }),
        ...[navel, `${cut} ${OPENING}`, organ].flatMap((label, index) => {
          const y = 60 + index * 38
          return [text(label, 172, y + 8, LABEL), ...leader([168, y], targets[index] ?? [0, 0])]
        }),
      ],
      { y: top },
    ),
  ]
}

/** The outline of the womb behind the skin. */
function wombOutline(top: number, s: number): string {
  const y = (value: number) => (top + value * s).toFixed(1)
  const x = (value: number) => (84 + value * s).toFixed(1)
  return `M${x(-24)} ${y(130)}C${x(-26)} ${y(110)} ${x(-62)} ${y(70)} ${x(-62)} ${y(36)}C${x(-62)} ${y(10)} ${x(-34)} ${y(0)} ${x(0)} ${y(0)}C${x(34)} ${y(0)} ${x(62)} ${y(10)} ${x(62)} ${y(36)}C${x(62)} ${y(70)} ${x(26)} ${y(110)} ${x(24)} ${y(130)}`
}

function tubePath(d: string): Shape[] {
  return [path(d, { stroke: 'fleshDeep', width: 34 }), path(d, { stroke: 'flesh', width: 29 })]
}

function fringe(x: number, y: number): Shape[] {
  const d = [-22, -8, 8, 22].map((dy) => `M${x} ${y + dy * 0.4}L${x + 26} ${y + dy * 1.2 + 6}`).join('')
  return [path(d, { stroke: 'fleshDeep', width: 14 }), path(d, { stroke: 'flesh', width: 9.5 })]
}

export const followTube = [
  backdrop(),
  ...tubePath('M17 76C60 60 120 66 178 88'),
  ...fringe(178, 88),
  circle(190, 96, 44, { stroke: 'leaf', width: 6 }),
  ...arrow([40, 124], [140, 130], { width: 6, bend: -10 }),
]

export const tieTube = [
  backdrop(),
  ...tubePath('M17 110C40 104 64 104 88 104'),
  ...tubePath('M152 104C180 104 200 108 223 116'),
  path('M78 84V126M162 84V126', { stroke: 'indigo', width: 8 }),
  path('M78 84q-10 -12 -18 -8M162 84q10 -12 18 -8', { stroke: 'indigo', width: 4 }),
  ...scissors(120, 60),
]
export const clipTube = [
  backdrop(),
  ...tubePath('M17 100C60 90 160 90 223 104'),
  rect(98, 62, 44, 66, { fill: 'steelPale', stroke: 'steelDark', width: 4, radius: 8 }),
  line([106, 94], [134, 94], { stroke: 'steelDark', width: 5 }),
]
export const ringTube = [
  backdrop(),
  ...tubePath('M17 130C60 130 92 126 98 100C102 40 138 40 142 100C148 126 180 130 223 130'),
  path('M82 104H158', { stroke: 'ink', width: 17 }),
  path('M86 104H154', { stroke: 'steel', width: 9 }),
]

function scissors(x: number, y: number): Shape[] {
  return [
    path(`M${x} ${y + 50}L${x - 16} ${y - 24}M${x} ${y + 50}L${x + 16} ${y - 24}`, { stroke: 'steelDark', width: 7 }),
    circle(x - 20, y - 34, 11, { stroke: 'ink', width: 5 }),
    circle(x + 20, y - 34, 11, { stroke: 'ink', width: 5 }),
  ]
}
