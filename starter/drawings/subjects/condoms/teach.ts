import { type Diagram, diagram, WIDTHS } from '../../diagram.ts'
import { seatedAbove } from '../../kit/from-above.ts'
import { holdingHand } from '../../kit/hands.ts'
import { stepNumber } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import type { Paint } from '../../kit/palette.ts'
import type { Skin } from '../../kit/people.ts'
import { arrow, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { pen, plainBag, sheet } from '../training/things.ts'
import { model, packet, sheath } from './parts.ts'

const { half: WIDTH } = WIDTHS

/** A hand puts a condom on a model, 240 by 170. */
function demonstration(skin: Skin = 'skin', sleeve: Paint = 'marigold'): Shape[] {
  return [
    ...model(92, 152, 96),
    ...sheath(92, 152, 96, 92, 'pinched'),
    holdingHand(skin, 10, { x: 92, y: 40, rotate: -4, scale: 0.52, sleeve, isShort: true }),
  ]
}

/** A list of steps that a trainee has written. @param missed the line that is empty */
function list(x: number, missed?: number): Shape[] {
  return [
    rect(x, 0, 170, 132, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    ...[0, 1, 2, 3].flatMap((row): Shape[] => {
      const y = 22 + row * 30
      return [
        text(`${row + 1}`, x + 14, y + 8, { bold: true, paint: 'indigo' }),
        row === missed
          ? rect(x + 40, y - 11, 116, 22, { stroke: 'terracotta', width: 3, dash: [6, 5], radius: 4 })
          : line([x + 42, y], [x + (row % 2 === 0 ? 150 : 128), y], { stroke: 'inkSoft', width: 6 }),
      ]
    }),
    ...(missed === undefined
      ? []
      : [text('?', x + 98, 30 + missed * 30, { size: 28, bold: true, paint: 'terracotta', anchor: 'middle' })]),
  ]
}

/** A silent demonstration, and two lists to compare. */
const watch = diagram({
  id: 'condom-watch',
  width: 'half',
  height: 336,
  texts: {
    en: {
      alt: 'A hand puts a condom on a model. Below, two lists with four numbered lines each; in the second list one line is empty.',
      note: 'Do not name the missing step: neighbours find it by comparing their own lists.',
    },
    fr: {
      alt: 'Une main pose un préservatif sur un modèle. En bas, deux listes de quatre lignes numérotées ; dans la deuxième, une ligne est vide.',
      note: 'Ne nommez pas l’étape qui manque : les voisins la trouvent en comparant leurs listes.',
    },
    es: {
      alt: 'Una mano pone un condón en un modelo. Abajo, dos listas de cuatro líneas numeradas; en la segunda falta una línea.',
      note: 'No nombre el paso que falta: los vecinos lo encuentran al comparar sus listas.',
    },
  },
  draw: () => [
    rect(0, 0, WIDTH, 196, { fill: 'marigoldPale', radius: 14 }),
    group(demonstration(), { x: 74, y: 0, scale: 1.12 }),
    group([...list(8), ...list(202, 2)], { y: 204 }),
  ],
})

/** The provider shows, the client shows: the same step by two hands. */
const showShown = diagram({
  id: 'condom-show-shown',
  width: 'half',
  height: 336,
  texts: {
    en: {
      words: ['I show you', 'You show me'],
      alt: '1: a hand with a red sleeve puts a condom on a model: I show you. 2: another hand with a green sleeve does the same: you show me.',
      note: 'Point to the second hand: whose is it, and what does the first hand do meanwhile? Nothing.',
    },
    fr: {
      words: ['Je montre', 'Vous montrez'],
      alt: '1 : une main à manche rouge pose un préservatif sur un modèle : je montre. 2 : une autre main à manche verte fait de même : vous montrez.',
      note: 'Montrez la deuxième main : à qui est-elle, et que fait la première pendant ce temps ? Rien.',
    },
    es: {
      words: ['Yo le muestro', 'Usted me muestra'],
      alt: '1: una mano de manga roja pone un condón en un modelo: yo le muestro. 2: otra mano de manga verde hace lo mismo: usted me muestra.',
      note: 'Señale la segunda mano: ¿de quién es y qué hace mientras tanto la primera? Nada.',
    },
  },
  draw: ({ words }) =>
    words.flatMap((word, index): Shape[] => {
      const y = index * 172
      return [
        rect(0, y, WIDTH, 164, { fill: index === 0 ? 'indigoPale' : 'marigoldPale', radius: 14 }),
        ...stepNumber(index + 1, 32, y + 34),
        ...textBox(word, 14, y + 100, 116, { bold: true, middle: true }).shapes,
        group(demonstration(index === 0 ? 'skin' : 'skinLight', index === 0 ? 'terracotta' : 'leaf'), {
          x: 128,
          y: y - 2,
          scale: 0.98,
        }),
      ]
    }),
})

/** Closed eyes and a hand on a model. */
function eyesClosed(): Shape[] {
  const lid = (x: number) =>
    path(`M${x} 18Q${x + 17} 34 ${x + 34} 18M${x + 5} 27l-4 8M${x + 17} 30v9M${x + 29} 27l4 8`, {
      stroke: 'ink',
      width: 4.5,
    })
  return [lid(8), lid(58), group(demonstration(), { x: 22, y: 42, scale: 0.36 })]
}

/** Packets of which one hides a fault. */
function oneFault(): Shape[] {
  return [
    ...packet(26, 34, 42),
    ...packet(76, 34, 42),
    ...packet(26, 82, 42),
    rect(56, 62, 40, 40, { stroke: 'terracotta', width: 4, dash: [7, 5], radius: 4 }),
    text('?', 76, 94, { size: 36, bold: true, paint: 'terracotta', anchor: 'middle' }),
  ]
}

const returnDemo = tilesDiagram(
  'condom-return-demo',
  [
    () => [
      group(demonstration(), { x: -8, y: 8, scale: 0.42 }),
      ...arrow([22, 90], [84, 90], { width: 6, bend: -12, paint: 'indigo' }),
      ...arrow([98, 64], [84, 20], { width: 6, bend: 16, paint: 'indigo' }),
    ],
    () => [
      ...sheet(0),
      ...[22, 42, 62, 82].flatMap((y, index): Shape[] => [
        rect(28, y - 7, 13, 13, { stroke: 'ink', width: 3 }),
        ...(index < 2 ? [path(`M30 ${y}l4 4l9 -12`, { stroke: 'leaf', width: 4 })] : []),
        line([50, y], [72, y], { stroke: 'indigo', width: 4.5 }),
      ]),
    ],
    eyesClosed,
    oneFault,
  ],
  {
    en: {
      words: ['Then change', 'Checklist', 'Eyes closed', 'Which mistake?'],
      alt: 'Four pictures: a hand puts a condom on a model, arrows for the change of roles; a checklist; closed eyes above a model; three packets and a question mark.',
      note: 'Point to the third picture when half of the time is over, and to the fourth at three quarters.',
    },
    fr: {
      words: ['Puis changer', 'Liste', 'Yeux fermés', 'Quelle erreur ?'],
      alt: 'Quatre images : une main pose un préservatif sur un modèle, des flèches pour changer de rôle ; une liste ; des yeux fermés au-dessus d’un modèle ; trois sachets et un point d’interrogation.',
      note: 'Montrez la troisième image à la moitié du temps, et la quatrième aux trois quarts.',
    },
    es: {
      words: ['Luego cambiar', 'Lista', 'Ojos cerrados', '¿Qué error?'],
      alt: 'Cuatro dibujos: una mano pone un condón en un modelo, flechas para cambiar de papel; una lista; ojos cerrados sobre un modelo; tres sobres y un signo de interrogación.',
      note: 'Señale el tercer dibujo a la mitad del tiempo, y el cuarto a los tres cuartos.',
    },
  },
)

const CLOTHS: Paint[] = ['terracotta', 'leaf', 'marigold', 'indigo']
const SKINS: Skin[] = ['skinDark', 'skin', 'skinDeep', 'skinLight']

/** Two rows of chairs that face each other; one row moves on by a chair. */
const twoRows = diagram({
  id: 'condom-two-rows',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'Two rows of four chairs from above; people sit face to face. An arrow shows that one row moves on by a chair.',
      note: 'Only one row moves. Call “change” after one minute.',
    },
    fr: {
      alt: 'Deux rangées de quatre chaises vues d’en haut ; les gens sont face à face. Une flèche montre qu’une rangée avance d’une chaise.',
      note: 'Une seule rangée bouge. Dites « on change » après une minute.',
    },
    es: {
      alt: 'Dos filas de cuatro sillas vistas desde arriba; las personas están frente a frente. Una flecha muestra que una fila avanza una silla.',
      note: 'Solo se mueve una fila. Diga «cambio» después de un minuto.',
    },
  },
  draw: () => [
    rect(0, 0, WIDTH, 330, { fill: 'sand', radius: 14 }),
    ...arrow([40, 28], [340, 28], { width: 7, paint: 'terracotta' }),
    ...CLOTHS.flatMap((cloth, index): Shape[] => {
      const x = 56 + index * 90
      const other = CLOTHS[(index + 2) % CLOTHS.length] ?? 'leaf'
      return [
        seatedAbove({ x, y: 94, rotate: 180, cloth, skin: SKINS[index] ?? 'skin', scale: 1.15 }),
        path(`M${x - 34} 152h68v34h-30l-14 16v-16h-24Z`, { fill: 'white', stroke: 'indigo', width: 3 }),
        path(`M${x - 22} 164h44M${x - 22} 175h30`, { stroke: 'inkSoft', width: 4 }),
        seatedAbove({ x, y: 256, rotate: 0, cloth: other, skin: SKINS[3 - index] ?? 'skin', scale: 1.15 }),
      ]
    }),
  ],
})

/** A box on the wall from which packets come. */
function dispenser(): Shape[] {
  return [
    rect(22, 2, 56, 62, { fill: 'steelPale', stroke: 'ink', width: 3, radius: 5 }),
    ...packet(50, 28, 36),
    rect(34, 54, 32, 10, { fill: 'ink' }),
    ...packet(50, 83, 32),
  ]
}

const howMany = tilesDiagram(
  'condom-how-many',
  [
    () => [...calendar(52, 28, 50), ...[2, 34, 66, 98].flatMap((x) => packet(x, 80, 28))],
    () => [
      group(plainBag(), { x: -4, y: 10, scale: 0.82 }),
      text('+', 80, 32, { size: 40, bold: true }),
      ...packet(96, 70, 30),
    ],
    dispenser,
    () => [methodSign('emergency', { x: 4, y: 2, scale: 0.92 })],
  ],
  {
    en: {
      words: ['To next visit', 'And a reserve', 'Nobody looks', 'ECPs at hand'],
      alt: 'Four pictures: a calendar with packets until the next visit; a plain bag and one packet more; a box on the wall from which packets come; emergency pills in advance.',
      note: 'Ask where the box could hang in your clinic so that nobody looks.',
    },
    fr: {
      words: ['Jusqu’à la visite', 'Une réserve', 'Sans regards', 'Pilule prête'],
      alt: 'Quatre images : un calendrier et des sachets jusqu’à la prochaine visite ; un sac neutre et un sachet de plus ; une boîte au mur d’où sortent des sachets ; la pilule d’urgence à l’avance.',
      note: 'Où accrocher la boîte chez vous pour que personne ne regarde ?',
    },
    es: {
      words: ['Hasta la visita', 'Y una reserva', 'Nadie mira', 'Píldora a mano'],
      alt: 'Cuatro dibujos: un calendario con sobres hasta la próxima visita; una bolsa neutra y un sobre más; una caja en la pared de donde salen sobres; píldora de emergencia por adelantado.',
      note: '¿Dónde podría colgar la caja en su servicio para que nadie mire?',
    },
  },
)

/** A postcard to write on, and a desk with a model and a bowl of condoms. */
const postcard = diagram({
  id: 'condom-postcard',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: '1: an empty postcard with a pen, for the sentence. 2: a desk with a model and a bowl of condoms, for the change in the room.',
      note: 'One sentence and one change: both can be done tomorrow and cost nothing.',
    },
    fr: {
      alt: '1 : une carte postale vide et un stylo, pour la phrase. 2 : un bureau avec un modèle et un bol de préservatifs, pour le changement dans la salle.',
      note: 'Une phrase et un changement : possibles demain, sans argent.',
    },
    es: {
      alt: '1: una postal vacía y un bolígrafo, para la frase. 2: un escritorio con un modelo y un cuenco de condones, para el cambio en la sala.',
      note: 'Una frase y un cambio: se pueden hacer mañana y no cuestan nada.',
    },
  },
  draw: () => [
    rect(0, 0, WIDTH, 154, { fill: 'indigoPale', radius: 14 }),
    rect(74, 18, 236, 120, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    line([206, 32], [206, 124], { stroke: 'line', width: 3 }),
    path('M90 54H190M90 80H190M90 106H190M220 92H296M220 112H296', { stroke: 'steel', width: 4, dash: [8, 6] }),
    rect(266, 30, 30, 36, { fill: 'terracotta', stroke: 'ink', width: 2, dash: [4, 3] }),
    pen(150, 104, 1.05),
    ...stepNumber(1, 34, 34),
    rect(0, 166, WIDTH, 164, { fill: 'marigoldPale', radius: 14 }),
    ...model(150, 276, 84),
    ...[228, 262, 296].flatMap((x, index) => packet(x, index === 1 ? 226 : 236, 38)),
    path('M206 244H318C318 294 206 294 206 244Z', { fill: 'marigold', stroke: 'ink', width: 3.5 }),
    rect(50, 290, 296, 16, { fill: 'skinDark' }),
    rect(66, 306, 14, 24, { fill: 'skinDark' }),
    rect(316, 306, 14, 24, { fill: 'skinDark' }),
    ...stepNumber(2, 34, 200),
  ],
})

/** Pictures of the exercises and of what condoms are given with. */
export const CONDOM_TEACH: Diagram[] = [watch, showShown, returnDemo, twoRows, howMany, postcard]
