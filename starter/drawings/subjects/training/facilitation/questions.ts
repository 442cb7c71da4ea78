import { diagram, WIDTHS } from '../../../diagram.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { clock } from '../../../kit/objects.ts'
import type { Paint } from '../../../kit/palette.ts'
import { bubble, bust } from '../../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'
import { pen } from '../things.ts'
import { back, penGrip } from './empty-hands.ts'

const HEIGHT = 330

/** Lines of a board or slide that nobody can read. */
function denseLines(x: number, y: number, width: number, count: number): Shape {
  const lines = Array.from(
    { length: count },
    (_, index) => `M${x} ${y + index * 13}h${index % 3 === 2 ? width * 0.7 : width}`,
  )
  return path(lines.join(''), { stroke: 'inkSoft', width: 4.5 })
}

/** A listener from behind, 84 wide. @param x of the middle @param y of the top of the head */
function listener(x: number, y: number, cloth: Paint): Shape[] {
  return [
    path(
      `M${x - 42} ${y + 106}Q${x - 40} ${y + 62} ${x - 12} ${y + 56}H${x + 12}Q${x + 40} ${y + 62} ${x + 42} ${y + 106}Z`,
      {
        fill: cloth,
      },
    ),
    circle(x, y + 30, 29, { fill: 'hair' }),
  ]
}

/** A lesson that nobody wants to remember. */
export const worstLesson = diagram({
  id: 'training-worst-lesson',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'A teacher reads from a crowded board; the listeners sit in a row behind each other, one sleeps.',
      note: 'What do you see on the picture that you have lived through yourself?',
    },
    fr: {
      alt: 'Un enseignant lit un tableau surchargé ; les auditeurs sont assis en rang, l’un d’eux dort.',
      note: 'Que voyez-vous sur l’image que vous avez vécu vous-même ?',
    },
    es: {
      alt: 'Un maestro lee una pizarra llena; los oyentes están sentados en fila, uno duerme.',
      note: '¿Qué ve en el dibujo que usted mismo ha vivido?',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTHS.half, HEIGHT, { fill: 'terracottaPale', radius: 14 }),
    rect(126, 18, 234, 156, { fill: 'white', stroke: 'ink', width: 4 }),
    denseLines(142, 36, 200, 10),
    bust({ skin: 'skinLight', head: 'short', cloth: 'steelDark', isSad: true }, { x: 8, y: 58, scale: 0.78 }),
    rect(0, 198, WIDTHS.half, 10, { fill: 'skinDeep' }),
    ...listener(66, 222, 'leaf'),
    ...listener(188, 222, 'indigo'),
    group(listener(0, 0, 'terracotta'), { x: 318, y: 236, rotate: 24 }),
    text('z', 340, 250, { size: 30, bold: true }),
    text('z', 356, 226, { size: 38, bold: true }),
  ],
})

/** The room at the moment when the projector stops. */
export const lightsOut = diagram({
  id: 'training-lights-out',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'A dark room: the screen is black, the plug hangs beside the socket, the listeners wait.',
      note: 'Switch the projector off while the picture is shown, and start the clock.',
    },
    fr: {
      alt: 'Une salle sombre : l’écran est noir, la fiche pend à côté de la prise, les auditeurs attendent.',
      note: 'Éteignez le projecteur pendant que l’image est affichée, et lancez le chronomètre.',
    },
    es: {
      alt: 'Una sala oscura: la pantalla está negra, el enchufe cuelga junto a la toma, los oyentes esperan.',
      note: 'Apague el proyector mientras se ve el dibujo y ponga en marcha el reloj.',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTHS.half, HEIGHT, { fill: 'steelDark', radius: 14 }),
    rect(60, 20, 210, 136, { fill: 'ink', stroke: 'steelPale', width: 5 }),
    text('?', 165, 122, { size: 100, bold: true, paint: 'steel', anchor: 'middle' }),
    rect(308, 52, 48, 60, { fill: 'white', stroke: 'ink', width: 3, radius: 8 }),
    circle(323, 82, 5, { fill: 'ink' }),
    circle(341, 82, 5, { fill: 'ink' }),
    path('M332 206C352 196 356 176 336 170', { stroke: 'marigold', width: 6 }),
    rect(306, 152, 32, 34, { fill: 'marigold', stroke: 'ink', width: 3, radius: 5 }),
    path('M315 152V136M329 152V136', { stroke: 'white', width: 5 }),
    ...[62, 150, 238, 326].flatMap((x) =>
      listener(x, 214 + (x % 4) * 3, x === 150 ? 'marigold' : x === 238 ? 'terracotta' : 'indigo'),
    ),
  ],
})

/** A crowded slide, and an empty one with a pen. */
export const slideToRepair = diagram({
  id: 'training-slide-to-repair',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'A slide full of words, an arrow, and an empty slide with a thick pen.',
      note: 'Cover the first slide after one minute: what does the group still know of it?',
    },
    fr: {
      alt: 'Une diapositive pleine de mots, une flèche, et une diapositive vide avec un gros feutre.',
      note: 'Cachez la première diapositive après une minute : qu’en sait encore le groupe ?',
    },
    es: {
      alt: 'Una diapositiva llena de palabras, una flecha y una diapositiva vacía con un marcador.',
      note: 'Tape la primera diapositiva tras un minuto: ¿qué recuerda el grupo?',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTHS.half, HEIGHT, { fill: 'leafPale', radius: 14 }),
    rect(20, 18, 190, 126, { fill: 'white', stroke: 'ink', width: 4, radius: 4 }),
    denseLines(34, 36, 162, 8),
    ...cross(208, 28, 40),
    ...arrow([246, 92], [296, 150], { width: 9 }),
    rect(150, 172, 212, 140, { fill: 'white', stroke: 'ink', width: 4, radius: 4, dash: [14, 9] }),
    pen(186, 296, 1.9),
  ],
})

/** Ten seconds for an answer. */
export const tenSeconds = diagram({
  id: 'training-ten-seconds',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'Three people: a reader with a card; a facilitator who must answer, below a clock with ten seconds; a listener with a sheet of three boxes.',
      note: 'Count aloud from ten to one for the first card only.',
    },
    fr: {
      alt: 'Trois personnes : l’une a une carte ; un facilitateur doit répondre, sous une horloge de dix secondes ; la troisième écoute avec une feuille à trois cases.',
      note: 'Comptez à voix haute de dix à un, seulement pour la première carte.',
    },
    es: {
      alt: 'Tres personas: una con una tarjeta; un facilitador que debe responder, bajo un reloj de diez segundos; una que escucha con una hoja de tres casillas.',
      note: 'Cuente en voz alta de diez a uno solo con la primera tarjeta.',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTHS.half, HEIGHT, { fill: 'leafPale', radius: 14 }),
    ...clock(190, 52, 44, 1 / 6, 'terracotta'),
    ...bubble(136, 106, 108, 52, 50),
    path('M162 132h0M190 132h0M218 132h0', { stroke: 'ink', width: 13 }),
    rect(26, 62, 72, 92, { fill: 'marigold', stroke: 'ink', width: 4, radius: 8 }),
    path('M41 86h42M41 106h42M41 126h26', { stroke: 'ink', width: 5 }),
    rect(288, 62, 64, 92, { fill: 'white', stroke: 'ink', width: 4, radius: 4 }),
    ...[86, 108, 130].map((y) => rect(298, y - 7, 14, 14, { fill: 'white', stroke: 'ink', width: 3 })),
    path('M320 86h22M320 108h22M320 130h22', { stroke: 'ink', width: 5 }),
    bust({ skin: 'skinDark', head: 'veil', headPaint: 'indigo', cloth: 'leaf' }, { x: 2, y: 168, scale: 0.8 }),
    bust({ skin: 'skinLight', head: 'short', cloth: 'terracotta' }, { x: 130, y: 168, scale: 0.8 }),
    bust({ skin: 'skinDeep', head: 'bun', cloth: 'marigold' }, { x: 258, y: 168, scale: 0.8 }),
    rect(0, 308, WIDTHS.half, 22, { fill: 'skinDeep', radius: 6 }),
  ],
})

/** The three things that the first day leaves. */
export const threeToCarry = diagram({
  id: 'training-three-to-carry',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'A hand at work on the arm model; a question with a right and a wrong answer; a coach with hands behind the back.',
      note: 'Cover the words. Who can say the three sentences from the pictures?',
    },
    fr: {
      alt: 'Une main au travail sur le bras d’entraînement ; une question avec une réponse juste et une fausse ; un coach les mains derrière le dos.',
      note: 'Cachez les mots. Qui peut dire les trois phrases d’après les images ?',
    },
    es: {
      alt: 'Una mano que trabaja en el brazo de práctica; una pregunta con una respuesta correcta y una errada; un tutor con las manos atrás.',
      note: 'Tape las palabras. ¿Quién dice las tres frases con los dibujos?',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, 184, 160, { fill: 'marigoldPale', radius: 14 }),
    group(penGrip(), { x: 40, y: 6, scale: 0.57 }),
    rect(0, 170, 184, 160, { fill: 'leafPale', radius: 14 }),
    ...bubble(20, 184, 144, 76, 40),
    text('?', 92, 244, { size: 64, bold: true, paint: 'terracotta', anchor: 'middle' }),
    ...tick(92, 298, 44),
    ...cross(146, 298, 42),
    rect(196, 0, 184, HEIGHT, { fill: 'indigoPale', radius: 14 }),
    group(back(0), { x: 288, y: 22, scale: 1.12 }),
  ],
})
