import { diagram, WIDTHS } from '../../diagram.ts'
import { drop } from '../../kit/days.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, clock } from '../../kit/objects.ts'
import { DANGER_FILLS } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { arrow, circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { tallCards } from '../../kit/tall-cards.ts'
import { text, textBox } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { ordinaryHeadache } from '../training/community/screening-icons.ts'
import { dressed, face } from './coc-icons.ts'
import { cardsDiagram } from './ecp-cards.ts'
import { tablet } from './scenes.ts'

const SORE = { stroke: 'blood', width: 4.5 } as const

/** What emergency pills are for. */
export const ecpWhat = cardsDiagram({
  id: 'ecp-what',
  height: 290,
  scenes: () => [
    {
      scene: [
        bust({ skin: 'skin', head: 'bun', cloth: 'terracotta' }, { x: 0, y: 0, scale: 0.56 }),
        bust({ skin: 'skinDeep', head: 'short', cloth: 'leaf' }, { x: 72, y: 0, scale: 0.56 }),
        ...arrow([30, 138], [74, 138], { width: 9 }),
        ...tablet(112, 138, 27),
      ],
      box: [0, 0, 158, 168],
    },
    {
      scene: [
        ...calendar(66, 62, 124),
        circle(66, 72, 42, { fill: 'white' }),
        text('5', 66, 98, { size: 74, bold: true, anchor: 'middle' }),
      ],
      box: [0, 0, 132, 128],
    },
    { scene: [methodSign('pills', { x: 0, y: 0 }), ...cross(96, 92, 42)], box: [0, 0, 118, 116] },
    {
      scene: [
        bust({ skin: 'skin', head: 'short', cloth: 'marigold' }, { x: 0, y: 20, scale: 0.6 }),
        bust({ skin: 'skinDark', head: 'wrap', cloth: 'indigo' }, { x: 76, y: 20, scale: 0.6 }),
        ...tick(146, 22, 40),
      ],
      box: [0, 0, 168, 130],
    },
  ],
  texts: {
    en: {
      words: [
        'After sex, to prevent pregnancy',
        'Soon; up to 5 days (120 hours)',
        'A backup, not a daily method',
        'Safe for nearly every woman and girl',
      ],
      alt: 'Four pictures: a couple and then a tablet, taken after sex to prevent pregnancy; a calendar leaf with 5, soon and up to five days; a daily pack with a cross, a backup and not a daily method; a girl and a woman with a tick, safe for nearly every woman and girl.',
      note: 'Cover the words; the group says what each picture means.',
    },
    fr: {
      words: [
        'Après un rapport, contre une grossesse',
        'Vite ; 5 jours au plus (120 heures)',
        'Un secours, pas chaque jour',
        'Sûre pour presque toutes',
      ],
      alt: 'Quatre images : un couple, puis un comprimé, après un rapport ; une feuille de calendrier avec 5, vite et cinq jours au plus ; une plaquette barrée, un secours et pas chaque jour ; une fille et une femme avec une coche, sûre pour presque toutes.',
      note: 'Cachez les mots ; le groupe dit ce que chaque image signifie.',
    },
    es: {
      words: [
        'Después del sexo, contra el embarazo',
        'Pronto; hasta 5 días (120 horas)',
        'Un respaldo, no de cada día',
        'Segura para casi todas',
      ],
      alt: 'Cuatro imágenes: una pareja y después una tableta, tras el sexo; una hoja de calendario con 5, pronto y hasta cinco días; un paquete tachado, un respaldo y no de cada día; una joven y una mujer con una marca, segura para casi todas.',
      note: 'Tape las palabras; el grupo dice qué significa cada imagen.',
    },
  },
})

/** What users of emergency pills may feel. */
export const ecpNotice = tilesDiagram(
  'ecp-notice',
  [
    () => [drop(34, 50, 'blood', 1.5), drop(70, 60, 'blood', 1)],
    () => [
      ...calendar(50, 40, 66),
      drop(50, 48, 'blood', 1.2),
      ...arrow([42, 88], [16, 88], { width: 6 }),
      ...arrow([58, 88], [84, 88], { width: 6 }),
    ],
    () => [...dressed(), path('M50 66v9M50 90v8M36 82h9M56 82h9', SORE)],
    ordinaryHeadache,
  ],
  {
    en: {
      words: ['A few drops', 'Bleeding early or late', 'Nausea, belly pain', 'Headache, tired'],
      alt: 'Four pictures: a few drops of blood; a calendar, the next bleeding early or late; nausea or pain in the belly; headache, dizziness or tiredness.',
      note: 'Which of these would frighten her if nobody had told her?',
    },
    fr: {
      words: ['Quelques gouttes', 'Règles tôt ou tard', 'Nausées, mal au ventre', 'Mal de tête, fatigue'],
      alt: 'Quatre images : quelques gouttes de sang ; un calendrier, les règles en avance ou en retard ; nausées ou mal au ventre ; mal de tête, vertiges ou fatigue.',
      note: 'Laquelle lui ferait peur si personne ne l’avait prévenue ?',
    },
    es: {
      words: ['Unas gotas', 'Regla antes o después', 'Náusea, dolor', 'Dolor de cabeza'],
      alt: 'Cuatro imágenes: unas gotas de sangre; un calendario, la regla antes o después; náusea o dolor de vientre; dolor de cabeza, mareo o cansancio.',
      note: '¿Cuál la asustaría si nadie se lo hubiera dicho?',
    },
  },
)

const PANEL = { height: 160, gap: 12 } as const

/** An egg that stays in the ovary after the pill, and one that has already left. */
export const ecpBody = diagram({
  id: 'ecp-body',
  width: 'half',
  height: PANEL.height * 2 + PANEL.gap,
  anatomical: true,
  texts: {
    en: {
      waits: 'The egg waits',
      left: 'Egg has left: no help',
      alt: 'Above: an ovary with the egg inside; after the pill the egg waits. Below: the egg has already left the ovary; the pill can no longer help.',
      note: 'Point to the egg in each picture. Ask why the hours matter.',
    },
    fr: {
      waits: 'L’ovule attend',
      left: 'Ovule sorti : trop tard',
      alt: 'En haut : un ovaire avec l’ovule à l’intérieur ; après la pilule, l’ovule attend. En bas : l’ovule a déjà quitté l’ovaire ; la pilule ne peut plus aider.',
      note: 'Montrez l’ovule sur chaque image. Demandez pourquoi les heures comptent.',
    },
    es: {
      waits: 'El óvulo espera',
      left: 'Óvulo afuera: ya no ayuda',
      alt: 'Arriba: un ovario con el óvulo adentro; después de la píldora el óvulo espera. Abajo: el óvulo ya salió del ovario; la píldora ya no puede ayudar.',
      note: 'Señale el óvulo en cada dibujo. Pregunte por qué cuentan las horas.',
    },
  },
  draw: ({ waits, left }) => [
    rect(0, 0, WIDTHS.half, PANEL.height, { fill: 'leafPale', radius: 12 }),
    ...tablet(52, 66, 28),
    ...arrow([92, 66], [132, 66], { width: 7 }),
    ...ovary(210),
    circle(236, 60, 15, { fill: 'marigold', stroke: 'ink', width: 3 }),
    path('M284 30V102', { stroke: 'terracotta', width: 9 }),
    ...tick(340, 66, 44),
    text(waits, WIDTHS.half / 2, 146, { bold: true, anchor: 'middle', paint: 'leaf' }),
    group(
      [
        rect(0, 0, WIDTHS.half, PANEL.height, { fill: 'terracottaPale', radius: 12 }),
        ...tablet(52, 66, 28),
        ...ovary(170),
        ...arrow([206, 62], [262, 62], { width: 5 }),
        circle(284, 62, 15, { fill: 'marigold', stroke: 'ink', width: 3 }),
        ...cross(344, 66, 40),
        text(left, WIDTHS.half / 2, 146, { bold: true, anchor: 'middle', paint: 'terracotta' }),
      ],
      { y: PANEL.height + PANEL.gap },
    ),
  ],
})

/** An ovary with follicles. @param x of its middle, which is at y 62 */
export function ovary(x: number): Shape[] {
  return [
    ellipse(x, 62, 62, 46, { fill: 'bone', stroke: 'fleshDeep', width: 4 }),
    ...[
      [-34, -8],
      [-18, 18],
      [8, 24],
      [-8, -22],
    ].map(([dx = 0, dy = 0]) => circle(x + dx, 62 + dy, 7, { fill: 'flesh' })),
  ]
}

/** Pills at once and again after 12 hours, by what an active pill contains (starter/figures). */
const COUNTS = [5, 4, 2] as const

/** The dose counted out from ordinary combined pills. */
export const ecpCount = diagram({
  id: 'ecp-count',
  width: 'full',
  height: 320,
  texts: {
    en: {
      head: 'Each active pill',
      now: 'First',
      later: 'After 12 hours',
      names: ['20 µg EE + 0.1 mg LNG', '30 µg EE + 0.15 mg LNG', '50 µg EE + 0.25 mg LNG'],
      alt: 'Combined pills as emergency pills. 20 micrograms of ethinylestradiol and 0.1 mg of levonorgestrel: 5 pills, and 5 after 12 hours. 30 and 0.15: 4 and 4. 50 and 0.25: 2 and 2.',
      note: 'Each table finds its pack and lays out both doses. Only active pills count.',
    },
    fr: {
      head: 'Chaque pilule active',
      now: 'D’abord',
      later: '12 heures après',
      names: ['20 µg EE + 0,1 mg LNG', '30 µg EE + 0,15 mg LNG', '50 µg EE + 0,25 mg LNG'],
      alt: 'Pilules combinées en urgence. 20 microgrammes d’éthinylestradiol et 0,1 mg de lévonorgestrel : 5 pilules, puis 5 après 12 heures. 30 et 0,15 : 4 et 4. 50 et 0,25 : 2 et 2.',
      note: 'Chaque table cherche sa plaquette et pose les deux doses. Seules les actives comptent.',
    },
    es: {
      head: 'Cada píldora activa',
      now: 'Primero',
      later: '12 horas después',
      names: ['20 µg EE + 0,1 mg LNG', '30 µg EE + 0,15 mg LNG', '50 µg EE + 0,25 mg LNG'],
      alt: 'Píldoras combinadas como emergencia. 20 microgramos de etinilestradiol y 0,1 mg de levonorgestrel: 5 píldoras y 5 a las 12 horas. 30 y 0,15: 4 y 4. 50 y 0,25: 2 y 2.',
      note: 'Cada mesa busca su paquete y pone las dos dosis. Solo cuentan las activas.',
    },
  },
  draw: ({ head, now, later, names }) => [
    ...[head, now, later].map((words, index) =>
      text(words, [12, 300, 602][index] ?? 0, 26, { bold: true, paint: 'indigo' }),
    ),
    ...COUNTS.flatMap((count, index): Shape[] => {
      const y = 42 + index * 94
      return [
        rect(0, y, WIDTHS.full, 84, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 12 }),
        ...textBox(names[index] ?? '', 12, y + 42, 200, { bold: true, middle: true }).shapes,
        ...counted(count, 232, y + 42),
        ...clock(550, y + 42, 28, 0.999, 'leafPale'),
        ...counted(count, 590, y + 42),
      ]
    }),
  ],
})

function counted(count: number, x: number, y: number): Shape[] {
  return [
    text(`${count}`, x + 20, y + 15, { size: 42, bold: true, anchor: 'middle' }),
    ...Array.from({ length: count }, (_, index) => tablet(x + 60 + index * 40, y, 17)).flat(),
  ]
}

/** Signs with which she comes at once after emergency pills. */
export const ecpCome = diagram({
  id: 'ecp-come',
  width: 'full',
  height: 230,
  texts: {
    en: {
      words: ['Strong pain low in the belly', 'I feel faint', 'Somebody hurts me'],
      alt: 'Come at once: strong pain low in the belly; feeling faint; somebody hurts her.',
      note: 'Point to the pictures and ask where she would go at night.',
    },
    fr: {
      words: ['Forte douleur du bas-ventre', 'Je me sens mal', 'On me fait du mal'],
      alt: 'Venir tout de suite : forte douleur du bas-ventre ; malaise ; quelqu’un lui fait du mal.',
      note: 'Montrez les images et demandez où elle irait la nuit.',
    },
    es: {
      words: ['Dolor fuerte en el bajo vientre', 'Me desmayo', 'Alguien me hace daño'],
      alt: 'Venir enseguida: dolor fuerte en el bajo vientre; desmayo; alguien le hace daño.',
      note: 'Señale los dibujos y pregunte adónde iría de noche.',
    },
  },
  draw: ({ words }) =>
    tallCards(
      COME.map((scene, index) => ({ scene: scene(), box: [0, 0, 100, 100], label: words[index] ?? '' })),
      230,
      false,
      DANGER_FILLS,
    ),
})

const COME: (() => Shape[])[] = [
  () => dressed([50, 80]),
  () => [
    group(
      [
        ...face('M40 80h16'),
        ...[36, 60].flatMap((x) => [
          circle(x, 52, 8, { fill: 'skin' }),
          path(`M${x - 8} 52q8 6 16 0`, { stroke: 'hair', width: 4 }),
        ]),
      ],
      { x: 30, y: -2, scale: 0.88, rotate: 26 },
    ),
  ],
  () => [
    group(face('M36 82q12 -10 24 0', 'skinDark'), { x: 0, y: 6, scale: 0.9 }),
    path('M96 6L70 22L82 30L66 46', { stroke: 'blood', width: 7 }),
    path('M30 66v10', { stroke: 'waterDeep', width: 5 }),
  ],
]
