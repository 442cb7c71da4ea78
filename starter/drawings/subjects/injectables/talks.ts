import { diagram } from '../../diagram.ts'
import { cross, stepNumber, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { bubble, bust } from '../../kit/people.ts'
import { circle, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { oddBleeding } from '../people/complaints.ts'
import { openDoor } from '../pills/coc-activities.ts'
import { heart } from '../training/things.ts'

/** What clients say about the injection: four questions, and where the answers are written. */
export const injectionSayings = tilesDiagram(
  'injection-sayings',
  [
    () => [
      ...bubble(4, 6, 92, 62, 18),
      methodSign('injection', { x: 16, y: 12, scale: 0.5 }),
      text('?', 80, 54, { size: 44, bold: true, paint: 'terracotta', anchor: 'middle' }),
    ],
    heart,
    afraid,
    () => [...calendar(44, 52, 80), ...cross(80, 78, 40)],
  ],
  {
    en: {
      words: ['Its name here', 'What they like', 'What they fear', 'Why they stop'],
      alt: 'Four pictures: a speech bubble with a syringe and a question mark, what it is called here; a heart, what clients like; a worried face, what they fear; a crossed-out calendar, why some stop.',
      note: 'Write all answers as they are said and keep the sheet for the end of the day.',
    },
    fr: {
      words: ['Son nom ici', 'Ce qui plaît', 'Ce qui fait peur', 'Pourquoi l’arrêter'],
      alt: 'Quatre images : une bulle avec une seringue et un point d’interrogation, comment on l’appelle ici ; un cœur, ce qui plaît ; un visage inquiet, ce qui fait peur ; un calendrier barré, pourquoi certaines arrêtent.',
      note: 'Écrivez les réponses telles quelles et gardez la feuille pour la fin de la journée.',
    },
    es: {
      words: ['Su nombre aquí', 'Qué les gusta', 'Qué temen', 'Por qué paran'],
      alt: 'Cuatro imágenes: un globo con una jeringa y una interrogación, cómo se llama aquí; un corazón, qué gusta; una cara preocupada, qué se teme; un calendario tachado, por qué algunas paran.',
      note: 'Escriba las respuestas tal como se dicen y guarde la hoja para el final del día.',
    },
  },
)

function afraid(): Shape[] {
  return [
    bust({ skin: 'skin', head: 'wrap', headPaint: 'leaf', cloth: 'leaf', isSad: true }, { x: 10, y: 0, scale: 0.56 }),
  ]
}

/** Five empty cards for what she must hear before the injection. */
export const injectionFive = diagram({
  id: 'injection-five',
  width: 'half',
  height: 336,
  texts: {
    en: {
      alt: 'Five numbered empty cards, and seven minutes on a clock: the pairs find the five things themselves.',
      note: 'Compare after the pairs have spoken: which of the five did they forget?',
    },
    fr: {
      alt: 'Cinq cartes vides numérotées, et sept minutes sur une horloge : les paires trouvent les cinq points.',
      note: 'Comparez après le travail à deux : laquelle des cinq ont-ils oubliée ?',
    },
    es: {
      alt: 'Cinco tarjetas vacías numeradas, y siete minutos en un reloj: las parejas encuentran los cinco puntos.',
      note: 'Compare después del trabajo en parejas: ¿cuál de las cinco olvidaron?',
    },
  },
  draw: () => [...[0, 1, 2, 3, 4].flatMap(place), ...minutes()],
})

/** An empty card: the pairs find the five things, the notes name them. */
function place(index: number): Shape[] {
  const [x, y] = [(index % 2) * 196, Math.floor(index / 2) * 114]
  return [
    rect(x, y, 184, 106, { fill: 'white', stroke: 'indigo', width: 3.5, radius: 12 }),
    ...stepNumber(index + 1, x + 28, y + 30),
    path(`M${x + 64} ${y + 46}H${x + 160}M${x + 64} ${y + 78}H${x + 160}`, { stroke: 'line', width: 4 }),
  ]
}

/** The time there is. */
function minutes(): Shape[] {
  return [
    circle(288, 281, 50, { fill: 'white', stroke: 'ink', width: 4 }),
    path('M288 281V241A40 40 0 0 1 315 311Z', { fill: 'indigoPale' }),
    text('7 min', 288, 290, { bold: true, anchor: 'middle' }),
  ]
}

/** What trainees take home, and a place for a line of their own. */
export const injectionHome = tilesDiagram(
  'injection-home',
  [
    oddBleeding,
    () => [
      bust({ skin: 'skinDark', head: 'wrap', headPaint: 'marigold', cloth: 'indigo' }, { x: 8, y: 0, scale: 0.56 }),
      ...tick(86, 82, 34),
    ],
    openDoor,
    () => [
      rect(8, 8, 84, 84, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
      path('M22 34H78M22 54H78M22 74H54', { stroke: 'steel', width: 4 }),
      path('M58 82L88 40', { stroke: 'terracotta', width: 9 }),
    ],
  ],
  {
    en: {
      words: ['Bleeding: say it first', 'Late: welcome', 'Stop or change', 'Your own line'],
      alt: 'Four pictures: a calendar with bleeding at odd times, to be told before the first dose; a client who smiles, welcome though late; an open door, she can stop or change at any visit; a sheet and a pen for a line of the group.',
      note: 'Fill in the fourth together; the group signs it.',
    },
    fr: {
      words: ['Saignements : le dire', 'En retard : bienvenue', 'Arrêter, changer', 'Votre ligne'],
      alt: 'Quatre images : un calendrier avec des saignements imprévus, à dire avant la première dose ; une cliente qui sourit, bienvenue même en retard ; une porte ouverte, elle peut arrêter ou changer à chaque visite ; une feuille et un stylo pour une ligne du groupe.',
      note: 'Remplissez la quatrième ensemble ; le groupe la signe.',
    },
    es: {
      words: ['Sangrado: avisar', 'Tarde: bienvenida', 'Parar o cambiar', 'Su propia línea'],
      alt: 'Cuatro imágenes: un calendario con sangrado imprevisto, que se dice antes de la primera dosis; una usuaria que sonríe, bienvenida aunque tarde; una puerta abierta, puede parar o cambiar en cada visita; una hoja y una pluma para una línea del grupo.',
      note: 'Llenen la cuarta juntos; el grupo la firma.',
    },
  },
)
