import { belly } from '../../kit/client-scenes.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { anaemia } from '../implants/health-benefits.ts'
import { shield } from '../people/signs.ts'
import { ordinaryHeadache } from '../training/community/screening-icons.ts'
import { newSyringe, sheet, vialAndDate, washing } from '../training/things.ts'
import { vial } from './syringe.ts'

/** Effects other than on bleeding. */
export const injectionEffects = tilesDiagram('injection-effects', [scales, ordinaryHeadache, bloated, lowMood], {
  en: {
    words: ['Some weight', 'Headache, dizziness', 'Full belly', 'Mood, desire'],
    alt: 'Four pictures: bathroom scales with an arrow up; a head that aches; a belly that feels full; a woman in low mood.',
    note: 'Not every woman has them. Ask which of the four clients speak of.',
  },
  fr: {
    words: ['Un peu de poids', 'Tête, vertiges', 'Ventre gonflé', 'Humeur, désir'],
    alt: 'Quatre images : une balance avec une flèche vers le haut ; une tête qui fait mal ; un ventre gonflé ; une femme triste.',
    note: 'Toutes les femmes ne les ont pas. Demandez desquels parlent les clientes.',
  },
  es: {
    words: ['Algo de peso', 'Cabeza, mareo', 'Vientre hinchado', 'Ánimo, deseo'],
    alt: 'Cuatro imágenes: una báscula con una flecha hacia arriba; una cabeza que duele; un vientre hinchado; una mujer triste.',
    note: 'No todas las mujeres los tienen. Pregunte de cuáles hablan las usuarias.',
  },
})

/** What DMPA does besides preventing pregnancy. */
export const injectionBenefits = tilesDiagram('injection-benefits', [protectedWomb, anaemia, sickleCells, lessPain], {
  en: {
    words: ['Womb protected', 'Less anaemia', 'Fewer sickle crises', 'Less pain'],
    alt: 'Four pictures: a belly with a shield; a pale drop of blood with an arrow down; a sickle cell beside round cells; a belly with a flash and an arrow down.',
    note: 'Facts for a conversation, not arguments to persuade.',
  },
  fr: {
    words: ['Utérus protégé', 'Moins d’anémie', 'Moins de crises', 'Moins de douleur'],
    alt: 'Quatre images : un ventre et un bouclier ; une goutte de sang pâle et une flèche vers le bas ; une cellule en faucille près de cellules rondes ; un ventre, un éclair et une flèche vers le bas.',
    note: 'Des faits pour la conversation, pas des arguments pour convaincre.',
  },
  es: {
    words: ['Útero protegido', 'Menos anemia', 'Menos crisis', 'Menos dolor'],
    alt: 'Cuatro imágenes: un vientre y un escudo; una gota de sangre pálida con una flecha hacia abajo; una célula falciforme junto a células redondas; un vientre, un rayo y una flecha hacia abajo.',
    note: 'Datos para conversar, no argumentos para convencer.',
  },
})

/** A client who comes after her window. */
export const injectionLater = tilesDiagram('injection-later', [welcome, sixQuestions, emergency, backup], {
  en: {
    words: ['Thank her', 'Six questions', 'ECPs if needed', 'Condoms 7 days'],
    alt: 'Four pictures: a client who is welcome; a sheet with six questions; emergency pills; a condom with a calendar.',
    note: 'The group puts the pictures in order and says the first sentence to her.',
  },
  fr: {
    words: ['La remercier', 'Six questions', 'Pilule du lendemain', 'Préservatif 7 j'],
    alt: 'Quatre images : une cliente bienvenue ; une feuille avec six questions ; la contraception d’urgence ; un préservatif et un calendrier.',
    note: 'Le groupe met les images en ordre et dit la première phrase.',
  },
  es: {
    words: ['Agradecerle', 'Seis preguntas', 'AE si hace falta', 'Condón 7 días'],
    alt: 'Cuatro imágenes: una usuaria bienvenida; una hoja con seis preguntas; píldoras de emergencia; un condón y un calendario.',
    note: 'El grupo ordena las imágenes y dice la primera frase.',
  },
})

/** Before the dose is drawn up. */
export const injectionDose = tilesDiagram('injection-dose', [washing, vialAndDate, shaken, newSyringe], {
  en: {
    words: ['Clean hands', 'Date of the vial', 'Shake DMPA', 'New syringe'],
    alt: 'Four pictures: hands below a tap; a vial with a calendar; a vial that is shaken; a syringe in its closed packet.',
    note: 'Point to a picture; the group says what comes before and after it.',
  },
  fr: {
    words: ['Mains propres', 'Date du flacon', 'Agiter le DMPA', 'Seringue neuve'],
    alt: 'Quatre images : des mains sous un robinet ; un flacon et un calendrier ; un flacon que l’on agite ; une seringue dans son sachet fermé.',
    note: 'Montrez une image ; le groupe dit ce qui vient avant et après.',
  },
  es: {
    words: ['Manos limpias', 'Fecha del frasco', 'Agitar el AMPD', 'Jeringa nueva'],
    alt: 'Cuatro imágenes: manos bajo un grifo; un frasco y un calendario; un frasco que se agita; una jeringa en su empaque cerrado.',
    note: 'Señale una imagen; el grupo dice qué va antes y después.',
  },
})

/** Bathroom scales with an arrow up. */
export function scales(): Shape[] {
  return [
    rect(4, 34, 70, 62, { fill: 'steelPale', stroke: 'ink', width: 3.5, radius: 10 }),
    path('M16 66A23 23 0 0 1 62 66Z', { fill: 'white', stroke: 'ink', width: 3 }),
    path('M39 66L52 50', { stroke: 'terracotta', width: 5 }),
    ...arrow([88, 92], [88, 24], { width: 8, paint: 'indigo' }),
  ]
}

function torso(): Shape {
  return group(belly(), { x: -6, y: 2, scale: 0.55 })
}

function bloated(): Shape[] {
  return [
    group(belly(), { x: 17, y: 0, scale: 0.58 }),
    ...arrow([28, 62], [2, 62], { width: 6 }),
    ...arrow([78, 62], [99, 62], { width: 6 }),
  ]
}

function lowMood(): Shape[] {
  return [bust({ skin: 'skin', head: 'wrap', cloth: 'leaf', isSad: true }, { x: 8, y: 0, scale: 0.56 })]
}

function protectedWomb(): Shape[] {
  return [torso(), group(shield(), { x: 46, y: 34, scale: 0.58 })]
}

function sickleCells(): Shape[] {
  return [
    circle(28, 30, 20, { fill: 'blood' }),
    circle(28, 30, 8, { fill: 'fleshDeep' }),
    circle(30, 78, 18, { fill: 'blood' }),
    circle(30, 78, 7, { fill: 'fleshDeep' }),
    path('M62 14C92 30 92 66 62 84C76 62 76 38 62 14Z', { fill: 'blood' }),
    ...tick(84, 84, 30),
  ]
}

function lessPain(): Shape[] {
  return [
    torso(),
    path('M30 40L46 52L34 60L50 76', { stroke: 'blood', width: 7 }),
    ...arrow([88, 16], [88, 88], { width: 9, paint: 'leaf' }),
  ]
}

function shaken(): Shape[] {
  return [
    vial({ x: 52, y: 8, scale: 0.92, rotate: 10 }),
    path('M16 20Q4 48 16 76M86 26Q98 52 86 80', { stroke: 'indigo', width: 5 }),
  ]
}

function welcome(): Shape[] {
  return [bust({ skin: 'skin', head: 'wrap', cloth: 'leaf' }, { x: 0, y: 0, scale: 0.55 }), ...tick(84, 22, 32)]
}

function sixQuestions(): Shape[] {
  return [...sheet(0), text('6?', 50, 66, { bold: true, size: 48, paint: 'indigo', anchor: 'middle' })]
}

function emergency(): Shape[] {
  return [methodSign('emergency', { x: 0, y: 0 })]
}

function backup(): Shape[] {
  return [methodSign('condom', { x: 0, y: 8, scale: 0.62 }), ...calendar(80, 68, 52)]
}
