import { diagram, WIDTHS } from '../../diagram.ts'
import { cross, stepNumber, tick } from '../../kit/marks.ts'
import { calendar, clock } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { arrow, circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { glove } from './hand-scenes.ts'
import { scrub } from './stations.ts'

/** Who cleans wears gloves, apron and goggles; the brush works under water. */
export const instrumentWash = diagram({
  id: 'instrument-wash',
  width: 'half',
  height: 340,
  texts: {
    en: {
      labels: ['Gloves, apron, goggles on', 'Brush under water'],
      alt: 'A person with goggles, a long apron and heavy gloves. Below: a hand in a heavy glove brushes an instrument below the surface of the water.',
      note: 'Ask which of these things hang beside your sink today, and which are missing.',
    },
    fr: {
      labels: ['Gants, tablier, lunettes', 'Brosser sous l’eau'],
      alt: 'Une personne avec des lunettes, un long tablier et des gants épais. En dessous : une main dans un gant épais brosse un instrument sous la surface de l’eau.',
      note: 'Demandez ce qui est accroché aujourd’hui près de votre évier, et ce qui manque.',
    },
    es: {
      labels: ['Guantes, delantal, gafas', 'Cepillar bajo el agua'],
      alt: 'Una persona con gafas, delantal largo y guantes gruesos. Abajo: una mano con guante grueso cepilla un instrumento bajo la superficie del agua.',
      note: 'Pregunte qué cosas cuelgan hoy junto a su pileta y cuáles faltan.',
    },
  },
  draw: ({ labels }) => [
    rect(0, 0, WIDTHS.half, 164, { fill: 'marigoldPale', radius: 14 }),
    ...cleaner(),
    ...textBox(labels[0] ?? '', 238, 82, 138, { middle: true, bold: true }).shapes,
    rect(0, 176, WIDTHS.half, 164, { fill: 'leafPale', radius: 14 }),
    group(scrub(), { x: 6, y: 190, scale: 0.9 }),
    ...textBox(labels[1] ?? '', 240, 258, 136, { middle: true, bold: true }).shapes,
  ],
})

function cleaner(): Shape[] {
  return [
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: 46, y: 5, scale: 0.88 }),
    // goggles
    path('M78 56L146 56', { stroke: 'ink', width: 5 }),
    rect(83, 50, 28, 22, { fill: 'water', stroke: 'ink', width: 4, radius: 8 }),
    rect(113, 50, 28, 22, { fill: 'water', stroke: 'ink', width: 4, radius: 8 }),
    // apron
    path('M90 112L84 162H140L134 112Q112 126 90 112Z', { fill: 'white', stroke: 'ink', width: 3 }),
    path('M90 112C92 100 98 98 100 98M134 112C132 100 126 98 124 98', { stroke: 'ink', width: 3.5 }),
    glove(37, 96, { scale: 0.54, cuff: 96, paint: 'marigold', edge: 'ink', rotate: -6 }),
    glove(187, 96, { scale: 0.54, cuff: 96, paint: 'marigold', edge: 'ink', rotate: 6 }),
  ]
}

/** Antiseptic on skin: from the centre outwards, then it dries. */
export const antisepticOut = diagram({
  id: 'antiseptic-out',
  width: 'half',
  height: 336,
  texts: {
    en: {
      labels: ['From the centre out, never back', 'Wait until it is dry'],
      alt: 'Two steps. 1: a swab with antiseptic moves over the skin in a spiral from the centre outwards. 2: wait until it is dry; a clock.',
      note: 'Draw the spiral on an arm with water; anyone who comes back to the centre takes a new swab.',
    },
    fr: {
      labels: ['Du centre vers le bord, sans revenir', 'Attendre que ce soit sec'],
      alt: 'Deux étapes. 1 : une compresse avec antiseptique tourne sur la peau en spirale, du centre vers le bord. 2 : attendre que ce soit sec ; une horloge.',
      note: 'Tracez la spirale sur un bras avec de l’eau ; qui revient au centre prend une compresse neuve.',
    },
    es: {
      labels: ['Del centro hacia fuera, sin volver', 'Esperar hasta que seque'],
      alt: 'Dos pasos. 1: una gasa con antiséptico gira sobre la piel en espiral, del centro hacia fuera. 2: esperar hasta que seque; un reloj.',
      note: 'Dibuje la espiral en un brazo con agua; quien vuelve al centro toma una gasa nueva.',
    },
  },
  draw: ({ labels }) => [
    rect(0, 0, WIDTHS.half, 190, { fill: 'indigoPale', radius: 14 }),
    ...spiral(),
    ...stepNumber(1, 26, 26),
    ...textBox(labels[0] ?? '', 244, 95, 130, { middle: true, bold: true }).shapes,
    rect(0, 202, WIDTHS.half, 134, { fill: 'leafPale', radius: 14 }),
    ...clock(124, 269, 52, 0.16),
    ...stepNumber(2, 26, 228),
    ...textBox(labels[1] ?? '', 244, 269, 130, { middle: true, bold: true }).shapes,
  ],
})

function spiral(): Shape[] {
  return [
    rect(48, 12, 182, 166, { fill: 'skin', radius: 40 }),
    circle(134, 96, 66, { fill: 'skinLight' }),
    path('M134 96C142 84 156 96 148 108C136 126 108 114 112 90C118 62 160 58 172 88C182 120 158 150 126 146', {
      stroke: 'white',
      width: 7,
    }),
    ...arrow([140, 147], [112, 142], { width: 7, paint: 'white' }),
    circle(134, 97, 7, { fill: 'ink' }),
    // swab in a forceps
    path('M84 132L20 182M92 142L32 188', { stroke: 'steelDark', width: 6 }),
    circle(92, 134, 17, { fill: 'white', stroke: 'ink', width: 3 }),
  ]
}

/** Packs that are safe to use, and packs that are not. */
export const packsStored = tilesDiagram(
  'packs-stored',
  [covered, dated, torn, firstOut],
  {
    en: {
      words: ['Dry, covered', 'A date on each', 'Torn or wet: again', 'Oldest out first'],
      alt: 'Four pictures. Packs in a dry, closed cupboard off the floor. A pack with a date. A pack that is torn and wet is processed again. The oldest pack goes out first.',
      note: 'Point to each picture, then open the cupboard of this room.',
    },
    fr: {
      words: ['Au sec, couvert', 'Une date sur chacun', 'Déchiré, mouillé\u00a0: refaire', 'Le plus ancien d’abord'],
      alt: 'Quatre images. Des paquets dans une armoire sèche et fermée, au-dessus du sol. Un paquet daté. Un paquet déchiré et mouillé est traité de nouveau. Le plus ancien sort le premier.',
      note: 'Montrez chaque image, puis ouvrez l’armoire de cette salle.',
    },
    es: {
      words: ['Seco y tapado', 'Una fecha en cada uno', 'Roto o mojado: repetir', 'El más viejo sale primero'],
      alt: 'Cuatro dibujos. Paquetes en un armario seco y cerrado, lejos del suelo. Un paquete con fecha. Un paquete roto y mojado se procesa otra vez. El más viejo sale primero.',
      note: 'Señale cada dibujo y luego abra el armario de esta sala.',
    },
  },
  ['leafPale', 'leafPale', 'terracottaPale', 'leafPale'],
)

function pack(x: number, y: number, width: number, height: number): Shape[] {
  return [
    rect(x, y, width, height, { fill: 'white', stroke: 'indigo', width: 3.5, radius: 5 }),
    path(`M${x} ${y}L${x + width / 2} ${y + height * 0.42}L${x + width} ${y}`, { stroke: 'indigo', width: 2.5 }),
  ]
}

function covered(): Shape[] {
  return [
    rect(14, 6, 72, 80, { fill: 'fat', stroke: 'skinDark', width: 4, radius: 4 }),
    line([50, 8], [50, 84], { stroke: 'skinDark', width: 3 }),
    ...pack(20, 16, 26, 20),
    ...pack(54, 16, 26, 20),
    line([16, 44], [84, 44], { stroke: 'skinDark', width: 3 }),
    ...pack(20, 54, 26, 20),
    ...pack(54, 54, 26, 20),
    rect(20, 86, 8, 12, { fill: 'skinDark' }),
    rect(72, 86, 8, 12, { fill: 'skinDark' }),
    ...tick(90, 12, 26),
  ]
}

function dated(): Shape[] {
  return [...pack(4, 20, 92, 70), ...calendar(50, 66, 46), ...tick(90, 18, 26)]
}

function torn(): Shape[] {
  return [
    path('M6 20H62L56 34L70 42L60 56L78 62L94 60V90H6Z', { fill: 'white', stroke: 'indigo', width: 3.5 }),
    path('M6 20L40 48', { stroke: 'indigo', width: 2.5 }),
    path('M14 90C16 70 30 66 40 76C48 62 60 70 60 90Z', { fill: 'water', stroke: 'waterDeep', width: 2.5 }),
    ...cross(86, 24, 28),
  ]
}

function firstOut(): Shape[] {
  return [
    ...pack(52, 12, 42, 32),
    ...pack(52, 56, 42, 32),
    ...pack(2, 56, 42, 32),
    path('M73 48V54', { stroke: 'ink', width: 4 }),
    ...arrow([52, 96], [4, 96], { width: 5, paint: 'terracotta' }),
  ]
}
