import { diagram, WIDTHS } from '../../../diagram.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { methodShapes, methodSign } from '../../../kit/methods.ts'
import { arrow, group, line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'
import { padlock } from '../things.ts'

const COLUMN = 126

/** Lines of a register: asked for, given, why not. */
export const registerLines = diagram({
  id: 'supervision-register-lines',
  width: 'half',
  height: 320,
  texts: {
    en: {
      heads: ['Asked', 'Got', 'Why not'],
      reason: 'No stock',
      label: 'Locked after work',
      alt: 'A page of a register with three columns: asked for, got, why not. First line: asked for an implant and got it. Second line: asked for an IUD, did not get it, no stock. A padlock: locked after work.',
      note: 'Ask which column your own register lacks, and where the second client would disappear.',
    },
    fr: {
      heads: ['Voulu', 'Reçu', 'Sinon'],
      reason: 'Pas de stock',
      label: 'Sous clé après le travail',
      alt: 'Une page de registre à trois colonnes : voulu, reçu, sinon pourquoi. Première ligne : un implant voulu et reçu. Deuxième ligne : un DIU voulu, non reçu, pas de stock. Un cadenas : sous clé après le travail.',
      note: 'Quelle colonne manque à votre registre, et où disparaîtrait la deuxième cliente ?',
    },
    es: {
      heads: ['Pidió', 'Recibió', 'Por qué'],
      reason: 'Sin existencias',
      label: 'Con llave al terminar',
      alt: 'Una página de registro con tres columnas: pidió, recibió, por qué no. Primera línea: pidió un implante y lo recibió. Segunda línea: pidió un DIU, no lo recibió, sin existencias. Un candado: con llave al terminar.',
      note: '¿Qué columna le falta a su registro y dónde desaparecería la segunda clienta?',
    },
  },
  draw: ({ heads, reason, label }) => [
    rect(2, 2, WIDTHS.half - 4, 230, { fill: 'white', stroke: 'ink', width: 3.5, radius: 6 }),
    path('M2 8a6 6 0 0 1 6 -6H372a6 6 0 0 1 6 6V46H2Z', { fill: 'indigo' }),
    ...heads.map((head, index) =>
      text(head, COLUMN * (index + 0.5) + 1, 33, { bold: true, paint: 'white', anchor: 'middle' }),
    ),
    ...[1, 2].map((index) => line([COLUMN * index, 46], [COLUMN * index, 232], { stroke: 'steelDark', width: 2.5 })),
    line([2, 139], [378, 139], { stroke: 'steelDark', width: 2.5 }),
    methodSign('implant', { x: 25, y: 55, scale: 0.76 }),
    ...tick(189, 93, 48),
    line([290, 93], [342, 93], { stroke: 'inkSoft', width: 5 }),
    methodSign('iud', { x: 25, y: 148, scale: 0.76 }),
    ...cross(189, 186, 42),
    ...textBox(reason, COLUMN * 2.5, 186, 118, { middle: true, anchor: 'middle', bold: true, paint: 'terracotta' })
      .shapes,
    group(padlock(), { x: 4, y: 242, scale: 0.76 }),
    ...textBox(label, 92, 281, 284, { middle: true, bold: true }).shapes,
  ],
})

/** What couple-years count, and what they do not see. */
export const coupleYears = diagram({
  id: 'supervision-couple-years',
  width: 'half',
  height: 336,
  texts: {
    en: {
      labels: ['Counts what goes out', 'Does not see whether it is used'],
      alt: 'Two pictures. Couple-years count what leaves the store: boxes with an arrow outwards. They do not see whether it is used: a packet of pills in a house, with a question mark.',
      note: 'Ask what else the figure cannot see: free choice, quality, removals that somebody waits for.',
    },
    fr: {
      labels: ['Compte ce qui sort', 'Ne voit pas si c’est utilisé'],
      alt: 'Deux images. Les couples-années comptent ce qui sort du magasin : des boîtes avec une flèche. Ils ne voient pas si c’est utilisé : une plaquette de pilules dans une maison, avec un point d’interrogation.',
      note: 'Que ne voit pas non plus ce chiffre ? Le libre choix, la qualité, les retraits attendus.',
    },
    es: {
      labels: ['Cuenta lo que sale', 'No ve si se usa'],
      alt: 'Dos dibujos. Los años-pareja cuentan lo que sale del almacén: cajas con una flecha. No ven si se usa: un paquete de píldoras en una casa, con un signo de pregunta.',
      note: '¿Qué más no ve esta cifra? La libre elección, la calidad, los retiros que alguien espera.',
    },
  },
  draw: ({ labels }) => [
    rect(0, 0, WIDTHS.half, 162, { fill: 'indigoPale', radius: 14 }),
    ...boxesOut(),
    ...textBox(labels[0] ?? '', 226, 81, 148, { middle: true, bold: true }).shapes,
    rect(0, 174, WIDTHS.half, 162, { fill: 'marigoldPale', radius: 14 }),
    group(atHome(), { y: 174 }),
    ...textBox(labels[1] ?? '', 226, 255, 148, { middle: true, bold: true }).shapes,
  ],
})

function boxesOut(): Shape[] {
  return [
    ...[0, 1, 2, 3, 4].map((index) =>
      rect(16 + (index % 3) * 34 + (index > 2 ? 17 : 0), index > 2 ? 52 : 88, 30, 32, {
        fill: 'marigold',
        stroke: 'ink',
        width: 3,
      }),
    ),
    rect(8, 120, 114, 9, { fill: 'skinDark' }),
    ...arrow([128, 104], [208, 104], { width: 9, paint: 'leaf' }),
  ]
}

/** Pills that went home with somebody: nobody sees whether she takes them. */
function atHome(): Shape[] {
  return [
    path('M6 68L94 10L182 68Z', { fill: 'terracotta', stroke: 'ink', width: 3 }),
    rect(22, 68, 144, 82, { fill: 'white', stroke: 'ink', width: 3 }),
    group(methodShapes('pills'), { x: 16, y: 62, scale: 0.94 }),
    text('?', 132, 134, { bold: true, size: 68, paint: 'terracotta', anchor: 'middle' }),
  ]
}
