import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, clock, drop } from '../../kit/objects.ts'
import { baby, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, path, type Shape } from '../../kit/shapes.ts'
import { ribbon } from '../eligibility/signs.ts'
import { medicine } from '../training/community/screening-icons.ts'
import { heart, padlock } from '../training/things.ts'
import { threeRows } from './three-rows.ts'

const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'terracotta' }
const PARTNER: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'indigo' }
const ELDER: PersonLook = { skin: 'skinDark', head: 'veil', headPaint: 'leaf', cloth: 'leaf' }

/** Exploring, first half: her wishes, what she has used, and what matters to her. */
export const exploreWishes = threeRows('explore-wishes', [children, used, matters], {
  en: {
    alt: 'Three rows: a child soon, later or never; pills that she used, and whether that went well or not; privacy, bleeding, and no daily task.',
    note: 'Cover the lines; trainees make an open question for each row.',
  },
  fr: {
    alt: 'Trois lignes : un enfant bientôt, plus tard ou jamais ; la pilule déjà prise, bien ou mal vécue ; la discrétion, les règles, rien à faire chaque jour.',
    note: 'Cachez le texte ; pour chaque image, une question ouverte.',
  },
  es: {
    alt: 'Tres filas: un hijo pronto, después o nunca; píldoras que usó, y si le fue bien o mal; privacidad, sangrado y nada que hacer cada día.',
    note: 'Tape las líneas; una pregunta abierta para cada fila.',
  },
})

/** Exploring, second half: partner and infections, baby and health, and who decides. */
export const exploreLife = threeRows('explore-life', [partner, health, decides], {
  en: {
    alt: 'Three rows: her partner, the ribbon of HIV and a condom; a mother who breastfeeds, health and medicines; relatives who decide for her.',
    note: 'Which of these rows do we leave out when the queue is long?',
  },
  fr: {
    alt: 'Trois lignes : son partenaire, le ruban du VIH et un préservatif ; une mère qui allaite, la santé et les médicaments ; des proches qui décident pour elle.',
    note: 'Quelle ligne oublions-nous quand la file est longue ?',
  },
  es: {
    alt: 'Tres filas: su pareja, el lazo del VIH y un condón; una madre que amamanta, la salud y las medicinas; familiares que deciden por ella.',
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
    methodSign('pills', { x: 40, y: 3, scale: 0.94 }),
    ...arrow([146, 38], [200, 26], { width: 6 }),
    ...arrow([146, 62], [200, 74], { width: 6 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 212, y: 14, scale: 0.48 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta', isSad: true }, { x: 288, y: 14, scale: 0.48 }),
    ...tick(178, 18, 30),
    ...cross(178, 82, 28),
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

function decides(): Shape[] {
  return [
    bust(ELDER, { x: 4, y: 6, scale: 0.55 }),
    bust(PARTNER, { x: 84, y: 6, scale: 0.55 }),
    ...arrow([176, 54], [226, 54], { paint: 'terracotta', width: 9 }),
    bust({ ...CLIENT, isSad: true }, { x: 244, y: 6, scale: 0.55 }),
    path('M332 22v30M332 64v2', { stroke: 'terracotta', width: 9 }),
  ]
}
