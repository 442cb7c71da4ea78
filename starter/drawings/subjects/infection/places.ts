import { diagram, WIDTHS } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bin, bottle, tap } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { signGrid } from '../../kit/sign-grid.ts'
import { textBox } from '../../kit/text.ts'
import { glove } from './hand-scenes.ts'
import { forceps } from './stations.ts'

/** Places in a clinic where germs may be; the group says where. */
export const germPlaces = diagram({
  id: 'germ-places',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'Six places in a clinic, without marks: a door handle, a couch, a telephone, a tap, a bin, a washing bowl.',
      note: 'Ask for each of the six where hands touch it, then for more places; germs are on all six.',
    },
    fr: {
      alt: 'Six endroits d’un centre, sans marques : une poignée de porte, un lit, un téléphone, un robinet, une poubelle, une cuvette.',
      note: 'Pour chacun des six, demandez où les mains le touchent, puis d’autres endroits ; il y a des germes sur les six.',
    },
    es: {
      alt: 'Seis lugares de una clínica, sin marcas: un picaporte, una camilla, un teléfono, una llave de agua, un basurero, una palangana.',
      note: 'Pregunte en cada uno dónde lo tocan las manos, y luego otros lugares; hay microbios en los seis.',
    },
  },
  draw: () => signGrid([door, couch, telephone, waterTap, wasteBin, bowl], 330),
})

function door(): Shape[] {
  return [
    rect(22, 4, 56, 92, { fill: 'skinLight', stroke: 'skinDeep', width: 3 }),
    path('M64 52H44', { stroke: 'steelDark', width: 7 }),
  ]
}

function couch(): Shape[] {
  return [
    path('M6 52L26 34L34 44L20 58Z', { fill: 'indigo' }),
    rect(18, 50, 78, 12, { fill: 'indigo', radius: 4 }),
    path('M26 62V92M88 62V92', { stroke: 'steelDark', width: 6 }),
  ]
}

function telephone(): Shape[] {
  return [rect(30, 4, 40, 92, { fill: 'ink', radius: 8 }), rect(35, 14, 30, 66, { fill: 'water', radius: 3 })]
}

function waterTap(): Shape[] {
  return [group(tap(30, 46, 50), { x: -2, y: 2 })]
}

function wasteBin(): Shape[] {
  return bin(42, 96, 64)
}

function bowl(): Shape[] {
  return [
    path('M4 46H96C92 84 72 92 50 92S8 84 4 46Z', { fill: 'white', stroke: 'steelDark', width: 4 }),
    ellipse(50, 48, 44, 12, { fill: 'water' }),
  ]
}

const QUEUE: PersonLook[] = [
  { skin: 'skin', head: 'wrap', cloth: 'terracotta' },
  { skin: 'skinDark', head: 'short', cloth: 'indigo' },
  { skin: 'skinLight', head: 'veil', headPaint: 'leaf', cloth: 'leaf' },
]

/** One queue and equal files for all; nobody is marked. */
export const sameCare = diagram({
  id: 'same-care',
  width: 'half',
  height: 336,
  texts: {
    en: {
      labels: ['One marked, last in line', 'The same for all'],
      alt: 'Wrong: one person waits apart with a marked file. Right: three people in one queue, with equal files.',
      note: 'Ask how a neighbour could find out in this clinic that a client has HIV.',
    },
    fr: {
      labels: ['Une personne mise à part', 'La même chose pour tous'],
      alt: 'Faux : une personne attend à part avec un dossier marqué. Juste : trois personnes dans une file, avec des dossiers pareils.',
      note: 'Qu’est-ce qui, dans ce centre, pourrait montrer à un voisin qui a le VIH ?',
    },
    es: {
      labels: ['Una persona apartada', 'Lo mismo para todos'],
      alt: 'Incorrecto: una persona espera aparte con un expediente marcado. Correcto: tres personas en una fila, con expedientes iguales.',
      note: '¿Qué cosa de esta clínica podría mostrar a un vecino quién tiene VIH?',
    },
  },
  draw: ({ labels }) => [
    rect(0, 0, WIDTHS.half, 162, { fill: 'terracottaPale', radius: 14 }),
    ...queue(20, [60, 282, 136], 1),
    ...cross(26, 26, 34),
    ...textBox(labels[0] ?? '', 190, 144, 370, { anchor: 'middle', middle: true, bold: true }).shapes,
    rect(0, 174, WIDTHS.half, 162, { fill: 'leafPale', radius: 14 }),
    ...queue(194, [60, 152, 244], -1),
    ...tick(26, 200, 36),
    ...textBox(labels[1] ?? '', 190, 318, 370, { anchor: 'middle', middle: true, bold: true }).shapes,
  ],
})

/** @param marked index of the person whose file has a mark; -1 for nobody */
function queue(y: number, places: number[], marked: number): Shape[] {
  return QUEUE.flatMap((look, index) => {
    const x = places[index] ?? 0
    return [
      bust(look, { x, y: y - 10, scale: 0.62 }),
      rect(x + 58, y + 60, 34, 42, {
        fill: index === marked ? 'terracotta' : 'white',
        stroke: 'ink',
        width: 3,
        radius: 3,
      }),
      ...(index === marked
        ? [path(`M${x + 75} ${y + 68}v16M${x + 75} ${y + 92}v2`, { stroke: 'white', width: 7 })]
        : [path(`M${x + 65} ${y + 74}h20M${x + 65} ${y + 86}h14`, { stroke: 'indigo', width: 4 })]),
    ]
  })
}

/** Strengths of chlorine and what they are for; never for used instruments or skin. */
export const chlorineUses = diagram({
  id: 'chlorine-uses',
  width: 'full',
  height: 320,
  texts: {
    en: {
      titles: ['0.5%', '0.1%', '0.1%', 'No', 'No'],
      words: [
        'Surface with blood, once wiped',
        'Other surfaces, once clean',
        'High-level disinfection, no heat',
        'Instruments before cleaning',
        'Skin, hands, gloves in use',
      ],
      alt: 'Where chlorine belongs. 0.5 per cent: a surface with blood, after wiping it up. 0.1 per cent or the national rule: other surfaces, after cleaning. 0.1 per cent with boiled water: high-level disinfection when no heat is possible. No: instruments before cleaning. No: skin, hands, gloves in use.',
      note: 'Call out a thing of this clinic; the group shows the strength with fingers, or a fist for no.',
    },
    fr: {
      titles: ['0,5 %', '0,1 %', '0,1 %', 'Non', 'Non'],
      words: [
        'Surface avec sang, essuyée',
        'Autres surfaces, lavées',
        'Haut niveau, sans chaleur',
        'Instruments non lavés',
        'Peau, mains, gants portés',
      ],
      alt: 'La place du chlore. 0,5 % : une surface avec du sang, après l’avoir essuyée. 0,1 % ou règle nationale : autres surfaces, après lavage. 0,1 % à l’eau bouillie : désinfection de haut niveau sans chaleur possible. Non : instruments avant lavage. Non : peau, mains, gants portés.',
      note: 'Nommez un objet du centre ; le groupe montre la force avec les doigts, ou le poing pour non.',
    },
    es: {
      titles: ['0,5 %', '0,1 %', '0,1 %', 'No', 'No'],
      words: [
        'Superficie con sangre, ya limpiada',
        'Otras superficies, lavadas',
        'Alto nivel, sin calor posible',
        'Instrumentos sin lavar',
        'Piel, manos, guantes en uso',
      ],
      alt: 'El lugar del cloro. 0,5 %: una superficie con sangre, después de limpiarla. 0,1 % o regla nacional: otras superficies, después de lavar. 0,1 % con agua hervida: desinfección de alto nivel cuando no hay calor. No: instrumentos antes de lavar. No: piel, manos, guantes en uso.',
      note: 'Nombre una cosa de la clínica; el grupo muestra la fuerza con dedos, o el puño para no.',
    },
  },
  draw: ({ titles, words }) =>
    panels(5, {
      titles: titles.map((title) => title.replace(' ', '\u00a0')),
      words,
      height: 320,
      sceneHeight: 140,
      titleSize: 30,
      fills: ['leafPale', 'leafPale', 'leafPale', 'terracottaPale', 'terracottaPale'],
      scene: (index, width) => [
        group(USES[index]?.() ?? [], { x: width / 2 - 60, y: 16, scale: 1.2 }),
        ...(index < 3 ? tick(24, 24, 34) : cross(24, 24, 32)),
      ],
    }),
})

const USES: (() => Shape[])[] = [
  () => [
    rect(4, 70, 92, 12, { fill: 'steelDark', radius: 4 }),
    path('M30 68c4 -8 18 -6 22 -3s16 0 18 3', { stroke: 'terracotta', width: 3, dash: [5, 5] }),
    path('M20 16C36 8 60 14 78 8C82 24 76 40 80 50C62 56 40 48 22 54C26 42 18 28 20 16Z', {
      fill: 'white',
      stroke: 'ink',
      width: 3,
    }),
    path('M36 30c8 -8 22 -6 28 2s-6 14 -14 10s-18 0 -14 -12Z', { fill: 'terracotta' }),
  ],
  () => [
    rect(4, 70, 92, 12, { fill: 'steelDark', radius: 4 }),
    path('M24 70V52Q24 44 34 44H72Q80 44 80 52V70Z', { fill: 'water', stroke: 'waterDeep', width: 3 }),
    line([34, 57], [70, 57], { stroke: 'waterDeep', width: 3, dash: [6, 6] }),
  ],
  () => [
    rect(4, 42, 76, 48, { fill: 'white', stroke: 'indigo', width: 4, radius: 6 }),
    rect(8, 56, 68, 30, { fill: 'leafPale' }),
    forceps(42, 72, 84, 0.46),
    ...bottle(86, 92, 62, 'marigold'),
  ],
  () => [
    path('M4 46H96L86 92H14Z', { fill: 'marigoldPale', stroke: 'steelDark', width: 4 }),
    forceps(50, 72, 84, 0.56),
    path('M36 64c8 -7 18 -7 26 0', { stroke: 'terracotta', width: 7 }),
  ],
  () => [glove(50, 56, { scale: 0.56, cuff: 62 })],
]
