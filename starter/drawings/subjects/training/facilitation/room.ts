import { diagram } from '../../../diagram.ts'
import { clock } from '../../../kit/objects.ts'
import { panels } from '../../../kit/panels.ts'
import { bust } from '../../../kit/people.ts'
import { circle, ellipse, group, line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'
import { tilesDiagram } from '../../../kit/tiles.ts'
import { CLIENT, eye, NURSE, pen, sheet, WORKER } from '../things.ts'

/** Differences in a group, and what a facilitator can do. */
export const whoInRoom = diagram({
  id: 'training-who-in-room',
  width: 'full',
  height: 330,
  texts: {
    en: {
      titles: ['Rank', 'Reading', 'Language', 'Senses', 'Gender'],
      words: [
        'No titles; boss and staff apart',
        'Pictures; a reader in each group',
        'Whisper pairs; key words in both',
        'Ask before; seat, light, floor',
        'Same turns, some talks apart',
      ],
      alt: 'Five differences in a room and what you can do. Rank: no titles, boss and staff in different groups. Reading: pictures, a reader in each group. Language: whisper pairs, key words in both languages. Hearing, sight, moving: ask before; seat, light, floor. Women and men: the same turns, some talks apart.',
      note: 'Ask for a sixth difference from this room, and for what you can change.',
    },
    fr: {
      titles: ['Rang', 'Lecture', 'Langue', 'Sens', 'Genre'],
      words: [
        'Sans titres\u00a0; chef à part',
        'Images\u00a0; un lecteur par groupe',
        'Traduire à deux\u00a0; mots-clés',
        'Demander avant\u00a0; place, lumière',
        'Parole égale, parfois séparés',
      ],
      alt: 'Cinq différences dans une salle et ce qu’on peut faire. Rang : sans titres, chef et équipe dans des groupes différents. Lecture : des images, un lecteur par groupe. Langue : traduire à deux, mots-clés dans les deux langues. Ouïe, vue, mobilité : demander avant ; place, lumière, sol. Femmes et hommes : même temps de parole, parfois séparés.',
      note: 'Demandez une sixième différence dans cette salle, et ce que vous pouvez changer.',
    },
    es: {
      titles: ['Rango', 'Lectura', 'Idioma', 'Sentidos', 'Género'],
      words: [
        'Sin títulos; jefe aparte',
        'Dibujos; quien lea en cada grupo',
        'Traducir en pareja; dos idiomas',
        'Preguntar antes; asiento, luz',
        'Igual turno, a veces aparte',
      ],
      alt: 'Cinco diferencias en una sala y qué se puede hacer. Rango: sin títulos, jefe y personal en grupos distintos. Lectura: dibujos, alguien que lea en cada grupo. Idioma: traducir en pareja, palabras clave en los dos idiomas. Oído, vista, movimiento: preguntar antes; asiento, luz, suelo. Mujeres y hombres: los mismos turnos, a veces aparte.',
      note: 'Pida una sexta diferencia de esta sala y qué puede cambiar usted.',
    },
  },
  draw: ({ titles, words }) =>
    panels(5, {
      titles,
      words,
      height: 330,
      sceneHeight: 146,
      titleSize: 26,
      scene: (index, width) => [group(ROOM[index]?.() ?? [], { x: width / 2 - 62, y: 16, scale: 1.24 })],
    }),
})

function bubbleWith(x: number, words: string): Shape[] {
  return [
    rect(x, 2, 44, 32, { fill: 'white', stroke: 'indigo', width: 3, radius: 6 }),
    text(words, x + 22, 26, { bold: true, anchor: 'middle' }),
  ]
}

const ROOM: (() => Shape[])[] = [
  () => [
    bust(NURSE, { x: -4, y: 24, scale: 0.4 }),
    bust(WORKER, { x: 46, y: 24, scale: 0.4 }),
    rect(60, 76, 30, 14, { fill: 'marigold', stroke: 'ink', width: 2.5, radius: 3 }),
    line([54, 96], [96, 70], { stroke: 'terracotta', width: 6 }),
  ],
  () => [
    path('M50 24C36 12 16 12 4 18V84C18 78 36 80 50 90C64 80 82 78 96 84V18C84 12 64 12 50 24Z', {
      fill: 'white',
      stroke: 'ink',
      width: 3,
    }),
    line([50, 24], [50, 90], { stroke: 'ink', width: 3 }),
    path('M14 34h24M14 48h24M14 62h18', { stroke: 'inkSoft', width: 4 }),
    circle(73, 44, 11, { fill: 'skin' }),
    path('M58 72q15 -24 30 0Z', { fill: 'leaf' }),
  ],
  () => [
    bust(CLIENT, { x: -6, y: 34, scale: 0.38 }),
    bust(WORKER, { x: 48, y: 34, scale: 0.38 }),
    ...bubbleWith(0, 'Aa'),
    ...bubbleWith(56, 'Bb'),
  ],
  () => [
    group(eye(), { x: 0, y: -6, scale: 0.58 }),
    path('M52 92C38 84 46 74 42 64C36 46 48 34 64 36C82 38 86 58 76 70C70 78 72 94 60 96Q56 96 52 92Z', {
      fill: 'skin',
      stroke: 'ink',
      width: 3.5,
    }),
    path('M52 58C52 46 70 46 70 58C70 66 62 66 62 76', { stroke: 'ink', width: 3.5 }),
    path('M86 44q8 16 0 32M94 36q13 24 0 48', { stroke: 'indigo', width: 4 }),
  ],
  () => [
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: -6, y: 26, scale: 0.4 }),
    bust({ skin: 'skinDark', head: 'short', cloth: 'indigo' }, { x: 48, y: 26, scale: 0.4 }),
    path('M30 8H70', { stroke: 'ink', width: 5 }),
    path('M30 16H70', { stroke: 'ink', width: 5 }),
  ],
]

/** What the group agrees on before a role play. */
export const beforeRolePlay = tilesDiagram('training-before-role-play', [threes, slipOfPaper, stop, minutes], {
  en: {
    words: ['Threes, all at once', 'A slip: wish, worry', 'Anyone may stop', 'Three minutes'],
    alt: 'Four pictures: three people, all groups at the same time; a slip with a wish and a worry; a hand, anyone may stop; a clock, three minutes.',
    note: 'Do one round yourselves in front, and let somebody say stop on purpose.',
  },
  fr: {
    words: ['À trois, tous ensemble', 'Un papier\u00a0: souhait, peur', 'Chacun peut dire stop', 'Trois minutes'],
    alt: 'Quatre images : trois personnes, tous les groupes en même temps ; un papier avec un souhait et une peur ; une main, chacun peut dire stop ; une horloge, trois minutes.',
    note: 'Jouez d’abord un tour devant tous, et que quelqu’un dise stop exprès.',
  },
  es: {
    words: ['De a tres, a la vez', 'Papel: deseo, miedo', 'Cualquiera dice alto', 'Tres minutos'],
    alt: 'Cuatro dibujos: tres personas, todos los grupos a la vez; un papel con un deseo y un miedo; una mano, cualquiera puede decir alto; un reloj, tres minutos.',
    note: 'Hagan una ronda delante de todos y que alguien diga alto a propósito.',
  },
})

function threes(): Shape[] {
  return [
    bust(NURSE, { x: -10, y: 38, scale: 0.34 }),
    bust(CLIENT, { x: 59, y: 38, scale: 0.34 }),
    bust(WORKER, { x: 24, y: 8, scale: 0.34 }),
  ]
}

function slipOfPaper(): Shape[] {
  return [group(sheet(3), { x: -4, y: 8, scale: 0.9 }), pen(58, 92, 0.8)]
}

function stop(): Shape[] {
  return [group(handInRing(), { x: 7, y: 2, scale: 0.86 })]
}

function handInRing(): Shape[] {
  return [
    circle(50, 50, 46, { fill: 'white', stroke: 'terracotta', width: 7 }),
    path('M50 96V70', { stroke: 'skin', width: 16 }),
    path('M36 64V38M46 60V28M56 60V28M66 64V36', { stroke: 'skin', width: 8.5 }),
    path('M30 60Q28 50 24 48M32 56H70V70Q62 82 50 82Q38 82 32 70Z', { fill: 'skin' }),
    ellipse(28, 58, 5, 11, { fill: 'skin' }),
  ]
}

function minutes(): Shape[] {
  return clock(50, 52, 44, 3 / 60)
}
