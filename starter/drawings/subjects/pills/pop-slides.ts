import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, clock, clockAt, sun } from '../../kit/objects.ts'
import { baby, bust } from '../../kit/people.ts'
import { arrow, circle, group, path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { soreBreasts } from '../people/complaints.ts'
import { ordinaryHeadache } from '../training/community/screening-icons.ts'
import { dressed, face } from './coc-icons.ts'
import { tablet, vomits } from './scenes.ts'

const SORE = { stroke: 'blood', width: 4.5 } as const

/** Other effects that users of progestin-only pills may notice. */
export const popNotice = tilesDiagram(
  'pop-notice',
  [
    ordinaryHeadache,
    soreBreasts,
    () => [
      group(face('M36 78q12 8 24 0'), { x: 0, y: 10, scale: 0.52 }),
      group(face('M36 80q12 -8 24 0'), { x: 50, y: 40, scale: 0.52 }),
    ],
    () => [...dressed(), path('M50 66v9M50 90v8M36 82h9M56 82h9', SORE)],
  ],
  {
    en: {
      words: ['Headache, dizziness', 'Tender breasts', 'Changes of mood', 'Mild belly pain, nausea'],
      alt: 'Four pictures: a headache or dizziness; tender breasts; a face that smiles and one that does not, changes of mood; mild pain in the belly or nausea.',
      note: 'Point to a picture; a trainee says it in one calm sentence, as to a client.',
    },
    fr: {
      words: ['Mal de tête, vertiges', 'Seins sensibles', 'Humeur qui change', 'Mal au ventre, nausées'],
      alt: 'Quatre images : mal de tête ou vertiges ; seins sensibles ; un visage qui sourit et un autre non, l’humeur change ; léger mal au ventre ou nausées.',
      note: 'Montrez une image ; un participant le dit en une phrase calme, comme à une cliente.',
    },
    es: {
      words: ['Dolor de cabeza, mareo', 'Senos sensibles', 'Cambios de ánimo', 'Dolor leve, náusea'],
      alt: 'Cuatro imágenes: dolor de cabeza o mareo; senos sensibles; una cara que sonríe y otra que no, cambios de ánimo; dolor leve de vientre o náusea.',
      note: 'Señale una imagen; alguien lo dice en una frase tranquila, como a una usuaria.',
    },
  },
)

/** A woman takes a pill. */
function takes(): Shape[] {
  return [
    bust({ skin: 'skinDark', head: 'wrap', cloth: 'leaf' }, { x: -6, y: 0, scale: 0.54 }),
    ...tablet(86, 66, 14),
    ...arrow([74, 62], [48, 50], { paint: 'indigo', width: 6 }),
  ]
}

function hour(): Shape[] {
  return [...clockAt(7, 36, 50, 35), ...tablet(86, 50, 13)]
}

/** Condoms for two days. */
function twoDays(): Shape[] {
  return [methodSign('condom', { x: 0, y: 10, scale: 0.66 }), ...sun(86, 26, 9), ...sun(86, 62, 9)]
}

/** What to do after a late pill. */
export const popLateSteps = tilesDiagram(
  'pop-late-steps',
  [takes, hour, () => [...tablet(30, 52, 22), ...tablet(76, 52, 22), ...tick(86, 84, 30)], twoDays],
  {
    en: {
      words: ['One pill now', 'Next at her hour', 'Two in a day: no harm', 'Condoms 2 days'],
      alt: 'Four pictures: one pill goes into her mouth now; a clock and the next pill, at her hour; two pills on one day with a tick, no harm; a condom and two suns, condoms for two days.',
      note: 'Trainees show two fingers for the days of condoms: two, not seven.',
    },
    fr: {
      words: ['Une tout de suite', 'La suivante à l’heure', 'Deux le même jour : bien', 'Préservatif 2 jours'],
      alt: 'Quatre images : une pilule à la bouche tout de suite ; une horloge et la pilule suivante, à son heure ; deux pilules le même jour, cochées, sans danger ; un préservatif et deux soleils, préservatif deux jours.',
      note: 'Les participants montrent deux doigts : deux jours de préservatif, pas sept.',
    },
    es: {
      words: ['Una ya', 'La otra a su hora', 'Dos en un día: sin daño', 'Condón 2 días'],
      alt: 'Cuatro imágenes: una píldora a la boca ya; un reloj y la siguiente, a su hora; dos píldoras en un día con una marca, sin daño; un condón y dos soles, condón dos días.',
      note: 'El grupo muestra dos dedos: dos días de condón, no siete.',
    },
  },
)

/** An emergency pill and when progestin-only pills go on. */
function afterEmergency(sign: Shape[]): Shape[] {
  return [methodSign('emergency', { x: -4, y: 6, scale: 0.5 }), ...arrow([46, 54], [60, 64], { width: 5 }), ...sign]
}

/** Sickness and emergency pills in a user. */
export const popSick = tilesDiagram(
  'pop-sick',
  [
    () => [
      group(vomits(), { x: -6, y: -2, scale: 0.62 }),
      ...clock(84, 24, 20, 1 / 6, 'terracotta'),
      ...tablet(88, 80, 15),
    ],
    () => [
      ...calendar(50, 50, 84),
      path('M22 40l16 16M38 40l-16 16M44 40l16 16M60 40l-16 16', { stroke: 'terracotta', width: 6 }),
    ],
    () => afterEmergency([methodSign('pills', { x: 52, y: 40, scale: 0.56 })]),
    () =>
      afterEmergency([
        ...calendar(78, 72, 50),
        circle(78, 76, 17, { fill: 'white' }),
        text('6', 78, 88, { size: 34, bold: true, anchor: 'middle' }),
      ]),
  ],
  {
    en: {
      words: ['Vomits by 2 h: one more now', 'Over 2 days: as missed', 'LNG: go on today', 'Ulipristal: on day 6'],
      alt: 'Four pictures: a woman vomits within two hours, one more pill; a calendar with crossed days, sick for more than two days, as for missed pills; emergency pills with levonorgestrel, go on with the pack today; with ulipristal, begin again on day 6.',
      note: 'Cover the words. Which picture needs condoms until two days of pills are taken?',
    },
    fr: {
      words: ['Vomi avant 2 h : une autre', 'Plus de 2 jours : oubli', 'LNG : aujourd’hui', 'Ulipristal : jour 6'],
      alt: 'Quatre images : une femme vomit dans les deux heures, une autre pilule ; un calendrier barré, malade plus de deux jours, comme un oubli ; urgence au lévonorgestrel, continuer aujourd’hui ; à l’ulipristal, reprendre au jour 6.',
      note: 'Cachez les mots. Quelle image demande le préservatif jusqu’à deux jours de pilules ?',
    },
    es: {
      words: ['Vomitó en < 2 h: otra ahora', 'Más de 2 días: olvido', 'LNG: sigue hoy', 'Ulipristal: el día 6'],
      alt: 'Cuatro imágenes: una mujer vomita en las dos horas, otra píldora; un calendario con días tachados, enferma más de dos días, como un olvido; emergencia con levonorgestrel, sigue hoy; con ulipristal, empieza otra vez el día 6.',
      note: 'Tape las palabras. ¿Qué imagen pide condón hasta dos días de píldoras?',
    },
  },
)

/** When the baby grows, the hour counts and other methods come into question. */
export const popMilkLess = tilesDiagram(
  'pop-milk-less',
  [
    () => [
      methodSign('breastfeeding', { x: 0, y: 0, scale: 0.62 }),
      methodSign('pills', { x: 44, y: 40, scale: 0.58 }),
    ],
    () => [baby('skin', 'leaf', { x: -4, y: 4, scale: 0.62 }), ...clockAt(7, 66, 64, 32)],
    () => [
      ...calendar(28, 32, 52),
      circle(28, 37, 17, { fill: 'white' }),
      text('6', 28, 48, { size: 32, bold: true, anchor: 'middle' }),
      methodSign('pills', { x: 46, y: 42, scale: 0.56 }),
    ],
    () => [
      methodSign('pills', { x: -6, y: 26, scale: 0.48 }),
      ...arrow([44, 50], [58, 50], { width: 6 }),
      methodSign('implant', { x: 60, y: 4, scale: 0.42 }),
      methodSign('injection', { x: 60, y: 54, scale: 0.42 }),
    ],
  ],
  {
    en: {
      words: [
        'Keep as long as she likes',
        'Less milk: the hour counts',
        'From 6 months: or combined',
        'Other methods: no gap',
      ],
      alt: 'Four pictures: mother and pack, she may keep these pills as long as she likes; a baby and a clock, with less milk the hour counts; a calendar with six months, combined pills are category 2; an arrow from the pack to an implant and an injection, change without a gap.',
      note: 'Ask for each picture: who tells her, and where?',
    },
    fr: {
      words: ['La garder si elle veut', 'Moins de lait : l’heure', 'Dès 6 mois : combinée aussi', 'Changer sans pause'],
      alt: 'Quatre images : une mère et une plaquette, elle peut garder cette pilule ; un bébé et une horloge, avec moins de lait l’heure compte ; un calendrier avec six mois, la pilule combinée est en catégorie 2 ; une flèche de la plaquette vers un implant et une injection, changer sans pause.',
      note: 'Pour chaque image : qui le lui dit, et où ?',
    },
    es: {
      words: ['Puede seguir si quiere', 'Menos leche: la hora', 'Desde 6 meses: o combinada', 'Cambiar sin pausa'],
      alt: 'Cuatro imágenes: una madre y un paquete, puede seguir con esta píldora; un bebé y un reloj, con menos leche la hora cuenta; un calendario con seis meses, la combinada es categoría 2; una flecha del paquete a un implante y una inyección, cambiar sin pausa.',
      note: 'Con cada imagen pregunte: ¿quién se lo dice y dónde?',
    },
  },
)
