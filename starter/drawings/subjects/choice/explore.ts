import type { DiagramTexts } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, clock, drop } from '../../kit/objects.ts'
import { baby, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { ribbon } from '../eligibility/signs.ts'
import { medicine } from '../training/community/screening-icons.ts'
import { heart, padlock } from '../training/things.ts'
import { threeRows } from './three-rows.ts'

interface ExploreTexts extends DiagramTexts {
  word?: string
}

const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'terracotta' }
const PARTNER: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'indigo' }
const ELDER: PersonLook = { skin: 'skinDark', head: 'veil', headPaint: 'leaf', cloth: 'leaf' }

/** Exploring, first half: her wishes, what she has used, and what matters to her. */
export const exploreWishes = threeRows('explore-wishes', [children, used, matters], {
  en: {
    alt: 'Three rows: a child soon, later or never; pills that she used, with a happy and an unhappy face; privacy, bleeding, and no daily task.',
    note: 'Cover the lines; trainees make an open question for each row.',
  },
  fr: {
    alt: 'Trois lignes : un enfant bientôt, plus tard ou jamais ; la pilule déjà prise, avec un visage content et un autre qui ne l’est pas ; la discrétion, les règles, rien à faire chaque jour.',
    note: 'Cachez le texte ; pour chaque image, une question ouverte.',
  },
  es: {
    alt: 'Tres filas: un hijo pronto, después o nunca; píldoras que usó, con una cara contenta y otra que no; privacidad, sangrado y nada que hacer cada día.',
    note: 'Tape las líneas; una pregunta abierta para cada fila.',
  },
})

/** Exploring, second half: partner and infections, baby and health, and who decides. */
export const exploreLife = threeRows<ExploreTexts>('explore-life', [partner, health, decides], {
  en: {
    word: 'decide?',
    alt: 'Three rows: her partner, the ribbon of HIV and a condom; a mother who breastfeeds, health and medicines; relatives: do they decide for her?',
    note: 'Which of these rows do we leave out when the queue is long?',
  },
  fr: {
    word: 'décident ?',
    alt: 'Trois lignes : son partenaire, le ruban du VIH et un préservatif ; une mère qui allaite, la santé et les médicaments ; des proches : décident-ils pour elle ?',
    note: 'Quelle ligne oublions-nous quand la file est longue ?',
  },
  es: {
    word: '¿deciden?',
    alt: 'Tres filas: su pareja, el lazo del VIH y un condón; una madre que amamanta, la salud y las medicinas; familiares: ¿deciden por ella?',
    note: '¿Qué fila omitimos cuando la cola es larga?',
  },
})

function children(): Shape[] {
  return [
    baby('skin', 'marigold', { x: 6, y: 22, scale: 0.9 }),
    ...calendar(164, 54, 62),
    ...arrow([200, 52], [222, 52], { width: 6 }),
    baby('skin', 'marigold', { x: 228, y: 36, scale: 0.46 }),
    path('M302 30C324 22 352 32 355 44C352 58 324 64 302 58', { stroke: 'steelDark', width: 3.5, dash: [7, 6] }),
    circle(300, 44, 15, { fill: 'white', stroke: 'steelDark', width: 3.5, dash: [7, 6] }),
  ]
}

function used(): Shape[] {
  return [
    bust(CLIENT, { x: 4, y: 6, scale: 0.55 }),
    methodSign('pills', { x: 102, y: 4, scale: 0.92 }),
    ...faceOf(250, true),
    ...faceOf(326, false),
  ]
}

/** A face that smiles or not. @param x of its middle */
function faceOf(x: number, isHappy: boolean): Shape[] {
  return [
    circle(x, 50, 33, { fill: isHappy ? 'marigold' : 'white', stroke: 'ink', width: 4 }),
    circle(x - 11, 41, 4, { fill: 'ink' }),
    circle(x + 11, 41, 4, { fill: 'ink' }),
    path(isHappy ? `M${x - 15} 58q15 15 30 0` : `M${x - 15} 68q15 -15 30 0`, { stroke: 'ink', width: 5 }),
  ]
}

function matters(): Shape[] {
  return [
    group(padlock(), { x: 18, y: 4, scale: 0.94 }),
    ...calendar(186, 54, 88),
    drop(186, 90, 62, 'blood'),
    ...clock(308, 50, 42, 0.3),
    ...cross(342, 80, 32),
  ]
}

function partner(): Shape[] {
  return [
    bust(CLIENT, { x: 4, y: 6, scale: 0.55 }),
    bust(PARTNER, { x: 84, y: 6, scale: 0.55 }),
    group(ribbon(), { x: 176, y: 4, scale: 0.92 }),
    methodSign('condom', { x: 264, y: 4, scale: 0.92 }),
  ]
}

function health(): Shape[] {
  return [
    motherAndBaby(CLIENT, { x: 14, y: 0, scale: 0.51 }),
    group(heart(), { x: 136, y: 4, scale: 0.94 }),
    group(medicine(), { x: 258, y: 3, scale: 0.94 }),
  ]
}

function decides({ word = '' }: ExploreTexts): Shape[] {
  return [
    bust(ELDER, { x: -4, y: 6, scale: 0.55 }),
    bust(PARTNER, { x: 60, y: 6, scale: 0.55 }),
    text(word, 208, 44, { bold: true, anchor: 'middle' }),
    ...arrow([160, 66], [256, 66], { paint: 'terracotta', width: 8 }),
    bust({ ...CLIENT, isSad: true }, { x: 276, y: 6, scale: 0.55 }),
  ]
}
