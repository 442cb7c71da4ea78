import { diagram, WIDTHS } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { sun as bigSun } from '../../kit/objects.ts'
import { circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { device } from './device.ts'
import { jar } from './scenes.ts'

/** Height above which a label has two lines. */
const ONE_LINE = 30

/** Four pictures in two rows, the first right and the others wrong. Each picture is 150 by 110. */
function grid(pictures: Shape[][], words: string[]): Shape[] {
  return pictures.flatMap((picture, index) => {
    const [x, y] = [(index % 2) * 196, Math.floor(index / 2) * 168]
    const label = textBox(words[index] ?? '', x + 92, 0, 180, { bold: true, anchor: 'middle' })
    const scale = label.height > ONE_LINE ? 0.8 : 0.94
    return [
      rect(x, y, 184, 160, { fill: index === 0 ? 'leafPale' : 'terracottaPale', radius: 12 }),
      group(picture, { x: x + 92 - 70 * scale, y: y + 6, scale }),
      ...(index === 0 ? tick(x + 24, y + 24, 38) : cross(x + 24, y + 24, 34)),
      group(label.shapes, { y: y + 155 - label.height }),
    ]
  })
}

/** Where used devices go at home, and where not. */
export const sharpsAtHome = diagram({
  id: 'sharps-at-home',
  width: 'half',
  height: 330,
  texts: {
    en: {
      words: ['Jar with a lid', 'Thin bag', 'Latrine', 'Fire'],
      alt: 'Right: used devices go into a jar with hard walls and a tight lid. Wrong: a thin bag, the latrine, a fire.',
      note: 'Let trainees sort real containers. Say what the district has decided about bringing them back.',
    },
    fr: {
      words: ['Bocal fermé', 'Sachet mince', 'Latrines', 'Feu'],
      alt: 'Juste : les dispositifs utilisés vont dans un bocal dur avec couvercle. Faux : un sachet mince, la latrine, le feu.',
      note: 'Faites trier de vrais récipients. Dites ce que le district a décidé pour le retour.',
    },
    es: {
      words: ['Frasco con tapa', 'Bolsa delgada', 'Letrina', 'Fuego'],
      alt: 'Correcto: los dispositivos usados van a un frasco duro con tapa. Incorrecto: una bolsa delgada, la letrina, el fuego.',
      note: 'Pida que clasifiquen recipientes de verdad. Diga qué decidió el distrito sobre la devolución.',
    },
  },
  draw: ({ words }) => grid([jarWithDevices(), bag(), latrine(), fire()], words),
})

function used(x: number, y: number, rotate: number, scale = 0.34): Shape {
  return device({ cap: 'off', medicine: 'empty' }, { x, y, scale, rotate })
}

/** A full device in its pouch. @param x of the middle @param y of the middle */
function pouch(x: number, y: number, scale: number): Shape {
  return group(
    [
      rect(-52, -86, 104, 172, { fill: 'steelPale', stroke: 'steelDark', width: 5, radius: 4 }),
      path('M-52 -68h104M-52 68h104', { stroke: 'steelDark', width: 4, dash: [8, 6] }),
      device({ cap: 'open', medicine: 'settled' }, { x: 0, y: 14, scale: 0.58 }),
    ],
    { x, y, scale },
  )
}

export function jarWithDevices(): Shape[] {
  return [
    ...jar(78, 26),
    used(70, 96, 70),
    used(84, 78, 110),
    rect(24, 8, 108, 22, { fill: 'terracotta', stroke: 'ink', width: 3, radius: 5 }),
  ]
}

export function bag(): Shape[] {
  return [
    path('M46 42C36 70 34 96 44 108H112C122 96 120 70 108 42L98 52H56Z', {
      fill: 'water',
      stroke: 'waterDeep',
      width: 3,
    }),
    path('M56 52C50 24 66 18 70 40M98 52C104 24 88 18 84 40', { stroke: 'waterDeep', width: 5 }),
    used(70, 84, 60),
    path('M98 92l20 12', { stroke: 'steelDark', width: 3.5 }),
  ]
}

export function latrine(): Shape[] {
  return [
    path('M30 108V40L78 12L126 40V108Z', { fill: 'sand', stroke: 'ink', width: 3 }),
    path('M22 44L78 10L134 44', { stroke: 'ink', width: 6 }),
    rect(52, 50, 52, 58, { fill: 'ink' }),
    ellipse(78, 96, 20, 8, { fill: 'line' }),
    used(78, 84, 20, 0.26),
  ]
}

export function fire(): Shape[] {
  return [
    path('M78 10C86 34 116 48 112 80C110 102 94 110 78 110S46 102 44 80C42 60 58 52 60 34C70 40 78 30 78 10Z', {
      fill: 'terracotta',
    }),
    path('M80 56C88 70 98 76 94 92C90 106 66 106 62 92C60 78 74 76 80 56Z', { fill: 'marigold' }),
    path('M36 108L120 98M36 98L120 108', { stroke: 'skinDeep', width: 10 }),
  ]
}

/** Where devices are kept, and where not. */
export const scStorage = diagram({
  id: 'sc-storage',
  width: 'half',
  height: 330,
  texts: {
    en: {
      words: ['15–30 °C, dry', 'In the sun, by the stove', 'Refrigerator', 'Within reach of children'],
      alt: 'Right: a closed box in a dry, shady place at 15 to 30 °C. Wrong: in the sun or near the stove, in a refrigerator, within reach of children.',
      note: 'Each trainee names the coolest corner of a home. Ask who else opens this box.',
    },
    fr: {
      words: ['15–30 °C, sec', 'Au soleil, près du feu', 'Réfrigérateur', 'À portée des enfants'],
      alt: 'Juste : une boîte fermée, au sec et à l’ombre, entre 15 et 30 °C. Faux : au soleil ou près du feu, au réfrigérateur, à portée des enfants.',
      note: 'Chacun nomme le coin le plus frais d’une maison. Demandez qui d’autre ouvre cette boîte.',
    },
    es: {
      words: ['15–30 °C, seco', 'Al sol, cerca del fuego', 'Refrigerador', 'Al alcance de niños'],
      alt: 'Correcto: una caja cerrada en un lugar seco y con sombra, de 15 a 30 °C. Incorrecto: al sol o cerca del fuego, en el refrigerador, al alcance de los niños.',
      note: 'Cada persona nombra el rincón más fresco de una casa. Pregunte quién más abre esa caja.',
    },
  },
  draw: ({ words }) => grid([box(), sun(), refrigerator(), child()], words),
})

export function box(): Shape[] {
  return [
    rect(30, 50, 76, 56, { fill: 'marigoldPale', stroke: 'ink', width: 3, radius: 5 }),
    path('M26 50h84l-8 -18h-68Z', { fill: 'terracotta', stroke: 'ink', width: 3 }),
    path('M120 34v48', { stroke: 'ink', width: 16 }),
    path('M120 34v48', { stroke: 'white', width: 10 }),
    circle(120, 92, 14, { fill: 'terracotta', stroke: 'ink', width: 3 }),
    path('M120 60v30', { stroke: 'terracotta', width: 6 }),
  ]
}

export function sun(): Shape[] {
  return [...bigSun(112, 42, 22), pouch(44, 64, 0.42)]
}

export function refrigerator(): Shape[] {
  return [
    rect(42, 4, 74, 104, { fill: 'steelPale', stroke: 'ink', width: 3, radius: 8 }),
    line([42, 40], [116, 40], { stroke: 'ink', width: 3 }),
    path('M54 18v12M54 52v22', { stroke: 'ink', width: 5 }),
    path('M92 58v34M77 66l30 18M107 66l-30 18', { stroke: 'waterDeep', width: 5 }),
  ]
}

export function child(): Shape[] {
  return [
    path('M52 110C50 80 62 68 80 68S112 80 110 110Z', { fill: 'leaf' }),
    circle(80, 42, 26, { fill: 'skinDark' }),
    path('M56 36C58 14 102 14 104 36C92 24 68 24 56 36Z', { fill: 'hair' }),
    circle(71, 44, 3, { fill: 'white' }),
    circle(89, 44, 3, { fill: 'white' }),
    path('M74 55q6 4 12 0', { stroke: 'white', width: 2.5 }),
    path('M104 82C118 80 126 72 128 64', { stroke: 'skinDark', width: 12 }),
    pouch(130, 36, 0.36),
  ]
}

/** A safety box of the clinic with its limit, as starter/figures/progestin-only-injectables.md states it. */
export const safetyBox = diagram({
  id: 'safety-box',
  width: 'half',
  height: 330,
  texts: {
    en: {
      limit: 'Full: close at three quarters',
      cap: 'No cap back on',
      alt: 'A safety box for sharps with a line at three quarters: it is closed when it is full to this line. Syringe and needle go in at once, without the cap.',
      note: 'Show the line on a real box. Ask who closes it and who brings the next one.',
    },
    fr: {
      limit: 'Pleine aux trois quarts : fermer',
      cap: 'Sans capuchon',
      alt: 'Une boîte de sécurité avec une ligne aux trois quarts : on la ferme quand elle est pleine jusque-là. Seringue et aiguille y vont tout de suite, sans capuchon.',
      note: 'Montrez la ligne sur une vraie boîte. Demandez qui la ferme et qui apporte la suivante.',
    },
    es: {
      limit: 'Llena a tres cuartos: cerrar',
      cap: 'Sin volver a tapar',
      alt: 'Una caja de seguridad con una línea a tres cuartos: se cierra cuando está llena hasta ahí. La jeringa y la aguja van adentro enseguida, sin tapa.',
      note: 'Muestre la línea en una caja de verdad. Pregunte quién la cierra y quién trae la siguiente.',
    },
  },
  draw: ({ limit, cap }) => [
    path('M40 84L70 56H216L186 84Z', { fill: 'marigoldPale', stroke: 'ink', width: 3 }),
    path('M186 84L216 56V276L186 306Z', { fill: 'marigold', stroke: 'ink', width: 3 }),
    rect(40, 84, 146, 222, { fill: 'marigold', stroke: 'ink', width: 3 }),
    ellipse(128, 70, 34, 9, { fill: 'ink' }),
    path('M113 158L148 226H78Z', { fill: 'white', stroke: 'ink', width: 5 }),
    text('!', 113, 218, { bold: true, anchor: 'middle', size: 46 }),
    path('M40 140H186', { stroke: 'ink', width: 5, dash: [12, 8] }),
    line([190, 140], [236, 140], { stroke: 'indigo', width: 2.5 }),
    ...textBox(limit, 242, 140, WIDTHS.half - 242, { bold: true, middle: true }).shapes,
    path('M126 8V66', { stroke: 'steelDark', width: 6 }),
    rect(119, 0, 14, 34, { fill: 'steelPale', stroke: 'steelDark', width: 3 }),
    ...textBox(cap, 242, 30, WIDTHS.half - 242, { bold: true, middle: true }).shapes,
    ...cross(216, 30, 30),
  ],
})
