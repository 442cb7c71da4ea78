import { diagram } from '../../diagram.ts'
import { coins } from '../../kit/belongings.ts'
import { openHand } from '../../kit/hands.ts'
import { cross, tick } from '../../kit/marks.ts'
import { calendar } from '../../kit/objects.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { ellipse, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { TWO_WAYS_HEIGHT, twoWays } from '../../kit/two-ways.ts'
import { bloodTube, dial } from '../implants/signs.ts'
import { wishedBaby } from '../people/signs.ts'
import { FOR_LIFE_HEIGHT, forLife } from './for-life.ts'

const MAN: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'marigold' }
const YOUNG: PersonLook = { skin: 'skin', head: 'short', cloth: 'leaf' }
const NEW_PARTNER: PersonLook = { skin: 'skin', head: 'bun', cloth: 'terracotta' }
const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo', isProvider: true }

/** Questions that help him to think of the years to come. */
export const vasWhatIf = tilesDiagram(
  'vas-what-if',
  [
    wishedBaby,
    () => [bust(MAN, { x: -8, y: 22, scale: 0.42 }), bust(NEW_PARTNER, { x: 46, y: 22, scale: 0.42 })],
    () => coins(50, 94, 7, 66),
    () => [...calendar(30, 36, 44), ...calendar(52, 52, 44), ...calendar(74, 70, 44)],
  ],
  {
    en: {
      words: ['Another child?', 'A new partner?', 'No money worry?', 'Since when?'],
      alt: 'Four pictures: a baby in a thought, would he wish for another child? A couple, a new partner? Money, and if it were no worry? Calendars, since when has he thought about it?',
      note: 'Point to a picture and wait; a trainee asks the question in her or his own words.',
    },
    fr: {
      words: ['Encore un enfant ?', 'Une autre femme ?', 'Sans souci d’argent ?', 'Depuis quand ?'],
      alt: 'Quatre images : un bébé dans une pensée, voudrait-il encore un enfant ? Un couple, une autre femme ? De l’argent, et sans ce souci ? Des calendriers, depuis quand y pense-t-il ?',
      note: 'Montrez une image et attendez ; un participant pose la question avec ses mots.',
    },
    es: {
      words: ['¿Otro hijo?', '¿Otra pareja?', '¿Y con dinero?', '¿Desde cuándo?'],
      alt: 'Cuatro imágenes: un bebé en un pensamiento, ¿querría otro hijo? Una pareja, ¿otra mujer? Dinero, ¿y si no faltara? Calendarios, ¿desde cuándo lo piensa?',
      note: 'Señale una imagen y espere; un participante hace la pregunta con sus palabras.',
    },
  },
)

/** One method for life, and others that can be stopped. */
export const vasForLife = diagram({
  id: 'vas-for-life',
  width: 'half',
  height: FOR_LIFE_HEIGHT,
  texts: {
    en: {
      words: ['For life', 'Can be stopped'],
      alt: 'Above: vasectomy, for life, with one arrow that does not turn back. Below: condoms, an implant and an IUD, which can be stopped.',
      note: 'Ask what a man needs who says “I can always undo it”.',
    },
    fr: {
      words: ['Pour la vie', 'Peut s’arrêter'],
      alt: 'En haut : la vasectomie, pour la vie, et une flèche sans retour. En bas : préservatif, implant et DIU, que l’on peut arrêter.',
      note: 'Demandez ce qu’il faut à un homme qui dit « on pourra toujours le défaire ».',
    },
    es: {
      words: ['Para siempre', 'Se puede dejar'],
      alt: 'Arriba: la vasectomía, para siempre, y una flecha sin regreso. Abajo: condón, implante y DIU, que se pueden dejar.',
      note: 'Pregunte qué necesita un hombre que dice «siempre se puede deshacer».',
    },
  },
  draw: ({ words }) => forLife(words, 'vas', ['condom', 'implant', 'iud']),
})

/** A young man is neither laughed at nor taken at once. */
export const vasYoung = diagram({
  id: 'vas-young',
  width: 'half',
  height: TWO_WAYS_HEIGHT,
  texts: {
    en: {
      wrong: 'You? So young? No!',
      right: 'What led you here?',
      alt: 'Two pictures. Crossed out, a nurse says to a young man: you, so young? No. With a tick, she asks: what led you here?',
      note: 'Two trainees play both pictures, then a third: the clinic that is glad to fill its quota.',
    },
    fr: {
      wrong: 'Vous ? Si jeune ? Non !',
      right: 'Qu’est-ce qui vous amène ?',
      alt: 'Deux images. Barrée : une infirmière dit à un jeune homme « vous, si jeune ? Non ». Cochée : elle demande « qu’est-ce qui vous amène ? ».',
      note: 'Deux participants jouent les deux images, puis une troisième : le centre content de remplir son quota.',
    },
    es: {
      wrong: '¿Usted? ¿Tan joven?',
      right: '¿Qué lo trae por aquí?',
      alt: 'Dos imágenes. Tachada: una enfermera dice a un joven «¿usted, tan joven?». Con marca: pregunta «¿qué lo trae por aquí?».',
      note: 'Dos participantes representan las dos imágenes y luego una tercera: la clínica contenta de cumplir su cuota.',
    },
  },
  draw: ({ wrong, right }) => twoWays({ wrong, right, speaker: NURSE, listener: YOUNG }),
})

/** The examination before a vasectomy, and tests that he does not need (starter/figures/vasectomy.md). */
export const vasExamine = tilesDiagram(
  'vas-examine',
  [
    () => [openHand('skin', { x: 42, y: 58, scale: 0.58, isGloved: true, isShort: true }), ...tick(82, 76, 36)],
    () => [...dial(0), ...cross(84, 80, 36)],
    () => [...bloodTube(), ...cross(82, 80, 36)],
    () => [...cup(), ...cross(84, 80, 36)],
  ],
  {
    en: {
      words: ['By hand', 'Blood pressure', 'Blood, HIV test', 'Semen before'],
      alt: 'Four pictures. With a tick, a gloved hand: he is examined by hand. Crossed out: blood pressure, blood and HIV tests, a semen test before the operation.',
      note: 'Each trainee says which test her or his facility asks for, and whether it is needed.',
    },
    fr: {
      words: ['À la main', 'Tension', 'Sang, test VIH', 'Sperme avant'],
      alt: 'Quatre images. Cochée, une main gantée : on l’examine à la main. Barrés : la tension, les tests de sang et du VIH, un test de sperme avant l’opération.',
      note: 'Chaque participant dit quel test son établissement demande, et s’il est nécessaire.',
    },
    es: {
      words: ['Con la mano', 'Presión', 'Sangre, prueba de VIH', 'Semen antes'],
      alt: 'Cuatro imágenes. Con marca, una mano con guante: se lo examina con la mano. Tachados: la presión, las pruebas de sangre y de VIH, una prueba de semen antes de la operación.',
      note: 'Cada participante dice qué prueba pide su servicio y si hace falta.',
    },
  },
  ['leafPale', 'sand', 'sand', 'sand'],
)

function cup(): Shape[] {
  return [
    path('M24 30H76L70 92H30Z', { fill: 'white', stroke: 'steelDark', width: 4 }),
    path('M28 66H72L69 90H31Z', { fill: 'steelPale' }),
    rect(18, 14, 64, 18, { fill: 'terracotta', radius: 5 }),
  ]
}

/** The room in which he is operated on. */
export const vasWarmRoom = tilesDiagram('vas-warm-room', [warmWater, drape, cleanSet, oneVoice], {
  en: {
    words: ['All is warm', 'Small window', 'Sterile gloves', 'One voice'],
    alt: 'Four pictures: a bowl of warm antiseptic; a drape with a small window; sterile gloves; one person who talks with him.',
    note: 'Cover one picture. The group says what he feels when this thing is missing.',
  },
  fr: {
    words: ['Tout est chaud', 'Petite fenêtre', 'Gants stériles', 'Une seule voix'],
    alt: 'Quatre images : un bol d’antiseptique tiède ; un champ avec une petite fenêtre ; des gants stériles ; une personne qui lui parle.',
    note: 'Cachez une image. Le groupe dit ce qu’il ressent quand cette chose manque.',
  },
  es: {
    words: ['Todo tibio', 'Ventana pequeña', 'Guantes estériles', 'Una sola voz'],
    alt: 'Cuatro imágenes: una taza de antiséptico tibio; un campo con una ventana pequeña; guantes estériles; una persona que le habla.',
    note: 'Tape una imagen. El grupo dice qué siente él cuando falta esa cosa.',
  },
})

function warmWater(): Shape[] {
  return [
    path('M8 56H92Q88 94 62 96H38Q12 94 8 56Z', { fill: 'steelPale', stroke: 'steelDark', width: 4 }),
    ellipse(50, 56, 42, 10, { fill: 'fat', stroke: 'steelDark', width: 4 }),
    ...[28, 50, 72].map((x) => path(`M${x} 40q-9 -9 0 -18t0 -18`, { stroke: 'terracotta', width: 5 })),
  ]
}

function drape(): Shape[] {
  return [
    rect(0, 6, 100, 90, { fill: 'water', stroke: 'waterDeep', width: 3, radius: 6 }),
    ...[26, 74].map((x) => line([x, 8], [x, 94], { stroke: 'waterDeep', width: 2.5, dash: [8, 6] })),
    ellipse(50, 52, 17, 20, { fill: 'skin', stroke: 'waterDeep', width: 3 }),
  ]
}

function cleanSet(): Shape[] {
  return [
    openHand('skin', { x: 30, y: 56, scale: 0.5, isGloved: true, isShort: true }),
    openHand('skin', { x: 76, y: 56, scale: 0.5, isGloved: true, isShort: true }),
  ]
}

function oneVoice(): Shape[] {
  return [
    bust(NURSE, { x: -14, y: 22, scale: 0.43 }),
    ...bubble(44, 2, 64, 44, 6),
    ...[16, 30].map((y) => line([56, y], [y === 16 ? 96 : 82, y], { stroke: 'indigo', width: 5 })),
  ]
}
